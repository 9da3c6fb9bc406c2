import {createHash} from 'node:crypto';
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {labelledHex} from '../../../lib/hexLabels';
import {allContexts, indexManifest, pageRoom} from '../options';
import {EntryType, type IndexEntry, type IndexList} from '../types';

const memberText = new RegExp(`^(.*?)\\b(${labelledHex}) of `, 's');

/** A text as far as a result shows it. That of a member begins with the selector or topic that the contract reference prints. */
function shorten(entry: IndexEntry): IndexEntry {
  const text = entry.t.replace(memberText, '$2 · $1');
  const end = text.length > pageRoom.characters ? text.lastIndexOf(' ', pageRoom.characters) : text.length;
  return {...entry, t: text.slice(0, end > 0 ? end : pageRoom.characters)};
}

/** Makes a list of an index file smaller by what the search does without: weights and places of terms, and what no result shows. `lunr.Index.load` takes it as before. */
export function compact({documents, index}: IndexList, type: number): IndexList {
  const fieldVectors = index.fieldVectors.map(([entry]) => [entry, []] as const);
  const list = {documents: type === EntryType.Content ? documents.map(shorten) : documents, index: {...index, fieldVectors}};
  return JSON.parse(JSON.stringify(list, (key, value: unknown) => (key === 'position' ? undefined : value))) as IndexList;
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
