import type {Plugin} from '@docusaurus/types';
import type {
  Paragraph,
  Parents,
  PhrasingContent,
  Root,
  RootContent,
} from 'mdast';
import type {MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {toString} from 'mdast-util-to-string';
import path from 'node:path';
import type {VFile} from 'vfile';
import {addCacheDependencies} from '../../../engine/cacheDependencies';
import {memoize} from '../../../lib/collections';
import {createImport, inlineComponent} from '../../../lib/mdast';
import {
  glossaryFile,
  maxTooltipsPerPage,
  excludedTerms,
  technologyTerms,
} from '../options';
import {createMatcher, type Matcher} from './matcher';
import type {Term} from './terms';

interface FrontMatter {
  readonly title?: string;
  readonly contract?: string;
  readonly glossary?: boolean;
}

/** Elements whose paragraphs are prose; those of other components may not be. */
const proseElements = new Set(['Tabs', 'TabItem', 'details', 'div']);
const proseContainers = new Set([
  'blockquote',
  'list',
  'listItem',
  'containerDirective',
]);

const isProse = (node: RootContent): node is RootContent & Parents =>
  proseContainers.has(node.type) ||
  (node.type === 'mdxJsxFlowElement' && proseElements.has(node.name ?? ''));

/** The title in the brackets of `:::note[Title]`. */
const isAdmonitionTitle = (node: Paragraph): boolean =>
  Boolean(
    (node.data as {directiveLabel?: boolean} | undefined)?.directiveLabel,
  );

const createTooltip = (
  {id, name, definition}: Term,
  text: string,
): MdxJsxTextElement =>
  inlineComponent('GlossaryTerm', {id, name, definition}, text);

/** Adds tooltips to a page and tracks which terms have been explained. */
class Page {
  private readonly explainedTerms = new Set<string>();
  tooltipCount = 0;

  constructor(private readonly findTerms: Matcher) {}

  /** Treats linked and bold terms as explained: by the link's target, or by the sentence itself. */
  private markExplained(node: PhrasingContent): void {
    this.findTerms(toString(node), true).forEach(({term}) =>
      this.explainedTerms.add(term.id),
    );
  }

  private markText(value: string, startsSentence: boolean): PhrasingContent[] {
    const parts: PhrasingContent[] = [];
    let end = 0;
    for (const {term, index, text} of this.findTerms(value, startsSentence)) {
      if (
        this.explainedTerms.has(term.id) ||
        this.tooltipCount >= maxTooltipsPerPage
      )
        continue;
      this.explainedTerms.add(term.id);
      this.tooltipCount += 1;
      parts.push(
        {type: 'text', value: value.slice(end, index)},
        createTooltip(term, text),
      );
      end = index + text.length;
    }
    parts.push({type: 'text', value: value.slice(end)});
    return parts.filter((part) => part.type !== 'text' || part.value !== '');
  }

  private markParagraph(paragraph: Paragraph): void {
    paragraph.children = paragraph.children.flatMap((node, index) => {
      if (node.type === 'text') return this.markText(node.value, index === 0);
      if (node.type === 'link' || node.type === 'strong')
        this.markExplained(node);
      return [node];
    });
  }

  /** Visits prose in reading order. */
  mark(nodes: readonly RootContent[]): void {
    for (const node of nodes) {
      if (node.type === 'paragraph' && !isAdmonitionTitle(node)) {
        this.markParagraph(node);
      } else if (isProse(node)) {
        this.mark(node.children);
      }
    }
  }
}

/** Returns the prose to mark: on contract pages, only the introduction, because the rest is generated. */
function getProse(tree: Root, {contract}: FrontMatter): RootContent[] {
  const end =
    contract === undefined
      ? -1
      : tree.children.findIndex(({type}) => type === 'heading');
  return end === -1 ? tree.children : tree.children.slice(0, end);
}

/**
 * Adds a tooltip (src/features/glossary/browser/GlossaryTerm) to glossary terms at their first occurrence in a page's prose, at most
 * `maxTooltipsPerPage` per page. Skips headings, links, code, tables, emphasis, admonition titles and the page's own subject. `glossary: false` in
 * the front matter turns tooltips off; options.ts lists excluded terms. `readTerms` is a function, because Docusaurus serializes plugin options of
 * any other type into the browser's configuration.
 */
export default function glossary({
  readTerms,
}: {
  readonly readTerms: () => readonly Term[];
}) {
  const createMatchers = memoize((terms: readonly Term[]) =>
    terms.map((term) => ({term, matcher: createMatcher([term])})),
  );
  return (tree: Root, file: VFile): void => {
    const source = path.relative(process.cwd(), file.path);
    const frontMatter = (file.data.frontMatter ?? {}) as FrontMatter;
    if (
      source === path.normalize(glossaryFile) ||
      frontMatter.glossary === false
    )
      return;

    const isTechnologyPage = source.startsWith(path.join('docs', 'technology'));
    const title = frontMatter.title ?? '';
    // Read for each page, because the dev server keeps this plugin when the glossary changes.
    const candidates = createMatchers(readTerms()).filter(
      ({term, matcher}) =>
        !excludedTerms.includes(term.id) &&
        (isTechnologyPage || !technologyTerms.includes(term.id)) &&
        !term.explainedIn.includes(source) &&
        matcher(title, true).length === 0,
    );
    const page = new Page(createMatcher(candidates.map(({term}) => term)));
    page.mark(getProse(tree, frontMatter));
    // Imported only by pages with a term, so that other pages do not load the component.
    if (page.tooltipCount > 0)
      tree.children.unshift(
        createImport(
          'GlossaryTerm',
          '@site/src/features/glossary/browser/GlossaryTerm',
        ),
      );
  };
}

/** Compiles the pages again when the glossary changes, because they contain its definitions: in the dev server, and in builds with a cache. */
export function glossaryPlugin(): Plugin {
  return {
    name: 'glossary',
    configureWebpack: (config) => ({
      ...addCacheDependencies(config, [glossaryFile]),
      module: {
        rules: [
          {
            test: /\.mdx$/,
            include: path.resolve('docs'),
            enforce: 'pre',
            loader: path.resolve('src/features/glossary/plugin/dependency.mjs'),
            options: {file: path.resolve(glossaryFile)},
          },
        ],
      },
    }),
  };
}
