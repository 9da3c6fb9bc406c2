import type {Heading, Root, RootContent, Text} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {lintRule} from 'unified-lint-rule';
import {SKIP, visit} from 'unist-util-visit';
import {escapeRegExp} from '../../src/lib/text';
import {readFrontMatter} from './siteContent';
import {
  bannedWords,
  vagueLinkTextPattern,
  properNames,
  spellings,
} from './vocabulary';

type Point = NonNullable<Text['position']>['start'];

const styleGuideUrl = 'CONTRIBUTING.md#style-guide';

/** Matches longer names first: "Linea Hub" before "Linea". */
const properNamePattern = new RegExp(
  `(?<!\\w)(?:${[...properNames]
    .sort((a, b) => b.length - a.length)
    .map(escapeRegExp)
    .join('|')})(?!\\w)`,
  'g',
);

/** Returns the position of a character in a text node. The column is approximate after escapes and entities. */
function getPoint({value, position}: Text, index: number): Point | undefined {
  const lines = value.slice(0, index).split('\n');
  return (
    position && {
      line: position.start.line + lines.length - 1,
      column:
        (lines.length > 1 ? 1 : position.start.column) +
        (lines.at(-1) ?? '').length,
    }
  );
}

/** Calls `callback` for each match in text outside code and quotations. */
function visitMatches(
  tree: Root,
  pattern: RegExp,
  callback: (match: string, point: Point | undefined) => void,
): void {
  visit(tree, 'text', (node: Text) => {
    for (const match of node.value
      .replace(
        /"[^"]*"/g,
        (quotation) => `"${' '.repeat(quotation.length - 2)}"`,
      )
      .matchAll(pattern)) {
      callback(match[0], getPoint(node, match.index));
    }
  });
}

/** Finds capitalized words in a heading, except its first word and proper names. */
export function findCapitals(heading: string): string[] {
  // A number, as in "Step 1: Deploy", or a colon starts a new sentence.
  const sentences = heading
    .replace(/^(?:Step )?\d+[.:]? /, '')
    .replaceAll(properNamePattern, 'name')
    .split(/[:.?] /);
  return sentences.flatMap((sentence) =>
    [...sentence.matchAll(/(?<![\w.-])[A-Z][a-z]+(?![\w.]|-[A-Z])/g)]
      .filter(({index}) => index > 0)
      .map(([word]) => word),
  );
}

/** Returns a string from the front matter, or an empty string if it is missing. */
function getFrontMatterText(
  source: string,
  key: 'title' | 'description',
): string {
  const {[key]: text} = readFrontMatter(source);
  return typeof text === 'string' ? text : '';
}

const sentenceCase = lintRule<Root>(
  {origin: 'style:sentence-case', url: styleGuideUrl},
  (tree, file) => {
    const check = (text: string, point: RootContent['position']): void => {
      const capitals = findCapitals(text);
      if (capitals.length > 0) {
        file.message(
          `the heading capitalizes ${capitals.join(', ')} → use lower case, or add the name to scripts/check/vocabulary.ts`,
          point,
        );
      }
    };
    check(
      getFrontMatterText(String(file), 'title'),
      tree.children[0]?.position,
    );
    visit(tree, 'heading', ({children, position}: Heading) => {
      const texts = children
        .filter(
          ({type}) => type !== 'inlineCode' && type !== 'mdxTextExpression',
        )
        .map((child) => toString(child));
      check(texts.join('x').trim(), position);
    });
  },
);

/** Pages have their title in the front matter. Files without front matter (README.md, CONTRIBUTING.md) are not checked. */
const firstHeading = lintRule<Root>(
  {origin: 'style:first-heading', url: styleGuideUrl},
  (tree, file) => {
    const headings =
      tree.children[0]?.type === 'yaml'
        ? (tree.children.filter(({type}) => type === 'heading') as Heading[])
        : [];
    for (const {depth, position} of headings) {
      if (depth === 1) {
        file.message(
          'the title of a page belongs in its front matter → start with text, and use `##` for sections',
          position,
        );
      }
    }
    if (headings[0] && headings[0].depth > 2) {
      file.message(
        `the first heading has level ${headings[0].depth} → use \`##\``,
        headings[0].position,
      );
    }
  },
);

const straightQuotes = lintRule<Root>(
  {origin: 'style:straight-quotes', url: styleGuideUrl},
  (tree, file) => {
    visitMatches(tree, /[“”„‘’]/g, (mark, point) =>
      file.message(
        `the quotation mark ${mark} is not straight → write ${/[‘’]/.test(mark) ? "'" : '"'}`,
        point,
      ),
    );
  },
);

const descriptiveLinks = lintRule<Root>(
  {origin: 'style:descriptive-links', url: styleGuideUrl},
  (tree, file) => {
    visit(tree, 'link', (node) => {
      const text = toString(node).trim();
      if (text === '' || vagueLinkTextPattern.test(text)) {
        file.message(
          `the link text "${text}" does not say where it leads → describe the target`,
          node.position,
        );
      }
    });
  },
);

const bannedWordPattern = new RegExp(
  `(?<![\\w-])(?:${Object.keys(bannedWords).join('|')})(?![\\w-])`,
  'gi',
);
/** First person: the author as "I", or a "we" that includes the reader. */
const firstPersonPattern =
  /(?<![\w'’-])(?:I'm|I'll|I've|let's|let’s|let us|we'll|we’ll)(?![\w'’-])/gi;

const voice = lintRule<Root>(
  {origin: 'style:voice', url: styleGuideUrl},
  (tree, file) => {
    const explain = (word: string): string =>
      `"${word}" does not follow the style guide → ${bannedWords[word.toLowerCase()]}`;
    for (const [word] of getFrontMatterText(
      String(file),
      'description',
    ).matchAll(bannedWordPattern)) {
      file.message(explain(word), tree.children[0]?.position);
    }
    visitMatches(tree, bannedWordPattern, (word, point) =>
      file.message(explain(word), point),
    );
    visitMatches(tree, /[a-z]!(?=\s|$)/g, (_, point) =>
      file.message(
        'the sentence ends with an exclamation mark → use a full stop',
        point,
      ),
    );
    visitMatches(tree, firstPersonPattern, (word, point) =>
      file.message(
        `"${word}" is in the first person → address the reader as "you"`,
        point,
      ),
    );
  },
);

const nameSpelling = lintRule<Root>(
  {origin: 'style:names', url: styleGuideUrl},
  (tree, file) => {
    visit(tree, ['link', 'text'], (node) => {
      // Links to other sites quote page titles verbatim.
      if (node.type === 'link' && /^https?:/.test(node.url)) return SKIP;
      if (node.type === 'text') {
        for (const [wrong, right] of spellings) {
          for (const {0: match, index} of node.value.matchAll(wrong)) {
            file.message(
              `"${match}" is misspelled → write "${right}"`,
              getPoint(node, index),
            );
          }
        }
      }
      return undefined;
    });
  },
);

export const styleRules = {
  plugins: [
    sentenceCase,
    firstHeading,
    straightQuotes,
    descriptiveLinks,
    voice,
    nameSpelling,
  ],
};
