import type {Plugin} from '@docusaurus/types';
import type {Code, Root} from 'mdast';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path/posix';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {addCacheDependencies} from '../../engine/cacheDependencies';

/** The folder of the files that pages offer for download. A block names them by their URL, for example `/files/nodes/create-jwt.sh`. */
const downloadFolder = 'static/files';

const getUrl = ({meta}: Code): string | undefined =>
  /(?:^| )file="([^"]*)"/.exec(meta ?? '')?.[1];

const getFile = (url: string): string => path.join('static', url);

function describeProblem({value}: Code, url: string): string | undefined {
  const file = getFile(url);
  if (!file.startsWith(`${downloadFolder}/`) || !existsSync(file)) {
    return `there is no download ${url} → write the URL of a file in ${downloadFolder}, such as file="/files/nodes/create-jwt.sh"`;
  }
  return value.trim() === ''
    ? undefined
    : `the block has content of its own → leave it empty, because it shows ${file}`;
}

/** Finds code blocks that name a file that does not exist, or repeat its content. */
export function findIncludeProblems(
  tree: Root,
): {line: number; column: number; message: string}[] {
  const problems: {line: number; column: number; message: string}[] = [];
  visit(tree, 'code', (block: Code) => {
    const url = getUrl(block);
    const message = url === undefined ? undefined : describeProblem(block, url);
    if (message !== undefined) {
      const {line = 1, column = 1} = block.position?.start ?? {};
      problems.push({line, column, message});
    }
  });
  return problems;
}

/** Fills code blocks with `file="/files/…"` with the file that readers download, so that pages cannot show another text. */
export default function includeFiles() {
  return (tree: Root, file: VFile): void => {
    const [problem] = findIncludeProblems(tree);
    if (problem) file.fail(problem.message, problem);
    visit(tree, 'code', (block: Code) => {
      const url = getUrl(block);
      if (url !== undefined) {
        block.value = readFileSync(getFile(url), 'utf8').trimEnd();
      }
    });
  };
}

/** Renews pages when a file that they show changes: watched by the dev server, and known to the bundler's cache. */
export function includedFiles(): Plugin {
  return {
    name: 'included-files',
    getPathsToWatch: () => [`${downloadFolder}/**`],
    configureWebpack: (config) =>
      addCacheDependencies(
        config,
        readdirSync(downloadFolder, {recursive: true, withFileTypes: true})
          .filter((entry) => entry.isFile())
          .map((entry) => path.join(entry.parentPath, entry.name)),
      ),
  };
}
