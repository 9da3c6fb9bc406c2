import {fork} from 'node:child_process';

/**
 * Runs a TypeScript module (`.mts`) in a process of its own and hands it a job. For steps beside and after the bundler, which uses
 * one processor most of the time, and beside the search index. What they import is not loaded for `npm start`.
 */
export function runBuildStep<Job>(file: string, job: Job): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = fork(file, {execArgv: ['--import', 'tsx'], serialization: 'advanced'});
    child.send(job as object);
    child.once('error', reject);
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`${file} ended with code ${code}. Its message stands above.`))));
  });
}

/** In such a module: does the job and ends, with what went wrong as its message. It ends early where the build has ended. */
export function receiveJob<Job>(work: (job: Job) => Promise<void>): void {
  const abandon = (): void => process.exit(1);
  process.once('disconnect', abandon);
  process.once('message', (job: Job) => {
    work(job)
      .catch((error: unknown) => {
        const {message, cause} = error as Error;
        process.stderr.write(`${message}\n${cause instanceof Error ? `${cause.stack}\n` : ''}`);
        process.exitCode = 1;
      })
      .finally(() => {
        process.off('disconnect', abandon);
        process.disconnect();
      });
  });
}
