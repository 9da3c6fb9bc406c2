import {createHash} from 'node:crypto';
import {readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';

/** What no page is made of: results of builds and tests, and what package-lock.json already names. */
const ignored = new Set(['build', 'coverage', 'hosting', 'node_modules', 'playwright-report', 'scripts', 'test-results', 'tests']);

/** Every file that a page can be made of, sorted. A new folder counts from the day it exists. */
export function listInputs(siteDir: string): string[] {
  return readdirSync(siteDir)
    .filter((name) => !name.startsWith('.') && !ignored.has(name))
    .flatMap((name) =>
      statSync(path.join(siteDir, name)).isDirectory()
        ? readdirSync(path.join(siteDir, name), {encoding: 'utf8', recursive: true}).map((file) => path.join(name, file))
        : [name],
    )
    .filter((file) => statSync(path.join(siteDir, file)).isFile())
    .map((file) => file.split(path.sep).join('/'))
    .sort();
}

/** A short hash of all inputs: it changes with any of them. */
export function hashInputs(siteDir: string): string {
  const hash = createHash('sha256');
  for (const file of listInputs(siteDir)) {
    hash.update(file).update('\0').update(readFileSync(path.join(siteDir, file))).update('\0');
  }
  return hash.digest('hex').slice(0, 8);
}
