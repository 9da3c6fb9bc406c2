/**
 * Takes the compiled facts of a protocol release into the repository.
 *
 * Usage: npm run contracts -- FOLDER GENERATION
 *
 * FOLDER holds a JSON file for each contract, with the facts of the release under `abi-GENERATION`,
 * and `deployed-abi-selectors.json`. Written: sources/GENERATION/units.json, which holds the units that
 * the release changes (`null`: it has the unit no more), and deployed.json. CONTRIBUTING.md, "A new
 * protocol release", has what else belongs to a release.
 */
import {mkdirSync, readFileSync, readdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {isDeepStrictEqual} from 'node:util';

type Facts = Readonly<Record<string, unknown>>;

const TARGET = path.join(import.meta.dirname, '../sources');

/** Labels in the facts for contracts that count their versions in a way of their own. */
const LABELS: Readonly<Record<string, readonly string[]>> = {
  '6.0': ['1.0', '1.0 (repo Jan 2025)', 'repo Jan 2025'],
  '8.0': ['1.1', '1.0 (repo Jun 2026)', 'repo Jun 2026'],
};

function read(file: string): Facts {
  return JSON.parse(readFileSync(file, 'utf8')) as Facts;
}

/** JSON with one line for each member of a unit, so that a comparison of two releases reads well. */
function print(value: unknown, depth = 0): string {
  const pad = '  '.repeat(depth + 1);
  if (typeof value !== 'object' || value === null || depth > 3) return JSON.stringify(value);
  const isList = Array.isArray(value);
  if (isList && !value.some((item) => typeof item === 'object')) return JSON.stringify(value);
  if (isList && depth < 2) throw new Error('A list is not expected here.');
  const items = isList
    ? value.map((item) => JSON.stringify(item))
    : Object.entries(value).map(([key, item]) => `${JSON.stringify(key)}: ${print(item, depth + 1)}`);
  const [open, close] = isList ? '[]' : '{}';
  return `${open}\n${items.map((item) => pad + item).join(',\n')}\n${'  '.repeat(depth)}${close}`;
}

/** The units of a release by name, as compiled. */
function unitsIn(folder: string, generation: string): Map<string, unknown> {
  const units = new Map<string, unknown>();
  for (const file of readdirSync(folder, {recursive: true, encoding: 'utf8'}).sort()) {
    if (!file.endsWith('.json') || file === 'deployed-abi-selectors.json') continue;
    const facts = read(path.join(folder, file));
    const name = String(facts.contract);
    if (units.has(name)) throw new Error(`Two files hold ${name}`);
    if (facts[`abi-${generation}`]) units.set(name, facts[`abi-${generation}`]);
  }
  return units;
}

/** The units on record before a release: what the earlier folders say, one after another. */
function unitsBefore(generation: string): Map<string, unknown> {
  const units = new Map<string, unknown>();
  const earlier = readdirSync(TARGET).filter((name) => Number(name) < Number(generation));
  for (const name of earlier.sort((one, other) => Number(one) - Number(other))) {
    for (const [unit, facts] of Object.entries(read(path.join(TARGET, name, 'units.json')))) {
      if (facts === null) units.delete(unit);
      else units.set(unit, facts);
    }
  }
  return units;
}

function importRelease(folder: string, generation: string): void {
  const [now, before] = [unitsIn(folder, generation), unitsBefore(generation)];
  if (!now.size) throw new Error(`No file in ${folder} has facts under "abi-${generation}".`);
  const changed = [...now].filter(([name, facts]) => !isDeepStrictEqual(facts, before.get(name)));
  const gone = [...before.keys()].filter((name) => !now.has(name)).map((name) => [name, null]);
  const labels = [generation, ...(LABELS[generation] ?? [])];
  const deployed = Object.entries(read(path.join(folder, 'deployed-abi-selectors.json'))).flatMap(([name, byLabel]) => {
    const abis = Object.entries(byLabel as Facts).filter(([label]) => labels.includes(label));
    return abis.map(([, abi]) => [name, abi]);
  });
  const target = path.join(TARGET, generation);
  mkdirSync(target, {recursive: true});
  writeFileSync(path.join(target, 'units.json'), `${print(Object.fromEntries([...changed, ...gone]))}\n`);
  writeFileSync(path.join(target, 'deployed.json'), `${print(Object.fromEntries(deployed))}\n`);
  process.stdout.write(`${generation}: ${changed.length} of ${now.size} units changed, ${gone.length} gone, ${deployed.length} deployed\n`);
}

const [folder, generation] = process.argv.slice(2);
if (!folder || !generation) throw new Error('Usage: npm run contracts -- FOLDER GENERATION');
importRelease(folder, generation);
