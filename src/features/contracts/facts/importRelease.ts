/**
 * Imports the compiler output of a protocol release, and resolves what the contract pages print.
 *
 * Usage: npm run contracts -- FOLDER RELEASE [LABEL …], for example: FOLDER 8.0 1.1 "repo Jun 2026"; or npm run contracts
 *
 * FOLDER contains a JSON file per contract, with the release's declarations under `abi-RELEASE`. Its `deployed-abi-selectors.json` contains
 * the ABIs of deployed contracts under RELEASE or, for contracts with their own version numbers, under a LABEL. Writes deployedAbis.json and
 * declarations.json to facts/RELEASE. declarations.json contains only the contracts that the release changes, with `null` for removed
 * contracts. For the other steps of a release, see "A new protocol release" in CONTRIBUTING.md.
 *
 * Without a folder, writes facts/pages and static/abi from the facts of all releases: their diff shows the effect of a change.
 */
import {mkdirSync, readdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {isDeepStrictEqual} from 'node:util';
import {writeFiles} from './resolvePages';

type JsonObject = Readonly<Record<string, unknown>>;

const FACTS_FOLDER = import.meta.dirname;

function readJson(file: string): JsonObject {
  return JSON.parse(readFileSync(file, 'utf8')) as JsonObject;
}

/** Formats JSON with one line per member, for readable diffs between releases. */
function formatJson(value: unknown, depth = 0): string {
  const pad = '  '.repeat(depth + 1);
  if (typeof value !== 'object' || value === null || depth > 3)
    return JSON.stringify(value);
  const isList = Array.isArray(value);
  if (isList && !value.some((item) => typeof item === 'object'))
    return JSON.stringify(value);
  if (isList && depth < 2)
    throw new Error('Lists are supported only inside a contract.');
  const items = isList
    ? value.map((item) => JSON.stringify(item))
    : Object.entries(value).map(
        ([key, item]) =>
          `${JSON.stringify(key)}: ${formatJson(item, depth + 1)}`,
      );
  const [open, close] = isList ? '[]' : '{}';
  return `${open}\n${items.map((item) => pad + item).join(',\n')}\n${'  '.repeat(depth)}${close}`;
}

/** Returns the compiled contracts of a release by name. */
function readContracts(folder: string, release: string): Map<string, unknown> {
  const contracts = new Map<string, unknown>();
  for (const file of readdirSync(folder, {
    recursive: true,
    encoding: 'utf8',
  }).sort()) {
    if (!file.endsWith('.json') || file === 'deployed-abi-selectors.json')
      continue;
    const output = readJson(path.join(folder, file));
    const name = String(output.contract);
    if (contracts.has(name))
      throw new Error(
        `Two files in ${folder} declare ${name}. Keep one of them.`,
      );
    if (output[`abi-${release}`]) contracts.set(name, output[`abi-${release}`]);
  }
  return contracts;
}

/** Returns the contracts as of the previous release, merged from the folders of all earlier releases. */
function readEarlierContracts(release: string): Map<string, unknown> {
  const contracts = new Map<string, unknown>();
  const earlierReleases = readdirSync(FACTS_FOLDER).filter(
    (name) => Number(name) < Number(release),
  );
  for (const folder of earlierReleases.sort((a, b) => Number(a) - Number(b))) {
    for (const [name, declaration] of Object.entries(
      readJson(path.join(FACTS_FOLDER, folder, 'declarations.json')),
    )) {
      if (declaration === null) contracts.delete(name);
      else contracts.set(name, declaration);
    }
  }
  return contracts;
}

function importRelease(
  folder: string,
  release: string,
  labels: readonly string[],
): void {
  const [currentContracts, previousContracts] = [
    readContracts(folder, release),
    readEarlierContracts(release),
  ];
  if (!currentContracts.size)
    throw new Error(
      `No file in ${folder} has declarations under "abi-${release}". Check the folder and the release.`,
    );
  const changedContracts = [...currentContracts].filter(
    ([name, declaration]) =>
      !isDeepStrictEqual(declaration, previousContracts.get(name)),
  );
  const removedContracts = [...previousContracts.keys()]
    .filter((name) => !currentContracts.has(name))
    .map((name) => [name, null]);
  const deployedContracts = Object.entries(
    readJson(path.join(folder, 'deployed-abi-selectors.json')),
  ).flatMap(([name, byLabel]) => {
    const abis = Object.entries(byLabel as JsonObject).filter(([label]) =>
      labels.includes(label),
    );
    return abis.map(([, abi]) => [name, abi]);
  });
  const target = path.join(FACTS_FOLDER, release);
  mkdirSync(target, {recursive: true});
  writeFileSync(
    path.join(target, 'declarations.json'),
    `${formatJson(Object.fromEntries([...changedContracts, ...removedContracts]))}\n`,
  );
  writeFileSync(
    path.join(target, 'deployedAbis.json'),
    `${formatJson(Object.fromEntries(deployedContracts))}\n`,
  );
  process.stdout.write(
    `${release}: ${changedContracts.length} of ${currentContracts.size} contracts changed, ${removedContracts.length} removed, ${deployedContracts.length} deployed\n`,
  );
}

const [folder, release, ...labels] = process.argv.slice(2);
if (folder && !release)
  throw new Error('Usage: npm run contracts -- [FOLDER RELEASE [LABEL …]]');
if (folder && release) importRelease(folder, release, [release, ...labels]);
else writeFiles();
