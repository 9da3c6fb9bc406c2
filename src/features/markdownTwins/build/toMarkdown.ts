import {toMdast} from 'hast-util-to-mdast';
import type {Root} from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {clean} from './clean';
import {handlersFor} from './handlers';
import type {PageContext} from './handlers/types';
import type {RenderedPage} from './page';

const writer = unified()
  .use(remarkGfm, {tablePipeAlign: false})
  .use(remarkStringify, {bullet: '-', emphasis: '_', fences: true, listItemIndent: 'one', resourceLink: true, rule: '-'});

/** The page's first heading comes from its title; the body's is taken out. */
function withoutTitle(tree: Root): Root {
  return {...tree, children: tree.children.filter((node) => node.type !== 'heading' || node.depth > 1)};
}

/** A page as Markdown: title, description, address, then everything that stands on the page. */
export function toMarkdown(page: RenderedPage, context: PageContext, updated?: string): string {
  clean(page.content);
  const body = toMdast(page.content, {handlers: handlersFor(context)}) as Root;
  visit(body, 'tableCell', ({children}) => {
    const last = children.at(-1);
    if (last?.type === 'text') {
      last.value = last.value.trimEnd();
    }
  });
  visit(body, ['text', 'inlineCode'], (node) => {
    if (!('value' in node)) {
      return;
    }
    // Zero-width and no-break characters steer line breaks on screen only.
    node.value = node.value.replace(/[\u200b\u2060]/g, '').replaceAll('\u00a0', ' ');
  });
  const about = `Page: ${page.canonical}${updated ? ` · Updated ${updated}` : ''}`;
  return [`# ${page.title}`, `> ${page.description}`, about, writer.stringify(withoutTitle(body))].join('\n\n');
}
