import type {Heading, Node, Root, Table, TableCell} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {visit} from 'unist-util-visit';
import {allMethods} from '../../../src/features/rpc/methods';
import {isRecord} from '../../../src/lib/text';
import {pages} from '../../pages';
import type {Checker} from '../sample';

const REFERENCE = 'docs/api/reference';

/** Methods that only your own node answers; the node pages document them. */
const NODE_METHODS = new Set(['eth_syncing', 'eth_config', 'net_peerCount', 'web3_clientVersion', 'admin_nodeInfo', 'admin_peers']);

const block = 'hex block number or tag';
/** Parameters of standard methods, in the wording of the reference pages; `?` marks an optional one. */
const STANDARD: Record<string, string[]> = {
  eth_accounts: [],
  eth_blockNumber: [],
  eth_call: ['object', `${block}?`, 'object?'],
  eth_chainId: [],
  eth_config: [],
  eth_estimateGas: ['object', `${block}?`, 'object?'],
  eth_feeHistory: ['hex quantity', block, 'array?'],
  eth_gasPrice: [],
  eth_getBalance: ['address', block],
  eth_getBlockByHash: ['32-byte hex', 'boolean'],
  eth_getBlockByNumber: [block, 'boolean'],
  eth_getCode: ['address', block],
  eth_getLogs: ['object'],
  eth_getStorageAt: ['address', 'hex quantity', block],
  eth_getTransactionByHash: ['32-byte hex'],
  eth_getTransactionCount: ['address', block],
  eth_getTransactionReceipt: ['32-byte hex'],
  eth_maxPriorityFeePerGas: [],
  eth_supportedEntryPoints: [],
  eth_syncing: [],
  net_peerCount: [],
  web3_clientVersion: [],
};

interface Method {
  /** Type of each parameter by position. */
  readonly params?: readonly string[];
  /** Fields of the object at position 0; true if required. */
  readonly fields?: ReadonlyMap<string, boolean>;
}

const TAG = /^(latest|earliest|pending|safe|finalized)$/;
/** A value that the page shortens or that the reader fills in. */
const PLACEHOLDER = /…|^[A-Z][A-Z0-9_]*$/;

function fits(value: unknown, type: string): boolean {
  if (typeof value === 'string' && PLACEHOLDER.test(value)) return true;
  if (type.startsWith('array')) return Array.isArray(value);
  if (type.startsWith('object')) return isRecord(value);
  if (type.startsWith('boolean')) return typeof value === 'boolean';
  if (typeof value !== 'string') return false;
  if (type.startsWith('address')) return /^0x[0-9a-fA-F]{40}$/.test(value);
  if (type.startsWith('32-byte hex')) return /^0x[0-9a-fA-F]{64}$/.test(value);
  if (/block/.test(type)) return TAG.test(value) || /^0x[0-9a-fA-F]+$/.test(value);
  return /^0x[0-9a-fA-F]*$/.test(value);
}

/** The tables below the heading "Parameters" of a method's page. */
function parameterTables(tree: Root): Table[] {
  const tables: Table[] = [];
  let inside = false;
  visit(tree, (node: Node) => {
    if (node.type === 'heading' && (node as Heading).depth === 2) {
      inside = toString(node).startsWith('Parameters');
    } else if (inside && node.type === 'table') {
      tables.push(node as Table);
    }
  });
  return tables;
}

/** Reads a method's parameters out of its page's own tables. */
function methodOf(tree: Root): Method {
  for (const {children: [head, ...rows]} of parameterTables(tree)) {
    const cell = (cells: readonly TableCell[], name: string): string => {
      const column = head?.children.findIndex((title) => toString(title) === name) ?? -1;
      return toString(cells[column] ?? []);
    };
    const required = (cells: readonly TableCell[]) => cell(cells, 'Required') === 'yes';
    const columns = head?.children.map((title) => toString(title));
    if (columns?.includes('Position')) {
      return {params: rows.map(({children}) => cell(children, 'Type') + (required(children) ? '' : '?'))};
    }
    if (columns?.includes('Field')) {
      return {fields: new Map(rows.map(({children}) => [cell(children, 'Field'), required(children)]))};
    }
  }
  return {};
}

let known: Map<string, Method> | undefined;

/** Every method of the reference; those with a page of their own bring their parameters. */
function methods(): Map<string, Method> {
  if (!known) {
    known = new Map(Object.keys(allMethods).map((name) => [name, {...(STANDARD[name] && {params: STANDARD[name]})}]));
    for (const {file, text, tree} of pages(REFERENCE)) {
      const [, title = ''] = /^title: (\w+_\w+)$/m.exec(text) ?? [];
      if (title && !file.endsWith('index.mdx')) {
        known.set(title, methodOf(tree));
      }
    }
    for (const name of NODE_METHODS) {
      known.set(name, {...(STANDARD[name] && {params: STANDARD[name]})});
    }
  }
  return known;
}

interface Request {
  jsonrpc?: unknown;
  id?: unknown;
  method: string;
  params?: unknown;
}

function isRequest(value: unknown): value is Request {
  return typeof value === 'object' && value !== null && 'method' in value && typeof value.method === 'string' && 'jsonrpc' in value;
}

function paramProblems({method, params = []}: Request, {params: types, fields}: Method): string[] {
  if (!Array.isArray(params)) {
    return [`${method}: params is not an array`];
  }
  const problems: string[] = [];
  types?.forEach((type, position) => {
    if (position >= params.length ? !type.endsWith('?') : !fits(params[position], type)) {
      problems.push(`${method}: parameter ${position} is not "${type}": ${JSON.stringify(params[position])}`);
    }
  });
  if (types && params.length > types.length) {
    problems.push(`${method}: ${params.length} parameters, documented are ${types.length}`);
  }
  if (fields) {
    const object = (typeof params[0] === 'object' ? params[0] : {}) as object;
    const unknown = Object.keys(object).filter((name) => !fields.has(name));
    const missing = [...fields].filter(([name, required]) => required && !(name in object)).map(([name]) => name);
    if (unknown.length || missing.length) {
      problems.push(`${method}: unknown fields [${unknown.join()}], missing fields [${missing.join()}]`);
    }
  }
  return problems;
}

/** What is wrong with a JSON-RPC request, or a batch of them; other JSON has no problems. */
export function requestProblems(value: unknown): string[] {
  if (Array.isArray(value)) {
    return value.flatMap(requestProblems);
  }
  if (!isRequest(value)) {
    return [];
  }
  if (value.jsonrpc !== '2.0' || !('id' in value)) {
    return [`${value.method}: a request has "jsonrpc": "2.0" and an id`];
  }
  const method = methods().get(value.method);
  return method ? paramProblems(value, method) : [`${value.method} is not a method that the reference documents`];
}

/** Requests among the JSON samples; that they parse is the business of the JSON checker. */
export const jsonRpc: Checker = {
  languages: ['json'],
  check: (samples) =>
    samples.flatMap(({file, line, code}) => {
      try {
        return requestProblems(JSON.parse(code)).map((message) => ({file, line, message}));
      } catch {
        return [];
      }
    }),
};
