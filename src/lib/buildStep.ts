import {fork} from 'node:child_process';
import os from 'node:os';

/**
 * Runs a TypeScript module (`.mts`) in a process of its own and hands it a job. For steps beside and after the bundler, which uses
 * one processor most of the time, and beside the search index. What they import is not loaded for `npm start`.
 *
 * @param options.yielding Whether it gets only what the build itself leaves of the processors: for a step that nothing waits for soon.
 */
export function runBuildStep<Job>(file: string, job: Job, {yielding = false} = {}): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = fork(file, {execArgv: ['--import', 'tsx'], serialization: 'advanced'});
    if (yielding && child.pid) {
      // Before it has threads, which take its priority over. A lower one than the build's own may not be raised.
      os.setPriority(child.pid, Math.max(os.getPriority(), os.constants.priority.PRIORITY_BELOW_NORMAL));
    }
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
