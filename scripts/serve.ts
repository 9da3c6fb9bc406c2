import {spawn} from 'node:child_process';
import {setTimeout as wait} from 'node:timers/promises';

/** Serves a built site until `stop` is called. */
export async function serveBuild(folder: string, port: number): Promise<{readonly url: string; readonly stop: () => void}> {
  const url = `http://localhost:${port}`;
  const server = spawn(process.execPath, ['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'serve', '--no-open', '--dir', folder, '--port', String(port)], {stdio: 'ignore'});
  for (let attempt = 0; attempt < 60 && !(await fetch(url).catch(() => undefined))?.ok; attempt += 1) {
    await wait(500);
  }
  return {url, stop: () => server.kill()};
}
