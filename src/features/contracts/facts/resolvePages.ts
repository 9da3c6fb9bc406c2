import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {formatAbi, getAbi, getAbiPath, listAbiFiles} from '../model/abi';
import {
  contractKeys,
  earlierPages,
  findUnplacedContracts,
} from '../model/contracts';
import {findMissingCallers} from '../model/resolveMember';
import {resolvePage} from '../model/resolvePage';
import {getPageFactsFile, type PageFacts, pageFactsFolder} from './pageFacts';

/** Formats JSON with one line for each field of a member, for readable diffs between releases. */
function formatPageFacts({members, ...facts}: PageFacts): string {
  const fields = Object.entries(facts)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${JSON.stringify(name)}: ${formatList(value)}`);
  const memberTexts = members.map((member) => {
    const lines = Object.entries(member).map(
      ([name, value]) => `   ${JSON.stringify(name)}: ${JSON.stringify(value)}`,
    );
    return `  {\n${lines.join(',\n')}\n  }`;
  });
  const list = memberTexts.length ? `[\n${memberTexts.join(',\n')}\n ]` : '[]';
  return `{\n${[...fields, ` "members": ${list}`].join(',\n')}\n}\n`;
}

/** A list of objects has one line for each of them. */
function formatList(value: unknown): string {
  const isList =
    Array.isArray(value) && value.some((item) => typeof item === 'object');
  return isList
    ? `[\n${value.map((item) => `  ${JSON.stringify(item)}`).join(',\n')}\n ]`
    : JSON.stringify(value);
}

/** The files that `npm run contracts` writes, by path: facts of the pages, and ABIs for download. */
export function resolveFiles(): ReadonlyMap<string, string> {
  const missingCallers = findMissingCallers();
  if (missingCallers.length) throw new Error(missingCallers.join('\n'));
  const pages = [
    ...contractKeys.map((key) => ({key, release: undefined})),
    ...earlierPages,
  ];
  return new Map([
    ...pages.map(({key, release}): [string, string] => [
      `${pageFactsFolder}/${getPageFactsFile(key, release)}`,
      formatPageFacts(resolvePage(key, release)),
    ]),
    ...listAbiFiles().map(({key, release}): [string, string] => [
      `static${getAbiPath(key, release)}`,
      formatAbi(getAbi(key, release) ?? []),
    ]),
  ]);
}

/** Resolves all releases and replaces the files of pages and ABIs. */
export function writeFiles(): void {
  for (const problem of findUnplacedContracts())
    process.stdout.write(`${problem}\n`);
  // Before the removal, so that a mistake in the facts leaves the files as they are.
  const files = resolveFiles();
  for (const folder of [pageFactsFolder, 'static/abi'])
    rmSync(folder, {recursive: true, force: true});
  for (const [file, text] of files) {
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, text);
  }
}
