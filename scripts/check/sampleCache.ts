import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {findFiles, type Page} from '../pages';
import {hasPython} from '../samples/checkers/parsers';
import {hasShellCheck} from '../samples/checkers/shell';
import {findSamples} from '../samples/sample';

/** What the result of a check depends on besides a page's code blocks: the packages, the checkers and what these import. */
const inputs = [
  'scripts/samples/package-lock.json',
  'scripts/samples/check.ts',
  'scripts/samples/sample.ts',
  ...findFiles('scripts/samples/checkers'),
  ...findFiles('scripts/samples/stubs'),
  ...findFiles('src/features/rpc'),
];

/** Remembers pages whose code blocks have passed their check, which takes longer than all others. */
export class SampleCache {
  readonly #folder: string;
  readonly #inputs = createHash('sha256').update(
    JSON.stringify([process.version, hasShellCheck, hasPython]),
  );

  constructor(folder = 'node_modules/.cache/samples') {
    this.#folder = folder;
    for (const file of inputs) this.#inputs.update(readFileSync(file));
  }

  /** Returns the marker of a page's blocks, wherever on the page they are. */
  #getMarker(page: Page): string {
    const blocks = findSamples(page).samples.map((sample) => ({
      ...sample,
      line: 0,
    }));
    const hash = this.#inputs.copy().update(JSON.stringify(blocks));
    return path.join(this.#folder, hash.digest('hex'));
  }

  /** Whether the page's blocks have passed before. */
  has(page: Page): boolean {
    return existsSync(this.#getMarker(page));
  }

  /** Records that the page's blocks have passed. */
  add(page: Page): void {
    mkdirSync(this.#folder, {recursive: true});
    writeFileSync(this.#getMarker(page), '');
  }
}
