import type {ImportDeclaration} from 'estree';
import type {Root, RootContent} from 'mdast';
import type {MdxJsxAttribute, MdxJsxFlowElement, MdxjsEsm} from 'mdast-util-mdx';

type Properties = Readonly<Record<string, string | undefined>>;

/** Texts as the attributes of an element; those that are undefined are left out. */
export const attributesOf = (properties: Properties): MdxJsxAttribute[] =>
  Object.entries(properties).flatMap(([name, value]) => (value === undefined ? [] : [{type: 'mdxJsxAttribute', name, value}]));

/** A component in a page, with texts as its properties. */
export function component(name: string, properties: Properties = {}): MdxJsxFlowElement {
  return {type: 'mdxJsxFlowElement', name, attributes: attributesOf(properties), children: []};
}

/** An element of HTML, which the theme leaves as it is. */
export function element(name: string, properties: Properties, children: readonly RootContent[]): MdxJsxFlowElement {
  // Without the mark, MDX would put the theme's component of that name in its place.
  const data = {_mdxExplicitJsx: true} as MdxJsxFlowElement['data'];
  return {...component(name, properties), children: [...children] as MdxJsxFlowElement['children'], data};
}

/** The import of a module's default export as a component: only the pages that use it load it. */
export function importOf(name: string, source: string): MdxjsEsm {
  const declaration: ImportDeclaration = {
    type: 'ImportDeclaration',
    attributes: [],
    specifiers: [{type: 'ImportDefaultSpecifier', local: {type: 'Identifier', name}}],
    source: {type: 'Literal', value: source},
  };
  return {
    type: 'mdxjsEsm',
    value: '',
    data: {estree: {type: 'Program', sourceType: 'module', comments: [], body: [declaration]}},
  };
}

/** Puts such an import into a page. */
export function importComponent(tree: Root, name: string, source: string): void {
  tree.children.push(importOf(name, source));
}
