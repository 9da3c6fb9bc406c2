import type {
  Heading,
  Paragraph,
  PhrasingContent,
  Root,
  RootContent,
} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import remarkFrontmatter from 'remark-frontmatter';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {memoize} from '../../../lib/collections';

/** An entry on the glossary page. */
export interface Term {
  readonly id: string;
  /** The heading without the part in brackets. */
  readonly name: string;
  /** The name and the part in brackets: `Layer 1 (L1)` has two spellings. */
  readonly spellings: readonly string[];
  /** The entry's first sentence as plain text. */
  readonly definition: string;
  /** Source files of the pages that the entry links to, which explain the term in detail. */
  readonly explainedIn: readonly string[];
}

const parser = unified().use(remarkParse).use(remarkMdx).use(remarkFrontmatter);
const superscripts = '⁰¹²³⁴⁵⁶⁷⁸⁹';

/** Returns a node's visible text, with superscript elements as superscript characters. */
function getPlainText(node: PhrasingContent | Paragraph): string {
  if (node.type === 'mdxJsxTextElement' && node.name === 'sup') {
    return toString(node).replace(
      /\d/g,
      (digit) => superscripts[Number(digit)] ?? digit,
    );
  }
  return 'children' in node
    ? node.children.map(getPlainText).join('')
    : toString(node);
}

/** Returns the text up to the first full stop that is followed by white space or the end of the text. */
function getFirstSentence(text: string): string | undefined {
  return /^.+?\.(?=\s|$)/s.exec(text)?.[0].replace(/\s+/g, ' ');
}

function getHeadingId(heading: Heading): string | undefined {
  const comment = heading.children.find(
    (node) => node.type === 'mdxTextExpression',
  );
  return comment && /^\/\*\s*#([\w-]+)\s*\*\/$/.exec(comment.value)?.[1];
}

/** Returns the content between a heading and the next heading. */
function getSection(tree: Root, heading: Heading): RootContent[] {
  const followingNodes = tree.children.slice(
    tree.children.indexOf(heading) + 1,
  );
  const end = followingNodes.findIndex(({type}) => type === 'heading');
  return end === -1 ? followingNodes : followingNodes.slice(0, end);
}

function getLinkedPages(section: RootContent[], file: string): string[] {
  const pages: string[] = [];
  visit({type: 'root', children: section} satisfies Root, 'link', ({url}) => {
    const [target = ''] = url.split('#');
    if (/^\.{1,2}\/.*\.mdx?$/.test(target)) {
      pages.push(path.join(path.dirname(file), target));
    }
  });
  return pages;
}

/**
 * Reads the terms from the glossary page's source: every third-level heading with an id is a term, and the first sentence below it is its
 * definition. Throws an error that names the file, line and fix if an entry lacks either.
 */
export function parseTerms(source: string, file: string): Term[] {
  const tree = parser.parse(source);
  const headings = tree.children.filter(
    (node): node is Heading => node.type === 'heading' && node.depth === 3,
  );
  return headings.map((heading) => {
    const section = getSection(tree, heading);
    const [first] = section;
    const location = `${file}:${heading.position?.start.line}`;
    const id = getHeadingId(heading);
    if (!id)
      throw new Error(
        `${location}: this term has no id. Write the heading as "### Term {/* #term */}".`,
      );
    const definition =
      first?.type === 'paragraph'
        ? getFirstSentence(getPlainText(first))
        : undefined;
    if (!definition) {
      throw new Error(
        `${location}: the term "${id}" has no definition. Start the entry with a sentence that ends with a full stop.`,
      );
    }
    const title = toString(
      heading.children.filter(({type}) => type === 'text'),
    ).trim();
    const [, untrimmedName = '', bracketedText] =
      /^([^(]+)(?:\((.+)\))?$/.exec(title) ?? [];
    const name = untrimmedName.trim();
    return {
      id,
      name,
      definition,
      spellings: bracketedText ? [name, bracketedText] : [name],
      explainedIn: getLinkedPages(section, file),
    };
  });
}

const parseFile = memoize((file: string) =>
  memoize((modified: number) => ({
    modified,
    terms: parseTerms(readFileSync(file, 'utf8'), file),
  })),
);

/** Reads the terms from a glossary page, given its path relative to the repository root. Parses the page again only after a change. */
export function readTerms(file: string): Term[] {
  return parseFile(file)(statSync(file).mtimeMs).terms;
}
