import leven from 'leven';
import type {Nodes} from 'mdast';
import {SKIP, visit} from 'unist-util-visit';
import {findClosest} from '../../src/lib/closestMatch';
import type {Page} from '../pages';
import {addresses, foreignChainIds, foreignHosts, lineaChainIds, lineaHosts, lineaUrls, rpcHosts} from './values';

export interface FactProblem {
  readonly file: string;
  /** Both from 1. */
  readonly line: number;
  readonly column: number;
  readonly message: string;
  /** What stands there should be a component, and is no wrong value. */
  readonly isProse: boolean;
}

/** Whether a value of this length stands in prose, where a component shows it. In code, attributes, links and keywords it is part of something else. */
type InProse = (index: number, value: string) => boolean;

type Finding = Pick<FactProblem, 'message'> & {readonly index: number; readonly isProse?: boolean};

const others = new Set(['yaml', 'mdxjsEsm', 'mdxFlowExpression', 'mdxTextExpression', 'html']);

/** Running text, and inline code that is nothing but the value: a call or a command with it cannot be a component. */
function proseOf({tree}: Page): InProse {
  const ranges: {readonly start: number; readonly end: number; readonly code?: string}[] = [];
  visit(tree as Nodes, (node: Nodes) => {
    const [start, end] = [node.position?.start.offset ?? 0, node.position?.end.offset ?? 0];
    if (others.has(node.type)) {
      return SKIP;
    }
    if (node.type === 'text') {
      ranges.push({start, end});
    } else if (node.type === 'inlineCode') {
      ranges.push({start, end, code: node.value});
    }
    return undefined;
  });
  return (index, value) => ranges.some(({start, end, code = value}) => start <= index && index < end && code === value);
}

/** A host that is an RPC endpoint of Linea by its name, or a slip away from one of ours. */
function isRpcHost(host: string): boolean {
  return rpcHosts.has(host) || /linea.*(?:rpc|infura|alchemy|publicnode|unifra)|rpc.*linea/.test(host) || [...lineaHosts.keys()].some((known) => leven(known, host) <= 2);
}

function hostFindings(text: string, inProse: InProse): Finding[] {
  return [...text.matchAll(/\b(?:https?|wss?):\/\/([\w.-]+)[\w/]*/g)].flatMap(({0: url, 1: host = '', index}): Finding[] => {
    const name = host.replace(/\.$/, '');
    if (!isRpcHost(name) || foreignHosts[name] !== undefined) {
      return [];
    }
    if (!rpcHosts.has(name)) {
      return [{index, message: `${name} is no RPC host of the data → ${findClosest(name, rpcHosts)}, or a record in src/data/providers/endpoints.ts`}];
    }
    const fact = lineaUrls.get(url.replace(/\/$/, ''));
    return fact && inProse(index, url) ? [{index, message: `${url} stands in prose → <NetworkFact network="${fact.network}" name="${fact.name}" />`, isProse: true}] : [];
  });
}

/** One digit more, less or other, or two that changed places. */
function isSlip(text: string, known: string): boolean {
  const sorted = (value: string): string => [...value].sort().join('');
  return leven(text, known) === 1 || (leven(text, known) === 2 && sorted(text) === sorted(known));
}

const namesChain = /(?:chain[ _-]?id|eip155)(?:\s+of [\w ]+)?["'`)]*\s*(?:is|=>|[:=,-])?\s*["'`(]*$/i;
const isWhole = (text: string, index: number, length: number): boolean => !/[\w.,]/.test(text[index - 1] ?? '') && !/^(\w|[.,]\d)/.test(text.slice(index + length, index + length + 2));

function chainIdFindings(text: string, inProse: InProse): Finding[] {
  const known = [...lineaChainIds.keys()];
  return [...text.matchAll(/0x[0-9a-f]{3,5}(?![0-9a-f])|\d{1,8}(?![\w])/gi)].flatMap(({0: value, index}): Finding[] => {
    const id = value.toLowerCase();
    if (!isWhole(text, index, value.length) || foreignChainIds[id] !== undefined) {
      return [];
    }
    const network = lineaChainIds.get(id);
    if (network) {
      const name = id.startsWith('0x') ? 'chainIdHex' : 'chainId';
      const inUrl = /[/:=&?-]$/.test(text.slice(0, index));
      return inProse(index, value) && !inUrl ? [{index, message: `${value} stands in prose → <NetworkFact network="${network}" name="${name}" />`, isProse: true}] : [];
    }
    const isNamed = namesChain.test(text.slice(Math.max(0, index - 40), index)) && id.length > 3;
    const slip = known.some((each) => each.startsWith('0x') === id.startsWith('0x') && isSlip(id, each));
    return isNamed || slip ? [{index, message: `${value} is no chain ID of the data → ${findClosest(id, known.filter((each) => each.startsWith('0x') === id.startsWith('0x')))}, or an entry in scripts/facts/values.ts`}] : [];
  });
}

/** What looks like an address and has another length. Selectors are far shorter, hashes and data of calls far longer. */
function lengthFindings(text: string): Finding[] {
  const values = [...text.matchAll(/\b0x[0-9a-f]{34,46}\b/gi)].map(({0: value, index}) => ({value, index}));
  const shown = [...text.matchAll(/<Address\s[^>]*?\bvalue="([^"]*)"/g)].map(({0: tag, 1: value = '', index}) => ({value, index: index + tag.length - value.length - 1}));
  return [...new Map([...values, ...shown].map((each) => [each.index, each])).values()].filter(({value}) => !/^0x[0-9a-f]{40}$/i.test(value)).map(({value, index}) => {
    const digits = value.replace(/^0x/, '');
    const wrong = /^[0-9a-f]*$/i.test(digits) ? `has ${digits.length} digits, and an address has 40` : 'is no address, which has 40 digits from 0 to f behind 0x';
    return {index, message: `${value} ${wrong} → ${addresses.get(findClosest(value.toLowerCase(), addresses.keys()))?.address}, or the address as its source has it`};
  });
}

function addressFindings(text: string, inProse: InProse): Finding[] {
  return [...text.matchAll(/\b0x[0-9a-f]{40}\b/gi)].flatMap(({0: value, index}): Finding[] => {
    const known = addresses.get(value.toLowerCase());
    if (!known) {
      const close = findClosest(value.toLowerCase(), addresses.keys());
      const expected = leven(close, value.toLowerCase()) <= 6 ? addresses.get(close)?.address : undefined;
      return [{index, message: `${value} is no address of the data → ${expected ? `${expected}, or ` : ''}a record with its source in src/data/foreignAddresses.ts`}];
    }
    const isPlain = value === value.toLowerCase();
    if (!isPlain && value !== known.address) {
      return [{index, message: `${value} has a wrong checksum → ${known.address}`}];
    }
    return known.ours && inProse(index, value) ? [{index, message: `${value} stands in prose → <ContractAddress> or <Address value="${known.address}" network="…" />`, isProse: true}] : [];
  });
}

/** A line that has values of one network only, and a chain ID of the other. */
function mixedFindings(text: string): Finding[] {
  const findings: Finding[] = [];
  let start = 0;
  for (const line of text.split('\n')) {
    const hosts = new Set([...line.matchAll(/:\/\/([\w.-]+)/g)].flatMap(([, host = '']) => lineaHosts.get(host) ?? []));
    const ids = [...line.matchAll(/(?<![\w.,])(?:0x[0-9a-f]{4}|\d{5})(?!\w)/gi)].flatMap(({0: value, index}) => {
      const network = lineaChainIds.get(value.toLowerCase());
      return network ? [{value, index, network}] : [];
    });
    const [host] = hosts;
    const wrong = hosts.size === 1 && ids.every(({network}) => network !== host) ? ids[0] : undefined;
    if (wrong) {
      const right = [...lineaChainIds].find(([text_, network]) => network === host && text_.startsWith('0x') === wrong.value.startsWith('0x'))?.[0] ?? '';
      findings.push({index: start + wrong.index, message: `${wrong.value} is the chain ID of another network than the endpoint beside it → ${right}`});
    }
    start += line.length + 1;
  }
  return findings;
}

/**
 * Holds a page against the data: every RPC host and chain ID of Linea, and every address. In code blocks these values stand
 * literally and have to be right; in prose they are shown with components.
 */
export function factProblems(page: Page): FactProblem[] {
  const {file, text} = page;
  const inProse = proseOf(page);
  return [...hostFindings(text, inProse), ...chainIdFindings(text, inProse), ...addressFindings(text, inProse), ...lengthFindings(text), ...mixedFindings(text)]
    .sort((a, b) => a.index - b.index)
    .map(({index, message, isProse = false}) => {
      const before = text.slice(0, index).split('\n');
      return {file, line: before.length, column: (before.at(-1)?.length ?? 0) + 1, message, isProse};
    });
}

/** `file:line:column message → what to do` */
export function printed({file, line, column, message}: FactProblem): string {
  return `${file}:${line}:${column} ${message}`;
}
