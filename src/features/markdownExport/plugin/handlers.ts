import type {Element} from 'hast';
import {defaultHandlers, type Handle, type State} from 'hast-util-to-mdast';
import type {
  BlockContent,
  ListItem,
  Nodes,
  Paragraph,
  PhrasingContent,
} from 'mdast';
import {
  findElement,
  getChildren,
  getClasses,
  getClassSuffix,
  getText,
} from './hast';

/** Page data for the handlers. */
export interface PageContext {
  /** Rewrites a link's target. */
  readonly resolve: (href: string) => string;
  /** The Mermaid sources of the page's diagrams, by title. */
  readonly diagrams: ReadonlyMap<string, string>;
}

/** Converts an element to Markdown, or returns undefined to pass it to the next handler. */
type Handler = (
  state: State,
  element: Element,
  page: PageContext,
) => Nodes[] | undefined;

const toPhrasing = (state: State, element: Element): PhrasingContent[] =>
  state.all(element) as PhrasingContent[];
const toBlocks = (state: State, element: Element): BlockContent[] =>
  state.toFlow(state.all(element)) as BlockContent[];
const toStrong = (...children: PhrasingContent[]): Paragraph => ({
  type: 'paragraph',
  children: [{type: 'strong', children}],
});

const handleLink: Handler = (state, element, {resolve}) => {
  const {href} = element.properties;
  const children = toPhrasing(state, element);
  return typeof href === 'string'
    ? [{type: 'link', url: resolve(href), children}]
    : children;
};

const handleImage: Handler = (_state, {properties}, {resolve}) => [
  {
    type: 'image',
    url: resolve(String(properties.src ?? '')),
    alt: String(properties.alt ?? ''),
  },
];

/** Converts a summary to a bold paragraph, unless it contains a heading. */
const handleSummary: Handler = (state, element) => {
  const children = toPhrasing(state, element);
  if ((children as Nodes[]).some(({type}) => type === 'heading'))
    return children;
  const parts = children.flatMap((child) =>
    child.type === 'strong' ? child.children : [child],
  );
  return [toStrong(...parts)];
};

/** Moves a space at the end of bold text behind it, because Markdown has none there. */
const handleStrong: Handler = (state, element) => {
  const children = toPhrasing(state, element);
  const last = children.at(-1);
  if (last?.type !== 'text' || !last.value.endsWith(' ')) return undefined;
  last.value = last.value.trimEnd();
  return [
    {type: 'strong', children},
    {type: 'text', value: ' '},
  ];
};

/** Puts the caption in a paragraph above the table. */
const handleTable: Handler = (state, element) => {
  const caption = getChildren(element).find(
    ({tagName}) => tagName === 'caption',
  );
  return [
    ...(caption && !state.inTable ? toBlocks(state, caption) : []),
    defaultHandlers.table(state, element),
  ];
};

/** Converts a code block with its language and title, without buttons. */
const handleCodeBlock: Handler = (_state, element) => {
  if (!getClasses(element).includes('theme-code-block')) return undefined;
  const pre =
    element.tagName === 'pre'
      ? element
      : findElement(element, ({tagName}) => tagName === 'pre');
  const title = getChildren(element).find(
    (child) => getClassSuffix(child, 'codeBlockTitle') !== undefined,
  );
  return [
    {
      type: 'code',
      lang: getClassSuffix(element, 'language-') ?? 'text',
      meta: title ? `title="${getText(title)}"` : null,
      value: pre ? getText(pre).trimEnd() : '',
    },
  ];
};

const phrasingTypes = new Set([
  'text',
  'link',
  'strong',
  'emphasis',
  'inlineCode',
  'delete',
  'break',
  'image',
]);

function createDefinition(
  state: State,
  term: Element,
  detail?: Element,
): ListItem {
  const label: PhrasingContent = {
    type: 'strong',
    children: toPhrasing(state, term),
  };
  const content = detail ? state.all(detail) : [];
  return detail && content.every(({type}) => phrasingTypes.has(type))
    ? {
        type: 'listItem',
        spread: false,
        children: [
          {
            type: 'paragraph',
            children: [
              label,
              {type: 'text', value: ': '},
              ...(content as PhrasingContent[]),
            ],
          },
        ],
      }
    : {
        type: 'listItem',
        spread: false,
        children: [
          {type: 'paragraph', children: [label]},
          ...(state.toFlow(content) as BlockContent[]),
        ],
      };
}

/** Converts a definition list to bullets: the term in bold, then its details. A `div` may wrap each pair. */
const handleDefinitionList: Handler = (state, element) => {
  const children: ListItem[] = [];
  let term: Element | undefined;
  for (const entry of getChildren(element).flatMap((child) =>
    child.tagName === 'div' ? getChildren(child) : [child],
  )) {
    if (term)
      children.push(
        createDefinition(
          state,
          term,
          entry.tagName === 'dt' ? undefined : entry,
        ),
      );
    term = entry.tagName === 'dt' ? entry : undefined;
  }
  if (term) children.push(createDefinition(state, term));
  return [{type: 'list', ordered: false, spread: false, children}];
};

/** Converts an admonition to a blockquote that starts with its type and title. */
const handleAdmonition: Handler = (state, element) => {
  const type = getClasses(element).includes('theme-admonition')
    ? getClassSuffix(element, 'theme-admonition-')
    : undefined;
  if (!type) return undefined;
  const [heading, content] = getChildren(element);
  const name = type[0]?.toUpperCase() + type.slice(1);
  const title = heading ? getText(heading).trim() : '';
  const label =
    title && title.toLowerCase() !== type ? `${name}: ${title}` : name;
  return [
    {
      type: 'blockquote',
      children: [
        toStrong({type: 'text', value: label}),
        ...(content ? toBlocks(state, content) : []),
      ],
    },
  ];
};

const hasRole =
  (role: string) =>
  ({properties}: Element): boolean =>
    properties.role === role;

/** Converts all panels of a tab group, each below its label. */
const handleTabs: Handler = (state, element) => {
  if (!getClasses(element).includes('tabs-container')) return undefined;
  const labels = getChildren(findElement(element, hasRole('tablist'))).map(
    (tab) => getText(tab).trim(),
  );
  const panels = getChildren(element).flatMap((child) =>
    getChildren(child).filter(hasRole('tabpanel')),
  );
  if (labels.length !== panels.length) {
    throw new Error(
      `The HTML contains panels for only ${panels.length} of the tabs ${labels.join(', ')}. Remove \`lazy\` from their <Tabs>.`,
    );
  }
  return panels.flatMap((panel, index) => [
    toStrong({type: 'text', value: `${labels[index]}:`}),
    ...toBlocks(state, panel),
  ]);
};

/** Converts a panel of the API explorer's tabs, which can be anywhere in their group, below its label. */
const handlePanel: Handler = (state, element) =>
  hasRole('tabpanel')(element)
    ? [
        toStrong({
          type: 'text',
          value: `${String(getChildren(element)[0]?.properties.dataLabel)}:`,
        }),
        ...toBlocks(state, element),
      ]
    : undefined;

const handleTabList: Handler = (_state, element) =>
  hasRole('tablist')(element) ? [] : undefined;

const diagramLabelPattern = /^Diagram: (.+)$/;

/** Converts a diagram to its Mermaid source, and an illustration, whose boxes are links, to its title and text version. */
const handleDiagram: Handler = (_state, element, {diagrams}) => {
  const drawing = findElement(element, ({properties}) =>
    diagramLabelPattern.test(String(properties.ariaLabel ?? '')),
  );
  const title = diagramLabelPattern.exec(
    String(drawing?.properties.ariaLabel ?? ''),
  )?.[1];
  if (title === undefined) return undefined;
  if (drawing?.properties.role === 'group') {
    const items = getChildren(
      findElement(element, ({tagName}) => tagName === 'ul'),
    );
    const children = items.map((item): ListItem => ({
      type: 'listItem',
      spread: false,
      children: [
        {type: 'paragraph', children: [{type: 'text', value: getText(item)}]},
      ],
    }));
    return [
      toStrong({type: 'text', value: title}),
      {type: 'list', ordered: false, spread: false, children},
    ];
  }
  const value = diagrams.get(title);
  if (value === undefined) {
    throw new Error(
      `No Mermaid block in the page's file has the accTitle "${title}". Move the diagram's block into this file.`,
    );
  }
  return [{type: 'code', lang: 'mermaid', value}];
};

const mermaidBlockPattern = /^([ \t]*)```mermaid[^\n]*\n([^]*?)\n\1```/gm;

/** Returns the Mermaid blocks in a page's source by their `accTitle`. */
export function findDiagrams(source: string): ReadonlyMap<string, string> {
  const diagrams = new Map<string, string>();
  for (const [, indent = '', body = ''] of source.matchAll(
    mermaidBlockPattern,
  )) {
    const title = /^[ \t]*accTitle:(.+)$/m.exec(body)?.[1]?.trim();
    if (title) {
      diagrams.set(
        title,
        body
          .split('\n')
          .map((line) =>
            line.startsWith(indent) ? line.slice(indent.length) : line,
          )
          .join('\n'),
      );
    }
  }
  return diagrams;
}

/** Creates handlers for this site's components; the defaults handle all other elements. */
export function createHandlers(page: PageContext): Record<string, Handle> {
  const combine =
    (fallback: keyof typeof defaultHandlers, ...handlers: Handler[]): Handle =>
    (state: State, element: Element, parent) => {
      for (const handler of handlers) {
        const nodes = handler(state, element, page);
        if (nodes) return nodes;
      }
      return (defaultHandlers[fallback] as Handle)(state, element, parent);
    };
  return {
    a: combine('a', handleLink),
    div: combine(
      'div',
      handleCodeBlock,
      handleTabs,
      handlePanel,
      handleAdmonition,
    ),
    dl: combine('dl', handleDefinitionList),
    figure: combine('figure', handleDiagram),
    img: combine('img', handleImage),
    pre: combine('pre', handleCodeBlock),
    strong: combine('strong', handleStrong),
    summary: combine('summary', handleSummary),
    table: combine('table', handleTable),
    ul: combine('ul', handleTabList),
  };
}
