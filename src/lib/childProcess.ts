import {fork} from 'node:child_process';
import os from 'node:os';

/**
 * Passes a job to a build step (an `.mts` module) in a child process, so that it does not block the bundler's event loop.
 *
 * @param options.hasLowPriority Set for steps whose result is not needed soon.
 */
export function runInChildProcess<Job>(
  file: string,
  job: Job,
  {hasLowPriority = false} = {},
): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = fork(file, {
      execArgv: ['--import', 'tsx'],
      serialization: 'advanced',
    });
    if (hasLowPriority && child.pid) {
      // Set before the child starts threads, which inherit its priority. It must not exceed the build's own priority, because an unprivileged process cannot raise it.
      os.setPriority(
        child.pid,
        Math.max(os.getPriority(), os.constants.priority.PRIORITY_BELOW_NORMAL),
      );
    }
    child.send(job as object);
    child.once('error', reject);
    child.once('exit', (code) =>
      code === 0
        ? resolve()
        : reject(
            new Error(
              `${file} exited with code ${code}. See its message above.`,
            ),
          ),
    );
  });
}

/** Called by the build step: runs the job, prints any error message, and exits. Aborts if the build ends first. */
export function onJob<Job>(work: (job: Job) => Promise<void>): void {
  const abort = (): void => process.exit(1);
  process.once('disconnect', abort);
  process.once('message', (job: Job) => {
    work(job)
      .catch((error: unknown) => {
        const {message, cause} = error as Error;
        process.stderr.write(
          `${message}\n${cause instanceof Error ? `${cause.stack}\n` : ''}`,
        );
        process.exitCode = 1;
      })
      .finally(() => {
        process.off('disconnect', abort);
        process.disconnect();
      });
  });
}
