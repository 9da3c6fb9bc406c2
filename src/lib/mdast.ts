import type {Expression, ImportDeclaration, Program} from 'estree';
import type {
  Heading,
  List,
  Nodes,
  Paragraph,
  PhrasingContent,
  Root,
  RootContent,
  Table,
  TableRow,
} from 'mdast';
import type {
  MdxjsEsm,
  MdxJsxAttribute,
  MdxJsxFlowElement,
  MdxJsxTextElement,
} from 'mdast-util-mdx';

type Properties = Readonly<Record<string, string | undefined>>;

/** Converts properties to JSX attributes; omits undefined values. */
export const toJsxAttributes = (properties: Properties): MdxJsxAttribute[] =>
  Object.entries(properties).flatMap(([name, value]) =>
    value === undefined ? [] : [{type: 'mdxJsxAttribute', name, value}],
  );

export function component(
  name: string,
  properties: Properties = {},
): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: toJsxAttributes(properties),
    children: [],
  };
}

/** Creates an inline component. */
export function inlineComponent(
  name: string,
  properties: Properties,
  text = '',
): MdxJsxTextElement {
  return {
    type: 'mdxJsxTextElement',
    name,
    attributes: toJsxAttributes(properties),
    children: text ? [{type: 'text', value: text}] : [],
  };
}

/** Creates an HTML element that MDX does not replace with the theme's component of the same name. */
export function element(
  name: string,
  properties: Properties,
  children: readonly RootContent[],
): MdxJsxFlowElement {
  const data = {_mdxExplicitJsx: true} as MdxJsxFlowElement['data'];
  return {
    ...component(name, properties),
    children: [...children] as MdxJsxFlowElement['children'],
    data,
  };
}

const createProgram = (statement: Program['body'][number]): Program => ({
  type: 'Program',
  sourceType: 'module',
  comments: [],
  body: [statement],
});

export function createExpressionProp(
  name: string,
  expression: Expression,
  value = '',
): MdxJsxAttribute {
  const data = {
    estree: createProgram({type: 'ExpressionStatement', expression}),
  };
  return {
    type: 'mdxJsxAttribute',
    name,
    value: {type: 'mdxJsxAttributeValueExpression', value, data},
  };
}

/** Creates an element with prebuilt HTML as its content, so that React renders only one element. */
export function htmlElement(
  name: string,
  properties: Properties,
  html: string,
): MdxJsxFlowElement {
  const expression: Expression = {
    type: 'ObjectExpression',
    properties: [
      {
        type: 'Property',
        kind: 'init',
        method: false,
        shorthand: false,
        computed: false,
        key: {type: 'Identifier', name: '__html'},
        value: {type: 'Literal', value: html},
      },
    ],
  };
  const node = element(name, properties, []);
  return {
    ...node,
    attributes: [
      ...node.attributes,
      createExpressionProp(
        'dangerouslySetInnerHTML',
        expression,
        JSON.stringify({__html: html}),
      ),
    ],
  };
}

/** Creates an import of a component into a page, so that other pages do not load it. */
export function createImport(name: string, source: string): MdxjsEsm {
  const declaration: ImportDeclaration = {
    type: 'ImportDeclaration',
    attributes: [],
    specifiers: [
      {type: 'ImportDefaultSpecifier', local: {type: 'Identifier', name}},
    ],
    source: {type: 'Literal', value: source},
  };
  return {
    type: 'mdxjsEsm',
    value: '',
    data: {estree: createProgram(declaration)},
  };
}

/** Imports the components that the page uses at the top level. */
export function importUsedComponents(
  tree: Root,
  components: readonly {readonly name: string; readonly source: string}[],
): void {
  const usedComponents = components.filter(({name}) =>
    tree.children.some(
      (node) => node.type === 'mdxJsxFlowElement' && node.name === name,
    ),
  );
  tree.children.push(
    ...usedComponents.map(({name, source}) => createImport(name, source)),
  );
}

export type Phrase = PhrasingContent | string;

function toPhrasing(content: readonly Phrase[]): PhrasingContent[] {
  return content.map((item) =>
    typeof item === 'string' ? {type: 'text', value: item} : item,
  );
}

export function paragraph(...content: readonly Phrase[]): Paragraph {
  return {type: 'paragraph', children: toPhrasing(content)};
}

export function code(value: string): PhrasingContent {
  return {type: 'inlineCode', value};
}

export function strong(...content: readonly Phrase[]): PhrasingContent {
  return {type: 'strong', children: toPhrasing(content)};
}

export function link(
  url: string | undefined,
  ...content: readonly Phrase[]
): PhrasingContent[] {
  return url === undefined
    ? toPhrasing(content)
    : [{type: 'link', url, children: toPhrasing(content)}];
}

/** Creates a link with a label, for text that is ambiguous on its own. The label must start with the text (WCAG 2.5.3). */
export function labelledLink(
  url: string,
  label: string,
  text: string,
): PhrasingContent {
  return {
    type: 'link',
    url,
    data: {hProperties: {ariaLabel: label}},
    children: toPhrasing([text]),
  };
}

export function codeLink(
  url: string | undefined,
  value: string,
): PhrasingContent[] {
  return link(url, code(value));
}

/** Creates a heading with a fixed id, which Docusaurus keeps. */
export function heading(
  depth: Heading['depth'],
  id: string,
  ...content: readonly Phrase[]
): Heading {
  return {
    type: 'heading',
    depth,
    data: {hProperties: {id}},
    children: toPhrasing(content),
  };
}

export function bulletList(
  items: readonly (readonly Phrase[])[],
  className?: string,
): List {
  return {
    type: 'list',
    ordered: false,
    spread: false,
    children: items.map((item) => ({
      type: 'listItem',
      spread: false,
      children: [paragraph(...item)],
    })),
    ...(className && {data: {hProperties: {className: [className]}}}),
  };
}

export function table(
  head: readonly string[],
  rows: readonly (readonly (readonly Phrase[])[])[],
): Table {
  const createRow = (cells: readonly (readonly Phrase[])[]): TableRow => ({
    type: 'tableRow',
    children: cells.map((cell) => ({
      type: 'tableCell',
      children: toPhrasing(cell),
    })),
  });
  return {
    type: 'table',
    children: [createRow(head.map((title) => [title])), ...rows.map(createRow)],
  };
}

/** Creates a Markdown node that becomes an HTML element. */
export const htmlNode = (
  hName: string,
  children: readonly (Phrase | RootContent)[],
  hProperties: Record<string, string> = {},
): RootContent => ({
  type: 'paragraph',
  data: {hName, hProperties},
  children: toPhrasing(children as readonly Phrase[]),
});

export interface Field {
  readonly name: readonly (Phrase | RootContent)[];
  readonly type: readonly Phrase[];
  readonly text: readonly Phrase[];
  /** Whether a request needs the value; only a value that it does not need is marked. Undefined if readers do not send it. */
  readonly isRequired?: boolean | undefined;
  /** Position in the request: `params[0]`. */
  readonly position?: string | undefined;
  /** The fields of an object, listed below its description. */
  readonly fields?: readonly Field[];
}

/** Creates a definition list of names with types and descriptions, styled by `.docs-fields dl` in src/css/custom.css. */
export function fieldList(fields: readonly Field[]): RootContent[] {
  const items = fields.map(
    ({name, type, text, isRequired, position, fields: innerFields = []}) =>
      htmlNode('div', [
        htmlNode('dt', [
          ...(position
            ? [htmlNode('code', [position], {className: 'docs-position'}), ' ']
            : []),
          ...name,
          ' ',
          ...(isRequired === false
            ? [htmlNode('span', ['optional']), ' ']
            : []),
          htmlNode('span', type),
        ]),
        ...(text.length + innerFields.length
          ? [htmlNode('dd', [...text, ...fieldList(innerFields)])]
          : []),
      ]),
  );
  return items.length ? [htmlNode('dl', items)] : [];
}

export function caution(
  title: string,
  ...content: readonly Phrase[]
): RootContent {
  return {
    type: 'containerDirective',
    name: 'caution',
    children: [
      {...paragraph(title), data: {directiveLabel: true}},
      paragraph(...content),
    ],
  };
}

export function joinPhrases(
  items: readonly (readonly Phrase[])[],
  separator = ', ',
  lastSeparator = separator,
): Phrase[] {
  return items.flatMap((item, index) => {
    if (index === 0) return item;
    return [index === items.length - 1 ? lastSeparator : separator, ...item];
  });
}

export function getText(node: Nodes): string {
  if ('value' in node)
    return node.type === 'text' || node.type === 'inlineCode' ? node.value : '';
  return 'children' in node ? node.children.map(getText).join('') : '';
}

export function isHeading(
  node: RootContent,
  depth: Heading['depth'],
): node is Heading {
  return node.type === 'heading' && node.depth === depth;
}

export function isList(node: RootContent | undefined): node is List {
  return node?.type === 'list';
}
