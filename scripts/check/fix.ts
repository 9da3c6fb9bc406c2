import {readFileSync, writeFileSync} from 'node:fs';
import {applyFixes, type Configuration} from 'markdownlint';
import {lint} from 'markdownlint/promise';
import type {Heading, Nodes} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {SKIP, visit} from 'unist-util-visit';
import {parse, parseDocument, stringify} from 'yaml';
import {applyEdits, type Edit} from '../edit/source';
import {parsePage, type Page} from '../pages';
import {wrongCapitals} from '../prose/rules';
import {spellings} from '../prose/vocabulary';
import {correctionOf, misspellings} from './spelling';

/** The formatting of the style guide, in the names of markdownlint. Only what it can correct. */
const formatting: Configuration = {
  default: false,
  MD004: {style: 'dash'},
  MD009: {br_spaces: 0},
  MD010: {code_blocks: false},
  MD012: true,
  MD018: true,
  MD019: true,
  MD022: true,
  MD026: {punctuation: '.,;:!'},
  MD030: true,
  MD031: true,
  MD039: true,
  MD047: true,
  MD049: {style: 'asterisk'},
  MD050: {style: 'asterisk'},
};

async function withFormatting(text: string): Promise<string> {
  const {page = []} = await lint({strings: {page: text}, config: formatting});
  return applyFixes(text, page);
}

/** Front matter in which a text with a colon or a quotation mark stands in quotes. */
function withQuotedValues(text: string): string {
  const [, block = ''] = /^---\n([^]*?)\n---/.exec(text) ?? [];
  if (parseDocument(block).errors.length === 0) {
    return text;
  }
  const lines = block.split('\n').map((line) => {
    const [, key = '', value = ''] = /^(\w+): (.+)$/.exec(line) ?? [];
    return key && !/^["'[{|>]/.test(value) && parseDocument(line).errors.length > 0 ? stringify({[key]: value}, {lineWidth: 0, defaultStringType: 'QUOTE_DOUBLE', defaultKeyType: 'PLAIN'}).trimEnd() : line;
  });
  const fixed = lines.join('\n');
  return parseDocument(fixed).errors.length === 0 ? text.replace(block, () => fixed) : text;
}

/** Replacements of whole words in a part of the text. */
function lowered(text: string, start: number, end: number, words: readonly string[]): Edit[] {
  let from = start;
  return words.flatMap((word) => {
    const at = text.indexOf(word, from);
    if (at < 0 || at >= end) {
      return [];
    }
    from = at + word.length;
    return [{start: at, end: from, text: word.toLowerCase()}];
  });
}

/** Headings in sentence case, straight quotes, and names as they are spelled. Code and titles of other sites stay. */
function wordEdits({text, tree}: Page): Edit[] {
  const edits: Edit[] = [];
  const [first] = tree.children;
  if (first?.type === 'yaml') {
    const {title} = parse(first.value) as {title?: unknown};
    const at = text.indexOf('\ntitle:') + 1;
    edits.push(...lowered(text, at, text.indexOf('\n', at), typeof title === 'string' ? wrongCapitals(title) : []));
  }
  visit(tree as Nodes, 'heading', (node: Heading) => {
    const words = node.children.filter(({type}) => type !== 'inlineCode' && type !== 'mdxTextExpression').map((child) => toString(child)).join('x').trim();
    edits.push(...lowered(text, node.position?.start.offset ?? 0, node.position?.end.offset ?? 0, wrongCapitals(words)));
  });
  visit(tree as Nodes, (node: Nodes) => {
    if (node.type === 'link' && /^https?:/.test(node.url)) {
      return SKIP;
    }
    if (node.type === 'text') {
      const start = node.position?.start.offset ?? 0;
      const source = text.slice(start, node.position?.end.offset);
      edits.push(...[...source.matchAll(/[“”„‘’]/g)].map(({0: mark, index}) => ({start: start + index, end: start + index + 1, text: /[‘’]/.test(mark) ? "'" : '"'})));
      for (const [wrong, right] of spellings) {
        edits.push(...[...source.matchAll(wrong)].map(({0: found, index}) => ({start: start + index, end: start + index + found.length, text: right})));
      }
    }
    return undefined;
  });
  return edits.filter((edit, index) => edits.findIndex((other) => other.start < edit.end && edit.start < other.end) === index);
}

/** Words with the one dictionary word that can have been meant. */
async function withSpelling(file: string, text: string): Promise<string> {
  const edits = (await misspellings([file])).flatMap((found) => {
    const right = correctionOf(found);
    return right === undefined ? [] : [{start: found.offset, end: found.offset + found.word.length, text: right}];
  });
  return applyEdits(text, edits);
}

function withWords(file: string, text: string): string {
  try {
    return applyEdits(text, wordEdits(parsePage(file, text)));
  } catch {
    // A page that is no MDX is reported, not corrected.
    return text;
  }
}

/** Corrects the pages among the files where no judgement is needed; returns those that changed. */
export async function fixFiles(files: readonly string[]): Promise<string[]> {
  const changed: string[] = [];
  for (const file of files.filter((name) => /^docs\/.*\.mdx$/.test(name))) {
    const before = readFileSync(file, 'utf8');
    const after = withWords(file, await withFormatting(withQuotedValues(before.replace(/^\uFEFF/, ''))));
    if (after !== before) {
      writeFileSync(file, after);
    }
    const spelled = await withSpelling(file, after);
    if (spelled !== after) {
      writeFileSync(file, spelled);
    }
    if (spelled !== before) {
      changed.push(file);
    }
  }
  return changed;
}
