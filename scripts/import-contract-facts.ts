/**
 * Turns the contract facts (one JSON file a contract) into the typed data in src/data/contracts/.
 *
 * Usage: npx tsx scripts/import-contract-facts.ts FOLDER
 *
 * FOLDER holds a JSON file for each reference page, `parts-8.0/` and `deployed-abi-selectors.json`.
 * Written: records/, parts/ and deployedAbi.ts. Run it again when a new version of the contracts is
 * deployed, and commit the result.
 */
import {mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {isDeepStrictEqual} from 'node:util';
import {keccak256, toBytes} from 'viem';
import type {Declaration, DeployedAbi, Generation, Revert} from '../src/data/contracts/types';
import {generations} from '../src/data/contracts/types';

const TARGET = path.join(import.meta.dirname, '../src/data/contracts');
const HEADER = '// Written by scripts/import-contract-facts.ts: do not edit.\n';
const WIDTH = 110;

type Json = string | number | boolean | null | readonly Json[] | {readonly [key: string]: Json};
type Facts = Record<string, Json>;

/** The generation that each labelled ABI of `deployed-abi-selectors.json` belongs to. */
const ABI_GENERATIONS: Record<string, Generation> = {
  '6.0': '6.0',
  '7.1': '7.1',
  '8.0': '8.0',
  '1.0': '6.0',
  '1.1': '8.0',
  '1.0 (repo Jan 2025)': '6.0',
  '1.0 (repo Jun 2026)': '8.0',
  'repo Jan 2025': '6.0',
  'repo Jun 2026': '8.0',
};

/** A value as TypeScript source: on one line where it fits. */
function print(value: Json, indent = ''): string {
  if (typeof value === 'string') return `'${value.replace(/[\\']/g, '\\$&')}'`;
  if (typeof value !== 'object' || value === null) return String(value);
  const [open, close] = Array.isArray(value) ? '[]' : '{}';
  const inner = `${indent}  `;
  const entries = (pad: string): string[] =>
    Array.isArray(value)
      ? value.map((item: Json) => print(item, pad))
      : Object.entries(value).map(([key, item]) => `${/^[a-z_]\w*$/i.test(key) ? key : `'${key}'`}: ${print(item, pad)}`);
  const line = `${open}${entries('').join(', ')}${close}`;
  if (!line.includes('\n') && indent.length + line.length <= WIDTH) return line;
  const names = Array.isArray(value) && value.every((item) => typeof item === 'string');
  const lines = names ? fill(entries(inner), WIDTH - inner.length) : entries(inner).map((entry) => `${entry},`);
  return `${open}\n${lines.map((text) => `${inner}${text}\n`).join('')}${indent}${close}`;
}

/** Joins short entries to lines of at most `width` characters. */
function fill(entries: readonly string[], width: number): string[] {
  const lines: string[] = [];
  for (const entry of entries) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + entry.length + 2 <= width) lines[lines.length - 1] = `${last} ${entry},`;
    else lines.push(`${entry},`);
  }
  return lines;
}

/** `ZeroAddressNotAllowed if not: _to != address(0)` as data. A condition that was cut off is left out. */
function revert(text: string): Revert {
  const match = /^([\w.]+)(?: (if|if not): (.*))?$/.exec(text);
  if (!match) throw new Error(`Cannot read the revert "${text}"`);
  const [, error = '', word, condition] = match;
  const balanced = condition?.split('(').length === condition?.split(')').length;
  if (!condition || !balanced) return {error};
  return word === 'if' ? {error, if: condition} : {error, unless: condition};
}

function member(facts: Facts): Facts {
  const {getter, reverts, returns, ...rest} = facts;
  const text = /^keccak256\("(.*)"\)$/.exec(String(facts.value))?.[1];
  return {
    ...rest,
    ...(text === undefined ? {} : {hash: keccak256(toBytes(text))}),
    ...(getter as Facts | undefined),
    ...(Array.isArray(returns) && returns.length ? {returns} : {}),
    ...(Array.isArray(reverts) ? {reverts: reverts.map((item) => revert(String(item))) as unknown as Json} : {}),
  };
}

function declaration(facts: Facts): Declaration {
  const {fullAbiNames, ...rest} = facts;
  const entries = Object.entries(rest).map(([key, value]) => [
    key,
    Array.isArray(value) && key !== 'inherits' ? value.map((item) => member(item as Facts)) : value,
  ]);
  return {...Object.fromEntries(entries), answersTo: fullAbiNames} as Declaration;
}

/** A record as source. Generations that declare the same share one constant. */
function recordSource(key: string, facts: Facts): string {
  const constants: {readonly name: string; readonly value: Declaration}[] = [];
  const use = (generation: Generation): string => {
    const raw = facts[`abi-${generation}`];
    if (!raw) return 'null';
    const value = declaration(raw as Facts);
    const known = constants.find((constant) => isDeepStrictEqual(constant.value, value));
    if (known) return known.name;
    const name = `v${generation.replace('.', '')}`;
    constants.push({name, value});
    return name;
  };
  const uses = generations.map((generation) => `'${generation}': ${use(generation)}`).join(', ');
  return [
    `${HEADER}import type {ContractRecord, Declaration} from '../types';\n`,
    ...constants.map(({name, value}) => `const ${name}: Declaration = ${print(value as unknown as Json)};\n`),
    `export const ${key}: ContractRecord = {`,
    `  name: ${print(facts.contract ?? null)},`,
    // A page named like its folder is served at the folder's URL.
    `  route: ${print(typeof facts.route === 'string' ? facts.route.replace(/\/(\w+)\/\1$/, '/$1') : null)},`,
    `  generations: {${uses}},`,
    '};\n',
  ].join('\n');
}

function partSource(facts: Facts): string {
  const name = String(facts.contract);
  const value = declaration(facts['abi-8.0'] as Facts);
  return [
    `${HEADER}import type {PartRecord} from '../types';\n`,
    `export const ${name}: PartRecord = {`,
    `  name: '${name}',`,
    `  declaration: ${print(value as unknown as Json, '  ')},`,
    '};\n',
  ].join('\n');
}

function deployedSource(facts: Record<string, Record<string, DeployedAbi>>): string {
  const abis = Object.entries(facts).map(([name, byLabel]) => {
    const byGeneration = Object.entries(byLabel).map(([label, abi]) => {
      const generation = ABI_GENERATIONS[label];
      if (!generation) throw new Error(`${name}: no generation is known for the label "${label}"`);
      return [generation, abi];
    });
    return [name, Object.fromEntries(byGeneration)];
  });
  return [
    `${HEADER}import type {DeployedAbi, Generation} from './types';\n`,
    `/** The complete ABI of the deployed contracts, in the generations for which it is on record. */`,
    `export const deployedAbi = ${print(Object.fromEntries(abis))} satisfies Record<`,
    '  string,',
    '  Partial<Record<Generation, DeployedAbi>>',
    '>;\n',
  ].join('\n');
}

/** Writes `NAME.ts` for each source, and an index that gathers them as `constant`. */
function writeFolder(folder: string, constant: string, sources: ReadonlyMap<string, string>): void {
  const directory = path.join(TARGET, folder);
  rmSync(directory, {recursive: true, force: true});
  mkdirSync(directory);
  for (const [name, source] of sources) writeFileSync(path.join(directory, `${name}.ts`), source);
  const names = [...sources.keys()].sort();
  const index = [
    ...names.map((name) => `import {${name}} from './${name}';`),
    `\nexport const ${constant} = {\n${names.map((name) => `  ${name},\n`).join('')}};\n`,
  ];
  writeFileSync(path.join(directory, 'index.ts'), HEADER + index.join('\n'));
}

function read(file: string): Facts {
  return JSON.parse(readFileSync(file, 'utf8')) as Facts;
}

const folder = process.argv[2];
if (!folder) throw new Error('Usage: npx tsx scripts/import-contract-facts.ts FOLDER');

const records = new Map<string, string>();
const parts = new Map<string, string>();
for (const file of readdirSync(folder, {recursive: true, encoding: 'utf8'}).sort()) {
  if (!file.endsWith('.json') || file === 'deployed-abi-selectors.json') continue;
  const facts = read(path.join(folder, file));
  const key = path.basename(file, '.json');
  if (file.startsWith('parts-8.0')) parts.set(String(facts.contract), partSource(facts));
  else if (records.has(key)) throw new Error(`Two contracts share the key "${key}"`);
  else records.set(key, recordSource(key, facts));
}
writeFolder('records', 'contractRecords', records);
writeFolder('parts', 'partRecords', parts);
writeFileSync(
  path.join(TARGET, 'deployedAbi.ts'),
  deployedSource(read(path.join(folder, 'deployed-abi-selectors.json')) as never),
);
console.log(`${records.size} contracts, ${parts.size} parts`);
