import {strToU8, zipSync} from 'fflate';
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {parsePages, type Page} from '../pages';
import {findSamples, joinBlocks, createStages, type Sample} from './sample';

/** Returns the contents of a page's project files by path. A block replaces the file of an earlier block with the same title. */
export function getProjectFiles(
  samples: readonly Sample[],
): Map<string, string> {
  const files =
    createStages(joinBlocks(samples.filter(({title}) => title)), String).at(
      -1,
    ) ?? [];
  return new Map([...files].map(([title, {code}]) => [title, `${code}\n`]));
}

/** Creates a reproducible ZIP of a page's finished project, in a folder named after the page. Returns undefined for a page without files. */
export function zipProject(page: Page): Uint8Array | undefined {
  const files = getProjectFiles(findSamples(page).samples);
  const folder = path.basename(page.file, '.mdx');
  // ZIP stores local times, from 1980 onwards.
  return files.size === 0
    ? undefined
    : zipSync(
        Object.fromEntries(
          [...files].map(([title, text]) => [
            `${folder}/${title}`,
            strToU8(text),
          ]),
        ),
        {level: 9, mtime: new Date(1980, 0, 1)},
      );
}

/** Writes each tutorial's project next to its page: `/learn/voting-dapp.zip`. */
export function writeProjects(outDir: string): void {
  for (const page of parsePages('docs/learn')) {
    const zip = zipProject(page);
    if (zip)
      writeFileSync(
        path.join(
          outDir,
          path.relative('docs', page.file).replace(/\.mdx$/, '.zip'),
        ),
        zip,
      );
  }
}
