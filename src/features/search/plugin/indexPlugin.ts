import * as searchLocal from '@easyops-cn/docusaurus-search-local';
import type {LoadContext, Plugin, PluginModule} from '@docusaurus/types';
import {createHash} from 'node:crypto';
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {labelledHex} from '../../../lib/text';
import {allContexts, indexManifest} from '../options';
import {EntryType, type IndexEntry, type IndexList} from '../types';

// The package's types cover only its options.
const {default: createPlugin, validateOptions} = searchLocal as unknown as {default: PluginModule; validateOptions: PluginModule['validateOptions']};

const memberTextPattern = new RegExp(`^(.*?)\\b(${labelledHex}) of `, 's');

/** In entries from the contract reference, moves the selector or topic to the start of the text. */
const moveIdentifier = (entry: IndexEntry): IndexEntry => ({...entry, t: entry.t.replace(memberTextPattern, '$2 · $1')});

/** Removes term weights and positions, which search does not use. `lunr.Index.load` can still read the result. */
export function pruneList({documents, index}: IndexList, type: number): IndexList {
  const fieldVectors = index.fieldVectors.map(([entry]) => [entry, []] as const);
  const list = {documents: type === EntryType.Content ? documents.map(moveIdentifier) : documents, index: {...index, fieldVectors}};
  return JSON.parse(JSON.stringify(list, (key, value: unknown) => (key === 'position' ? undefined : value))) as IndexList;
}

/** Prunes the index files of a build and writes the manifest with their hashes. */
function pruneIndexes(outDir: string): void {
  const manifest: Record<string, string> = {};
  for (const context of allContexts) {
    const name = `search-index${context && `-${context}`}.json`;
    const file = path.join(outDir, name);
    if (existsSync(file)) {
      const text = JSON.stringify((JSON.parse(readFileSync(file, 'utf8')) as IndexList[]).map(pruneList));
      writeFileSync(file, text);
      manifest[context] = `${name}?_=${createHash('sha256').update(text).digest('hex').slice(0, 8)}`;
    }
  }
  writeFileSync(path.join(outDir, indexManifest), JSON.stringify(manifest));
}

/** Wraps the package's plugin, which writes the index files. */
export default async function searchIndexPlugin(context: LoadContext, options: unknown): Promise<Plugin> {
  const plugin = (await createPlugin(context, options)) as Plugin;
  return {
    ...plugin,
    async postBuild(build) {
      await plugin.postBuild?.(build);
      pruneIndexes(build.outDir);
    },
  };
}

searchIndexPlugin.validateOptions = validateOptions as NonNullable<PluginModule['validateOptions']>;
