import type {ImportDeclaration} from 'estree';
import type {Root, RootContent} from 'mdast';
import type {MdxJsxAttribute, MdxJsxFlowElement, MdxjsEsm} from 'mdast-util-mdx';

/** Name of the component that folds, and where it is. */
export const FOLD = {name: 'Fold', source: '@site/src/features/contracts/browser/Fold'};

type Properties = Readonly<Record<string, string | undefined>>;

/** An element of HTML, which the theme leaves as it is. */
export function element(name: string, properties: Properties, children: readonly RootContent[]): MdxJsxFlowElement {
  // Without the mark, MDX would put the theme's component of that name in its place.
  const data = {_mdxExplicitJsx: true} as MdxJsxFlowElement['data'];
  return {...component(name, properties), children: [...children] as MdxJsxFlowElement['children'], data};
}

/** Content that is folded away, as browser/Fold shows it. */
export function fold(kind: 'member' | 'calls', summary: string, children: readonly RootContent[]): MdxJsxFlowElement {
  return {...component(FOLD.name, {kind, summary}), children: [...children] as MdxJsxFlowElement['children']};
}

/** A component in a page, with texts as its properties. */
export function component(name: string, properties: Properties): MdxJsxFlowElement {
  const attributes = Object.entries(properties)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]): MdxJsxAttribute => ({type: 'mdxJsxAttribute', name: key, value}));
  return {type: 'mdxJsxFlowElement', name, attributes, children: []};
}

/** Imports the default export of a module as a component: only the pages that use it load it. */
export function importComponent(tree: Root, name: string, source: string): void {
  const declaration: ImportDeclaration = {
    type: 'ImportDeclaration',
    attributes: [],
    specifiers: [{type: 'ImportDefaultSpecifier', local: {type: 'Identifier', name}}],
    source: {type: 'Literal', value: source},
  };
  const node: MdxjsEsm = {
    type: 'mdxjsEsm',
    value: '',
    data: {estree: {type: 'Program', sourceType: 'module', comments: [], body: [declaration]}},
  };
  tree.children.push(node);
}
