import {createHash} from 'node:crypto';
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {allContexts, indexManifest, resultLength} from '../options';
import {EntryType, type IndexEntry, type IndexList} from '../types';

/** Of a content, only this many terms have a weight: those that it is about. The others are found all the same. */
const weighedTerms = 10;

/** The heaviest terms of a vector, which has terms and weights in turn. */
function lighten(vector: readonly number[]): number[] {
  const weightAt = (position: number): number => vector[position - (position % 2) + 1] ?? 0;
  const least = vector.filter((_, position) => position % 2 === 1).sort((one, other) => other - one)[weighedTerms - 1] ?? 0;
  return vector.filter((_, position) => weightAt(position) >= least);
}

/** A text as far as a result shows it. That of a member begins with the selector or topic that the contract reference prints. */
function shorten(entry: IndexEntry): IndexEntry {
  const text = entry.t.replace(/^(.*?)\b((?:Selector|Topic 0): 0x[0-9a-f]+) of /s, '$2 · $1');
  const end = text.length > resultLength ? text.lastIndexOf(' ', resultLength) : text.length;
  return {...entry, t: text.slice(0, end > 0 ? end : resultLength)};
}

/** Nobody asks for the places of a term in a text, or for exact weights. */
function simplify(key: string, value: unknown): unknown {
  if (key === 'position') {
    return undefined;
  }
  return typeof value === 'number' ? Math.round(value * 10) / 10 : value;
}

/** Makes a list of an index file smaller by what the search does without. `lunr.Index.load` takes it as before. */
export function compact({documents, index}: IndexList, type: number): IndexList {
  const fieldVectors = index.fieldVectors.map(([entry, vector]) => [entry, lighten(vector)] as const);
  const list = type === EntryType.Content ? {documents: documents.map(shorten), index: {...index, fieldVectors}} : {documents, index};
  return JSON.parse(JSON.stringify(list, simplify)) as IndexList;
}

/** Rewrites the index files of a build in their small form, and the manifest with the hash of each. */
export function writeIndexes(outDir: string): void {
  const names: Record<string, string> = {};
  for (const context of allContexts) {
    const name = `search-index${context && `-${context}`}.json`;
    const file = path.join(outDir, name);
    if (existsSync(file)) {
      const text = JSON.stringify((JSON.parse(readFileSync(file, 'utf8')) as IndexList[]).map(compact));
      writeFileSync(file, text);
      names[context] = `${name}?_=${createHash('sha256').update(text).digest('hex').slice(0, 8)}`;
    }
  }
  writeFileSync(path.join(outDir, indexManifest), JSON.stringify(names));
}
