import {spawn, type ChildProcess} from 'node:child_process';
import {watch} from 'node:fs';
import path from 'node:path';

/** Editors write a file in several steps. */
const SETTLED = 200;

/** Checks after each save, in a process of its own, so that data that has changed is read anew. Ends with Ctrl+C. */
export async function watchFiles(names: readonly string[], {samples}: {readonly samples: boolean}): Promise<never> {
  const command = ['--import', 'tsx', path.join(import.meta.dirname, '../check.mts'), ...names, ...(samples ? [] : ['--no-samples'])];
  let running: ChildProcess | undefined;
  let timer: NodeJS.Timeout | undefined;
  const run = (): void => {
    running?.kill();
    console.log(`\n${new Date().toLocaleTimeString('en-GB')}`);
    const latest = spawn(process.execPath, command, {stdio: 'inherit'});
    running = latest;
    // A check that a newer save has ended says nothing: editors take this line for the end of the findings.
    latest.on('exit', () => latest === running && console.log('Waiting for the next save.'));
  };
  for (const folder of ['docs', 'src']) {
    watch(folder, {recursive: true}, () => {
      clearTimeout(timer);
      timer = setTimeout(run, SETTLED);
    });
  }
  watch('redirects.ts', () => {
    clearTimeout(timer);
    timer = setTimeout(run, SETTLED);
  });
  run();
  return new Promise<never>(() => undefined);
}
