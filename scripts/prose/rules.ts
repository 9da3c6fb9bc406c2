import type {Heading, Link, Parents, Root, Text} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {lintRule} from 'unified-lint-rule';
import {visit, SKIP} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {parse} from 'yaml';
import {escapeRegExp} from '../../src/lib/text';
import {idioms} from './idioms';
import {bannedWords, emptyLinkTexts, properNames, spellings} from './vocabulary';

type Point = NonNullable<Text['position']>['start'];

const url = 'CONTRIBUTING.md#style-guide';

/** Longer names first: "Linea Hub" before "Linea". */
const aName = new RegExp(
  `(?<!\\w)(?:${[...properNames].sort((a, b) => b.length - a.length).map(escapeRegExp).join('|')})(?!\\w)`,
  'g',
);

/** Where a character of a text stands. Text in which the parser has resolved an escape or an entity is a little off. */
function pointIn({value, position}: Text, index: number): Point | undefined {
  const lines = value.slice(0, index).split('\n');
  return position && {line: position.start.line + lines.length - 1, column: (lines.length > 1 ? 1 : position.start.column) + (lines.at(-1) ?? '').length};
}

/** Calls back for each match of the pattern in text that is neither code nor quoted, with its place. */
function eachMatch(tree: Root, pattern: RegExp, found: (match: RegExpExecArray, place: Point | undefined) => void): void {
  visit(tree, 'text', (node: Text) => {
    for (const match of node.value.replace(/"[^"]*"/g, (quoted) => `"${' '.repeat(quoted.length - 2)}"`).matchAll(pattern)) {
      found(match, pointIn(node, match.index));
    }
  });
}

/** The front matter's text that readers see, under the same rules as the body. */
function frontMatterTexts(tree: Root): {readonly title?: unknown; readonly description?: unknown} {
  const [first] = tree.children;
  try {
    return first?.type === 'yaml' ? (parse(first.value) as object) : {};
  } catch {
    // The check of the front matter says what is wrong with it.
    return {};
  }
}

/** Words after the first that carry a capital and are no part of a name. */
export function wrongCapitals(heading: string): string[] {
  // A number, as in "1. Deploy" or "Step 1: Deploy", and a colon begin the sentence anew.
  const sentences = heading.replace(/^(?:Step )?\d+[.:]? /, '').replaceAll(aName, 'name').split(/[:.?] /);
  return sentences.flatMap((sentence) =>
    [...sentence.matchAll(/(?<![\w.-])[A-Z][a-z]+(?![\w.]|-[A-Z])/g)].filter(({index}) => index > 0).map(([word]) => word),
  );
}

function checkCapitals(text: string, file: VFile, place: Heading['position']): void {
  const words = wrongCapitals(text);
  if (words.length > 0) {
    file.message(`"${words.join('", "')}" has a capital in a heading → write it in lower case, or add a proper name to scripts/prose/vocabulary.ts`, place);
  }
}

export const sentenceCase = lintRule<Root>({origin: 'style:sentence-case', url}, (tree, file) => {
  const {title} = frontMatterTexts(tree);
  checkCapitals(typeof title === 'string' ? title : '', file, tree.children[0]?.position);
  visit(tree, 'heading', (node: Heading) => {
    const words = node.children.filter(({type}) => type !== 'inlineCode' && type !== 'mdxTextExpression');
    checkCapitals(words.map((child) => toString(child)).join('x').trim(), file, node.position);
  });
});

export const noTitleInBody = lintRule<Root>({origin: 'style:no-title-in-body', url}, (tree, file) => {
  // Pages take their heading from the front matter; README.md and CONTRIBUTING.md have none.
  if (tree.children[0]?.type === 'yaml') {
    visit(tree, 'heading', (node: Heading) => {
      if (node.depth === 1) {
        file.message('the body has a `#` heading, but the heading of a page is its `title` → start with text, and use `##` for sections', node.position);
      }
    });
  }
});

export const firstHeading = lintRule<Root>({origin: 'style:first-heading', url}, (tree, file) => {
  const first = tree.children.find(({type}) => type === 'heading') as Heading | undefined;
  if (tree.children[0]?.type === 'yaml' && first && first.depth > 2) {
    file.message(`the first heading of the page is of level ${first.depth} → write \`##\`: the title above it is of level 1`, first.position);
  }
});

const curly = /[“”„‘’]/;

export const straightQuotes = lintRule<Root>({origin: 'style:straight-quotes', url}, (tree, file) => {
  eachMatch(tree, new RegExp(curly, 'g'), ([mark], place) => file.message(`the quotation mark ${mark} → write ${/[‘’]/.test(mark) ? "'" : '"'}`, place));
});

export const descriptiveLinks = lintRule<Root>({origin: 'style:descriptive-links', url}, (tree, file) => {
  visit(tree, 'link', (node: Link) => {
    const text = toString(node).trim();
    if (text === '' || emptyLinkTexts.test(text)) {
      file.message(`the link text "${text}" does not tell where it leads → name the target`, node.position);
    }
  });
});

const banned = new RegExp(`(?<![\\w-])(?:${Object.keys(bannedWords).join('|')})(?![\\w-])`, 'gi');
/** A writer who speaks of oneself, or walks along. */
const narrator = /(?<![\w'’-])(?:I'm|I'll|I've|let's|let’s|let us|we'll|we’ll)(?![\w'’-])/gi;
const exclamation = /[a-z]!(?=\s|$)/g;

export const voice = lintRule<Root>({origin: 'style:voice', url}, (tree, file) => {
  const {description} = frontMatterTexts(tree);
  for (const [word] of typeof description === 'string' ? description.matchAll(banned) : []) {
    file.message(`"${word}" stands in the description → ${bannedWords[word.toLowerCase()]}`, tree.children[0]?.position);
  }
  eachMatch(tree, banned, ([word], place) => file.message(`"${word}" is no word of the style guide → ${bannedWords[word.toLowerCase()]}`, place));
  eachMatch(tree, exclamation, (_, place) => file.message('an exclamation mark → end the sentence with a full stop', place));
  eachMatch(tree, narrator, ([word], place) => file.message(`"${word}" speaks of the writer → write to the reader, as "you"`, place));
});

export const names = lintRule<Root>({origin: 'style:names', url}, (tree, file) => {
  visit(tree, ['link', 'text'], (node) => {
    // The title of a foreign page is quoted as it stands there.
    if (node.type === 'link' && /^https?:/.test((node).url)) {
      return SKIP;
    }
    if (node.type === 'text') {
      for (const [wrong, right] of spellings) {
        for (const {0: found, index} of node.value.matchAll(wrong)) {
          file.message(`"${found}" is spelled otherwise → "${right}"`, pointIn(node, index));
        }
      }
    }
    return undefined;
  });
});

/** A block's running text, where code reads as `code`, and where in the file its characters stand. */
function runningText(block: Parents): {readonly text: string; readonly pointAt: (index: number) => Point | undefined} {
  let text = '';
  const parts: {readonly start: number; readonly point: Point | undefined}[] = [];
  visit(block, ['text', 'inlineCode'], (node) => {
    parts.push({start: text.length, point: node.position?.start});
    text += node.type === 'inlineCode' ? 'code' : (node as Text).value;
  });
  const pointAt = (index: number): Point | undefined => {
    const part = parts.findLast(({start}) => start <= index);
    const lines = text.slice(part?.start, index).split('\n');
    const last = lines.at(-1) ?? '';
    return part?.point && {line: part.point.line + lines.length - 1, column: (lines.length > 1 ? 1 : part.point.column) + last.length};
  };
  return {text, pointAt};
}

export const idiom = lintRule<Root>({origin: 'style:idiom', url}, (tree, file) => {
  visit(tree, ['heading', 'paragraph', 'tableCell'], (node) => {
    const {text, pointAt} = runningText(node as Parents);
    for (const {pattern, rewrite} of idioms) {
      for (const match of text.matchAll(pattern)) {
        file.message(`"${match[0].trim()}" is not how it is said → ${rewrite}`, pointAt(match.index));
      }
    }
  });
});
