import type {Node as EstreeNode, Program} from 'estree';
import {visit as visitCode} from 'estree-util-visit';
import type {Definition, Image, Link, Nodes} from 'mdast';
import type {MdxJsxAttribute, MdxJsxExpressionAttribute, MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import path from 'node:path/posix';
import {visit} from 'unist-util-visit';
import type {Edit} from '../edit/source';
import type {Page} from '../pages';
import {newAddress, type Relocation} from './relocation';

/** A link as it has to read after the move; undefined if it can stay. */
function newLink(link: string, from: string, relocation: Relocation, exists: (file: string) => boolean): string | undefined {
  const [, target = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(link) ?? [];
  const {files} = relocation;
  if (target.startsWith('@site/')) {
    const moved = files.get(target.slice('@site/'.length));
    return moved && `@site/${moved}${rest}`;
  }
  if (target.startsWith('/')) {
    const file = files.get(`docs${target}`);
    return file ? file.slice('docs'.length) + rest : newAddress(link, relocation);
  }
  if (target === '' || /^[a-z][\w+.-]*:/i.test(target)) {
    return newAddress(link, relocation);
  }
  const file = path.join(path.dirname(from), decodeURI(target));
  if (!exists(file)) {
    return undefined;
  }
  const moved = path.relative(path.dirname(files.get(from) ?? from), files.get(file) ?? file);
  const dotted = /^\.\.?\//.test(target) && !moved.startsWith('.') ? `./${moved}` : moved;
  const written = encodeURI(dotted) + rest;
  return path.normalize(decodeURI(target)) === path.normalize(moved) ? undefined : written;
}

/** Where a link's destination stands in the source of its node. */
function destinationOf(node: Link | Image | Definition, source: string): number {
  const begin = node.position?.start.offset ?? 0;
  const text = node.type === 'link' ? (node.children.at(-1)?.position?.end.offset ?? begin) : begin;
  const mark = source.indexOf(node.type === 'definition' ? ']:' : '](', text);
  const at = source.indexOf(node.url, mark);
  return mark < 0 || at > (node.position?.end.offset ?? 0) ? -1 : at;
}

/**
 * The replacements that a page needs: in links, images and definitions, in attributes of components, and
 * in imports. Code samples and sentences are left alone.
 */
export function pageEdits({file, text, tree}: Page, relocation: Relocation, exists: (file: string) => boolean): Edit[] {
  const edits: Edit[] = [];
  const replace = (start: number, before: string, after: string | undefined): void => {
    if (after !== undefined && after !== before && start >= 0) {
      edits.push({start, end: start + before.length, text: after});
    }
  };
  const code = (program: Program | null | undefined): void => {
    if (!program) {
      return;
    }
    visitCode(program, (node: EstreeNode, key) => {
      if (node.type === 'Literal' && typeof node.value === 'string') {
        const {value} = node;
        const start = (node as unknown as {readonly start: number}).start + 1;
        if (text.startsWith(value, start)) {
          replace(start, value, key === 'source' ? newLink(value, file, relocation, exists) : newAddress(value, relocation));
        }
      }
    });
  };
  const attribute = (element: MdxJsxFlowElement | MdxJsxTextElement, item: MdxJsxAttribute | MdxJsxExpressionAttribute): void => {
    if (item.type === 'mdxJsxExpressionAttribute') {
      code(item.data?.estree);
    } else if (typeof item.value === 'object') {
      code(item.value?.data?.estree);
    } else if (item.value) {
      const begin = item.position?.start.offset ?? 0;
      const isProvider = element.name === 'ProviderFacts' && item.name === 'id';
      replace(text.indexOf(item.value, begin + item.name.length), item.value, isProvider ? relocation.providers.get(item.value) : newAddress(item.value, relocation));
    }
  };
  visit(tree as Nodes, (node: Nodes) => {
    switch (node.type) {
      case 'link':
      case 'image':
      case 'definition':
        replace(destinationOf(node, text), node.url, newLink(node.url, file, relocation, exists));
        break;
      case 'mdxjsEsm':
      case 'mdxFlowExpression':
      case 'mdxTextExpression':
        code(node.data?.estree);
        break;
      case 'mdxJsxFlowElement':
      case 'mdxJsxTextElement':
        node.attributes.forEach((item) => attribute(node, item));
        break;
    }
  });
  return edits;
}
