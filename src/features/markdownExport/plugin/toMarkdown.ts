import type {Element, Root as HastRoot} from 'hast';
import {toMdast} from 'hast-util-to-mdast';
import type {Root} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {SKIP, visitParents} from 'unist-util-visit-parents';
import {createHandlers, type PageContext} from './handlers';
import {findElement, getClasses, getText} from './hast';
import type {RenderedPage} from './page';

const skippedTags = new Set([
  'form',
  'input',
  'label',
  'nav',
  'noscript',
  'script',
  'select',
  'style',
  'svg',
  'template',
  'textarea',
]);
const skippedRoles = new Set(['alert', 'search', 'status', 'tooltip']);
const skippedClasses = new Set([
  'hash-link',
  'theme-doc-breadcrumbs',
  'theme-doc-footer',
  'theme-doc-toc-mobile',
  'theme-doc-version-badge',
]);

/** Elements in which a button, such as a glossary term or column header, is part of the text. */
const proseTags = new Set([
  'p',
  'li',
  'td',
  'th',
  'dt',
  'dd',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'blockquote',
]);

function isSkipped(element: Element): boolean {
  const {tagName, properties} = element;
  return (
    skippedTags.has(tagName) ||
    skippedRoles.has(String(properties.role)) ||
    properties.dataMarkdown === 'skip' ||
    properties.dataNosnippet !== undefined ||
    properties.ariaHidden === 'true' ||
    getClasses(element).some((name) => skippedClasses.has(name))
  );
}

/** Removes elements that are not content or are useless without a browser. */
function removeNonContent(tree: HastRoot): void {
  // Keeps only the Mainnet values in code samples.
  visit(tree, 'element', ({tagName, properties}, index, parent) => {
    if (
      tagName === 'span' &&
      properties.dataOnly === 'sepolia' &&
      parent &&
      index !== undefined
    ) {
      parent.children.splice(index, 1);
      return [SKIP, index];
    }
    return undefined;
  });
  visitParents(tree, ['comment', 'element'], (node, ancestors) => {
    const parent = ancestors.at(-1) as HastRoot | Element | undefined;
    const index = parent?.children.indexOf(node as never) ?? -1;
    if (!parent || index < 0) return undefined;
    const element = node as Element;
    const isInProse = ancestors.some(
      (ancestor) =>
        ancestor.type === 'element' && proseTags.has(ancestor.tagName),
    );
    if (
      node.type === 'comment' ||
      isSkipped(element) ||
      (element.tagName === 'button' && !isInProse)
    ) {
      parent.children.splice(index, 1);
      return [SKIP, index];
    }
    if (element.tagName === 'pre') {
      // Removes syntax highlighting, whose thousands of elements would slow down later steps.
      element.children = [{type: 'text', value: getText(element)}];
      return SKIP;
    }
    return undefined;
  });
  visit(tree, 'element', (element) => {
    // Replaces an icon-only link with its accessible name.
    if (
      element.tagName === 'a' &&
      !getText(element).trim() &&
      !findElement(element, ({tagName}) => tagName === 'img')
    ) {
      element.children = [
        {type: 'text', value: String(element.properties.ariaLabel ?? '')},
      ];
    }
  });
}

const serializer = unified()
  .use(remarkGfm, {tablePipeAlign: false})
  .use(remarkStringify, {
    bullet: '-',
    emphasis: '_',
    fences: true,
    listItemIndent: 'one',
    resourceLink: true,
    rule: '-',
  });

/** Converts a page to Markdown: title, description and URL, then the content. */
export function toMarkdown(
  page: RenderedPage,
  context: PageContext,
  updated?: string,
): string {
  removeNonContent(page.content);
  const body = toMdast(page.content, {
    handlers: createHandlers(context),
  }) as Root;
  visit(body, 'tableCell', ({children}) => {
    const last = children.at(-1);
    if (last?.type === 'text') {
      last.value = last.value.trimEnd();
    }
  });
  visit(body, ['text', 'inlineCode'], (node) => {
    if ('value' in node) {
      // Zero-width and no-break characters control only line breaks on screen.
      node.value = node.value
        .replace(/[\u200b\u2060]/g, '')
        .replaceAll('\u00a0', ' ');
    }
  });
  const pageInfo = `Page: ${page.canonical}${updated ? ` · Updated ${updated}` : ''}`;
  // The title replaces the body's first-level heading.
  const content = {
    ...body,
    children: body.children.filter(
      (node) => node.type !== 'heading' || node.depth > 1,
    ),
  };
  return [
    `# ${page.title}`,
    `> ${page.description}`,
    pageInfo,
    serializer.stringify(content),
  ].join('\n\n');
}
