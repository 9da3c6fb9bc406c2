import type {Heading, Root, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {code, codeLink, addImport, isHeading, joinPhrases, link, table, getText} from '../../../lib/mdast';
import {allMethods, commonErrors, isRpcMethod, methodsOf, routeOf, type RpcGroup, rpcGroups, rpcMethods, schemas} from '../methods';
import {beside, entry, tabs} from './entry';
import {phrasesOf} from './phrases';
import {fieldTable, objects} from './types';

/** What the entries are made of. */
const COMPONENTS = {
  RpcEntry: '@site/src/components/RpcEntry',
  RpcPlayground: '@site/src/components/RpcPlayground',
  TabItem: '@theme/TabItem',
  Tabs: '@theme/Tabs',
};

const isImported = (tree: Root, name: string): boolean => tree.children.some((node) => node.type === 'mdxjsEsm' && new RegExp(`^import ${name} from `, 'm').test(node.value));

/** Objects that readers send: their tables say which fields are required. */
const SENT = new Set(['Call', 'Filter', 'UserOperation']);

const isGroup = (value: unknown): value is RpcGroup => typeof value === 'string' && Object.hasOwn(rpcGroups, value);

/** The methods that the page of a group describes: all but those with a page of their own. */
const entriesOf = (group: RpcGroup): readonly string[] => methodsOf(group).filter((name) => !(name in rpcMethods));

function objectTable(name: string): RootContent[] {
  const fields = fieldTable(schemas[name] ?? {}, SENT.has(name));
  return fields ? [fields] : [];
}

/** Completes the page of a group: each method's heading and text get its facts, each `NAME object` the table of its fields. */
function fill(tree: Root, file: VFile, group: RpcGroup): void {
  const expected = entriesOf(group);
  const found: string[] = [];
  let pending: RootContent[] = [];
  const done: RootContent[] = [];
  const flush = (): void => {
    done.push(...pending);
    pending = [];
  };
  for (const node of tree.children) {
    if (isHeading(node, 2) || isHeading(node, 3)) {
      flush();
      const title = getText(node);
      const [, object] = /^(\w+) object$/.exec(title) ?? [];
      if (isHeading(node, 2) && isRpcMethod(title)) {
        if (!expected.includes(title)) file.fail(`${title} does not belong here → move it to ${routeOf(title)}`, node);
        found.push(title);
        pending = entry(allMethods[title]);
      } else if (isHeading(node, 3) && object) {
        if (!objects[object]) file.fail(`there is no object ${object} → use one of ${Object.keys(objects).join(', ')}`, node);
        pending = objectTable(object);
      }
    }
    done.push(node);
  }
  flush();
  const missing = expected.filter((name) => !found.includes(name));
  if (missing.length) file.fail(`${missing.join(', ')} ${missing.length === 1 ? 'has' : 'have'} no entry → add a heading of level 2 for each`);
  tree.children = done;
  for (const [name, source] of Object.entries(COMPONENTS)) addImport(tree, name, source);
}

/** Puts the playground of a method with a page of its own, and its call for each tool, beside the section that it stands in. */
function putBeside(tree: Root, playground: MdxJsxFlowElement): void {
  const nodes = tree.children;
  const at = nodes.indexOf(playground);
  const start = nodes.findLastIndex((node, index) => index < at && isHeading(node, 2)) + 1;
  const next = nodes.findIndex((node, index) => index > at && isHeading(node, 2));
  const end = next === -1 ? nodes.length : next;
  const name = playground.attributes.flatMap((attribute) => (attribute.type === 'mdxJsxAttribute' && attribute.name === 'method' && typeof attribute.value === 'string' ? [attribute.value] : [])).join('');
  if (start === 0 || !isRpcMethod(name)) return;
  const described = nodes.slice(start, end).filter((node) => node !== playground);
  nodes.splice(start, end - start, beside(described, [playground, tabs(allMethods[name])], 'try-it'));
  for (const component of ['RpcEntry', 'Tabs', 'TabItem'] as const) {
    if (!isImported(tree, component)) addImport(tree, component, COMPONENTS[component]);
  }
}

/** All methods by group, each linked to its description. */
function methodTable(): RootContent {
  const groups = Object.keys(rpcGroups).filter(isGroup);
  return table(
    ['Group', 'Methods'],
    groups.map((group) => {
      const {label, page} = rpcGroups[group];
      return [link(page, label), joinPhrases(methodsOf(group).map((name) => codeLink(routeOf(name), name)))];
    }),
  );
}

function errorTable(): RootContent {
  return table(
    ['Code', 'Message', 'Cause', 'What to do'],
    commonErrors.map(({code: number, transport, message, cause, mend}) => [transport === 'HTTP' ? [`HTTP ${number}`] : [code(String(number))], [message], phrasesOf(cause), [mend]]),
  );
}

const TABLES: Readonly<Record<string, () => RootContent>> = {RpcMethods: methodTable, RpcErrors: errorTable};

/**
 * Adds what src/features/rpc/methods knows to the JSON-RPC reference. A page with `rpc: GROUP` in its front matter has a heading of
 * level 2 for each method of the group, with the writer's text below. On other pages the playground goes beside the section that it
 * stands in. `<RpcMethods />` and `<RpcErrors />` become tables.
 */
export default function rpcReference() {
  return (tree: Root, file: VFile): void => {
    visit(tree, 'mdxJsxFlowElement', (node: MdxJsxFlowElement, index, parent) => {
      const make = TABLES[node.name ?? ''];
      if (make && parent && index !== undefined) parent.children.splice(index, 1, make() as Heading);
    });
    const group = (file.data.frontMatter as {rpc?: unknown} | undefined)?.rpc;
    if (group === undefined) {
      const playground = tree.children.find((node): node is MdxJsxFlowElement => node.type === 'mdxJsxFlowElement' && node.name === 'RpcPlayground');
      if (playground) putBeside(tree, playground);
      return;
    }
    if (!isGroup(group)) file.fail(`there is no group ${JSON.stringify(group)} → use one of ${Object.keys(rpcGroups).join(', ')}`);
    else fill(tree, file, group);
  };
}
