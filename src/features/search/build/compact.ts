import {createHash} from 'node:crypto';
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {allContexts, indexManifest, resultLength} from '../options';
import {EntryType, type IndexEntry, type IndexList} from '../types';

/** An index as lunr writes it: for each entry the weights of its terms, for each term the entries it is in. */
interface SerializedIndex {
  readonly fieldVectors: readonly (readonly [string, readonly number[]])[];
  readonly invertedIndex: readonly (readonly [string, Readonly<Record<string, number | Readonly<Record<string, object>>>>])[];
}

/** Of a content, only this many terms have a weight: those that it is about. The others are found all the same. */
const weighedTerms = 10;

/** The heaviest terms of a vector, which is a list of terms and weights in turn, with less exact weights. */
function lighten(vector: readonly number[], most: number): number[] {
  const pairs: [number, number][] = [];
  for (let at = 0; at < vector.length; at += 2) {
    pairs.push([vector[at] ?? 0, vector[at + 1] ?? 0]);
  }
  return pairs
    .sort((one, other) => other[1] - one[1])
    .slice(0, most)
    .sort((one, other) => one[0] - other[0])
    .flatMap(([term, weight]) => [term, Math.round(weight * 10) / 10]);
}

/** Nobody asks for the places of a term in a text. */
const withoutPlaces = (entries: Readonly<Record<string, object>>): Readonly<Record<string, object>> =>
  Object.fromEntries(Object.keys(entries).map((id) => [id, {}]));

/** Selector or topic that the contract reference prints below the heading of its member. */
const identifier = /\b((?:Selector|Topic 0): 0x[0-9a-f]+) of /;

/** A text as far as a result shows it. That of a member begins with its selector or topic. */
function shorten(entry: IndexEntry): IndexEntry {
  const [sentence = '', named] = identifier.exec(entry.t) ?? [];
  const text = named ? `${named} · ${entry.t.replace(sentence, '').trim()}` : entry.t;
  const end = text.lastIndexOf(' ', resultLength);
  return {...entry, t: text.length <= resultLength ? text : text.slice(0, end > 0 ? end : resultLength)};
}

/** Makes a list of an index file smaller by what the search does without. `lunr.Index.load` takes it as before. */
export function compact({documents, index}: IndexList, type: number): IndexList {
  const {fieldVectors, invertedIndex, ...rest} = index as SerializedIndex;
  const isContent = type === EntryType.Content;
  return {
    documents: isContent ? documents.map(shorten) : documents,
    index: {
      ...rest,
      fieldVectors: fieldVectors.map(([field, vector]) => [field, lighten(vector, isContent ? weighedTerms : vector.length)]),
      invertedIndex: invertedIndex.map(([term, fields]) => [
        term,
        Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, typeof value === 'number' ? value : withoutPlaces(value)])),
      ]),
    },
  };
}

/** Rewrites the index files of a build in their small form, and the manifest with the hash of each. */
export function writeIndexes(outDir: string): void {
  const fileOf = (context: string): string => 'search-index{dir}.json'.replace('{dir}', context && `-${context}`);
  const names = allContexts.filter((context) => existsSync(path.join(outDir, fileOf(context)))).map((context) => {
    const file = fileOf(context);
    const lists = JSON.parse(readFileSync(path.join(outDir, file), 'utf8')) as IndexList[];
    const text = JSON.stringify(lists.map(compact));
    writeFileSync(path.join(outDir, file), text);
    return [context, `${file}?_=${createHash('sha256').update(text).digest('hex').slice(0, 8)}`] as const;
  });
  writeFileSync(path.join(outDir, indexManifest), JSON.stringify(Object.fromEntries(names)));
}
