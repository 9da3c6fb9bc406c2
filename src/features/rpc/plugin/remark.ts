import type {Heading, Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {
  code,
  codeLink,
  createImport,
  element,
  getText,
  isHeading,
  joinPhrases,
  link,
  table,
} from '../../../lib/mdast';
import {tryItId} from '../../../lib/routes';
import {
  allMethods,
  commonErrors,
  getGroupMethods,
  getMethodRoute,
  isRpcMethod,
  methodsWithOwnPage,
  poolErrors,
  rpcGroups,
  schemas,
  type RpcGroup,
} from '../methods';
import {completeFields} from './describedFields';
import {createFieldTable, objectLinks, parseInlineCode} from './fieldTable';
import {
  createColumns,
  createMethodEntry,
  createSampleResponse,
  createSampleTabs,
} from './methodEntry';

const COMPONENTS = {
  RpcPlayground: '@site/src/features/rpc/playground',
  TabItem: '@theme/TabItem',
  Tabs: '@theme/Tabs',
};

function importComponents(tree: Root): void {
  for (const [name, source] of Object.entries(COMPONENTS)) {
    const isImported = tree.children.some(
      (node) =>
        node.type === 'mdxjsEsm' &&
        new RegExp(`^import ${name} from `, 'm').test(node.value),
    );
    if (!isImported) tree.children.push(createImport(name, source));
  }
}

/** Objects that readers send. Their tables show which fields are required. */
const requestObjects = new Set(['Call', 'Filter', 'UserOperation']);

const isGroup = (value: unknown): value is RpcGroup =>
  typeof value === 'string' && Object.hasOwn(rpcGroups, value);

/** Returns what the data adds at the end of the section of a method or an object; nothing for other headings. */
function createSectionEnd(
  heading: Heading,
  file: VFile,
  expectedMethods: readonly string[],
): RootContent[] {
  const title = getText(heading);
  if (heading.depth === 2 && isRpcMethod(title)) {
    if (!expectedMethods.includes(title))
      file.fail(
        `${title} does not belong on this page → move it to ${getMethodRoute(title)}`,
        heading,
      );
    return createMethodEntry(allMethods[title]);
  }
  const [, object] = /^(\w+) object$/.exec(title) ?? [];
  if (heading.depth !== 3 || !object) return [];
  if (!objectLinks[object])
    file.fail(
      `unknown object ${object} → use one of ${Object.keys(objectLinks).join(', ')}`,
      heading,
    );
  const fields = createFieldTable(
    schemas[object] ?? {},
    requestObjects.has(object),
  );
  return fields ? [fields] : [];
}

/** Completes a group's page: adds an entry below the text of each method, and a field table below each `NAME object` heading. */
function completeGroupPage(tree: Root, file: VFile, group: RpcGroup): void {
  const expectedMethods: readonly string[] = getGroupMethods(group).filter(
    (name) => !(name in methodsWithOwnPage),
  );
  const documentedMethods = new Set(
    tree.children.filter((node) => isHeading(node, 2)).map(getText),
  );
  let sectionEnd: RootContent[] = [];
  const children: RootContent[] = [];
  for (const node of tree.children) {
    if (isHeading(node, 2) || isHeading(node, 3)) {
      children.push(...sectionEnd);
      sectionEnd = createSectionEnd(node, file, expectedMethods);
    }
    children.push(node);
  }
  const missingMethods = expectedMethods.filter(
    (name) => !documentedMethods.has(name),
  );
  if (missingMethods.length)
    file.fail(
      `${missingMethods.join(', ')} ${missingMethods.length === 1 ? 'has' : 'have'} no entry → add a level 2 heading for each`,
    );
  tree.children = [...children, ...sectionEnd];
  importComponents(tree);
}

/** On the page of a single method: puts the section's text in one column, and its playground and generated samples in another. On narrow screens, a link above the text jumps to them. */
function moveIntoColumns(
  tree: Root,
  playground: MdxJsxFlowElement,
  file: VFile,
): void {
  const nodes = tree.children;
  const playgroundIndex = nodes.indexOf(playground);
  const start =
    nodes.findLastIndex(
      (node, index) => index < playgroundIndex && isHeading(node, 2),
    ) + 1;
  const nextHeadingIndex = nodes.findIndex(
    (node, index) => index > playgroundIndex && isHeading(node, 2),
  );
  const end = nextHeadingIndex === -1 ? nodes.length : nextHeadingIndex;
  const method = playground.attributes.find(
    (attribute) =>
      attribute.type === 'mdxJsxAttribute' && attribute.name === 'method',
  )?.value;
  if (start === 0 || typeof method !== 'string' || !isRpcMethod(method)) return;
  const description = nodes
    .slice(start, end)
    .filter((node) => node !== playground)
    .flatMap((node) =>
      node.type === 'mdxJsxFlowElement' && node.name === 'RpcFields'
        ? completeFields(node, allMethods[method], file)
        : [node],
    );
  nodes.splice(
    start,
    end - start,
    createColumns(
      description,
      [
        playground,
        createSampleTabs(allMethods[method]),
        createSampleResponse(allMethods[method]),
      ],
      tryItId,
    ),
  );
  nodes.unshift(
    element('p', {className: 'docs-jump', 'data-markdown': 'skip'}, [
      element(
        'a',
        {className: 'button button--secondary', href: `#${tryItId}`},
        [{type: 'text', value: 'Try it'}],
      ),
    ]),
  );
  importComponents(tree);
}

/** Lists all methods by group, linked to their descriptions. */
function createMethodTable(): RootContent {
  const rows = Object.keys(rpcGroups)
    .filter(isGroup)
    .map((group) => {
      const {label, page} = rpcGroups[group];
      return [
        link(page, label),
        joinPhrases(
          getGroupMethods(group).map((name) =>
            codeLink(getMethodRoute(name), name),
          ),
        ),
      ];
    });
  return table(['Group', 'Methods'], rows);
}

const differentMethods = Object.keys(allMethods)
  .filter(isRpcMethod)
  .map((name) => ({
    name,
    difference: allMethods[name].difference,
  }))
  .filter((method) => method.difference !== undefined);

/** Lists the methods that Ethereum lacks or that work differently there, by purpose. */
function createPurposeTable(): RootContent {
  return table(
    ['Method', 'Use it to', 'Difference from Ethereum'],
    differentMethods.map(({name, difference}) => [
      codeLink(getMethodRoute(name), name),
      [difference?.purpose ?? ''],
      [difference?.summary ?? ''],
    ]),
  );
}

/** Lists the same methods by what they do differently. */
function createDifferenceTable(): RootContent {
  return table(
    ['Method', 'What is different'],
    differentMethods.map(({name, difference}) => [
      codeLink(getMethodRoute(name), name),
      [difference?.effect ?? ''],
    ]),
  );
}

function createErrorTable(): RootContent {
  return table(
    ['Code', 'Message', 'Cause', 'What to do'],
    commonErrors.map(({code: number, transport, message, cause, fix}) => [
      transport === 'HTTP' ? [`HTTP ${number}`] : [code(String(number))],
      [message],
      parseInlineCode(cause),
      [fix],
    ]),
  );
}

/** Lists the refusals of a transaction pool in the words of Besu and of Geth. */
function createPoolErrorTable(): RootContent {
  return table(
    ['Message', 'Cause', 'What to do'],
    poolErrors.map(({besu, geth, cause, fix}) => [
      [
        ...besu.flatMap(({message, code: number}) => [
          code(message),
          ` (Besu, ${number}) `,
        ]),
        ...geth.flatMap((message) => [code(message), ' (Geth) ']),
      ],
      parseInlineCode(cause),
      parseInlineCode(fix),
    ]),
  );
}

const TABLES: Readonly<Record<string, () => RootContent>> = {
  RpcMethods: createMethodTable,
  RpcErrors: createErrorTable,
  RpcPoolErrors: createPoolErrorTable,
  RpcPurposes: createPurposeTable,
  RpcDifferences: createDifferenceTable,
};

/** Adds the data in src/features/rpc/methods to the JSON-RPC reference (see the README). */
export default function rpcReference() {
  return (tree: Root, file: VFile): void => {
    visit(
      tree,
      'mdxJsxFlowElement',
      (node: MdxJsxFlowElement, index, parent) => {
        const createTable = TABLES[node.name ?? ''];
        if (createTable && parent && index !== undefined)
          parent.children.splice(index, 1, createTable() as Heading);
      },
    );
    const group = (file.data.frontMatter as {rpc?: unknown} | undefined)?.rpc;
    if (group === undefined) {
      const playground = tree.children.find(
        (node): node is MdxJsxFlowElement =>
          node.type === 'mdxJsxFlowElement' && node.name === 'RpcPlayground',
      );
      if (playground) moveIntoColumns(tree, playground, file);
    } else if (isGroup(group)) {
      completeGroupPage(tree, file, group);
    } else {
      file.fail(
        `unknown group ${JSON.stringify(group)} → use one of ${Object.keys(rpcGroups).join(', ')}`,
      );
    }
  };
}
