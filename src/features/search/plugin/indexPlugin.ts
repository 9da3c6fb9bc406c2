import * as searchLocal from '@easyops-cn/docusaurus-search-local';
import type {LoadContext, Plugin, PluginModule} from '@docusaurus/types';
import {Parser} from 'htmlparser2';
import {createHash} from 'node:crypto';
import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {memoize} from '../../../lib/collections';
import {labelledHex} from '../../../lib/text';
import {addCompounds} from '../compounds';
import {allContexts, indexManifest} from '../options';
import {EntryType, type IndexEntry, type IndexList} from '../types';

// The package's types cover only its options.
const {default: createPlugin, validateOptions} = searchLocal as unknown as {
  default: PluginModule;
  validateOptions: PluginModule['validateOptions'];
};

const memberTextPattern = new RegExp(`^(.*?)\\b(${labelledHex}) of `, 's');

/** In entries from the contract reference, moves the selector or topic to the start of the text. */
const moveIdentifier = (entry: IndexEntry): IndexEntry => ({
  ...entry,
  t: entry.t.replace(memberTextPattern, '$2 · $1'),
});

/** Removes term weights and positions, which search does not use. `lunr.Index.load` can still read the result. */
export function pruneList(
  {documents, index}: IndexList,
  type: number,
): IndexList {
  const fieldVectors = index.fieldVectors.map(
    ([entry]) => [entry, []] as const,
  );
  const list = {
    documents:
      type === EntryType.Content ? documents.map(moveIdentifier) : documents,
    index: {...index, fieldVectors},
  };
  return JSON.parse(
    JSON.stringify(list, (key, value: unknown) =>
      key === 'position' ? undefined : value,
    ),
  ) as IndexList;
}

const cellTags = new Set(['td', 'th', 'dt', 'dd', 'pre', 'figcaption']);
const blockTags = new Set([
  ...cellTags,
  'br',
  'details',
  'div',
  'li',
  'ol',
  'p',
  'ul',
]);
const lineTags = new Set(['li', 'p']);
const collapse = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** Returns the texts of each table row, of each term with its description, of each code block and caption, and of each line that is no sentence. */
function readRows(html: string): string[][] {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell: string | undefined;
  let line = '';
  const parser = new Parser({
    onopentag(tag) {
      // A list in a description is about its term, which ends here, as does a table's header, whose closing tags are omitted.
      if ((tag === 'dt' || tag === 'tbody') && cell !== undefined)
        rows.push([...row, collapse(cell)]);
      if (tag === 'tr' || tag === 'dt') row = [];
      if (cellTags.has(tag)) cell = '';
      else if (cell !== undefined && blockTags.has(tag)) cell += ' ';
      else if (lineTags.has(tag)) line = '';
    },
    ontext(text) {
      if (cell === undefined) line += text;
      else cell += text;
    },
    onclosetag(tag) {
      if (
        cell === undefined &&
        lineTags.has(tag) &&
        /^(?=.* ).{20,}[^.:?!]$/.test(collapse(line))
      )
        rows.push([collapse(line)]);
      if (cellTags.has(tag) && cell !== undefined) {
        row.push(collapse(cell));
        cell = undefined;
      } else if (cell !== undefined && blockTags.has(tag)) cell += ' ';
      const cells = row.filter(Boolean);
      if ((tag === 'tr' || tag === 'dd') && cells.length > 1) rows.push(cells);
      // The index contains neither the title of a figure nor the label of its description.
      if (tag === 'summary' && cell !== undefined) cell = '';
      if (tag === 'pre' || tag === 'figcaption') rows.push(row.splice(-1));
    },
  });
  parser.end(
    html.slice(html.indexOf('<article'), html.lastIndexOf('</article>')),
  );
  return rows;
}

/**
 * Returns a function that makes excerpts of a page's text readable: it separates table cells with dots and rows with line breaks, where the
 * search plugin has spaces, and omits JSON.
 */
function createRowSeparator(html: string): (text: string) => string {
  const replacements = readRows(html).map((cells) => {
    const isJson = cells.length === 1 && /^[{[]/.test(cells[0] ?? '');
    return {
      joined: cells.join(' '),
      separated: isJson ? '\n' : `\n${cells.join(' · ')}\n`,
    };
  });
  return (text) =>
    replacements
      .reduce(
        (result, {joined, separated}) =>
          result.replace(joined, () => separated),
        text,
      )
      .split('\n')
      .map((line) => line.trim())
      .filter(Boolean)
      .join('\n');
}

/** Prunes the index files of a build and writes the manifest with their hashes. */
function pruneIndexes(outDir: string): void {
  const getSeparator = memoize((route: string) => {
    const file = [`${route}.html`, `${route}/index.html`]
      .map((name) => path.join(outDir, name))
      .find(existsSync);
    return createRowSeparator(file ? readFileSync(file, 'utf8') : '');
  });
  const separateCells = (entry: IndexEntry): IndexEntry => ({
    ...entry,
    t: getSeparator(entry.u)(entry.t),
  });
  const manifest: Record<string, string> = {};
  for (const context of allContexts) {
    const name = `search-index${context && `-${context}`}.json`;
    const file = path.join(outDir, name);
    if (existsSync(file)) {
      const lists = (JSON.parse(readFileSync(file, 'utf8')) as IndexList[]).map(
        (list, type) =>
          type === EntryType.Content
            ? {...list, documents: list.documents.map(separateCells)}
            : list,
      );
      const text = JSON.stringify(lists.map(addCompounds).map(pruneList));
      writeFileSync(file, text);
      manifest[context] =
        `${name}?_=${createHash('sha256').update(text).digest('hex').slice(0, 8)}`;
    }
  }
  writeFileSync(path.join(outDir, indexManifest), JSON.stringify(manifest));
}

/** Wraps the package's plugin, which writes the index files. */
export default async function searchIndexPlugin(
  context: LoadContext,
  options: unknown,
): Promise<Plugin> {
  const plugin = (await createPlugin(context, options)) as Plugin;
  return {
    ...plugin,
    async postBuild(build) {
      await plugin.postBuild?.(build);
      pruneIndexes(build.outDir);
    },
  };
}

searchIndexPlugin.validateOptions = validateOptions as NonNullable<
  PluginModule['validateOptions']
>;
