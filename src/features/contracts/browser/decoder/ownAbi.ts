import JSON5 from 'json5';
import {toEventSelector, toFunctionSelector} from 'viem';
import {isRecord} from '@site/src/lib/text';
import {signatureOf, type Item} from '../../data/declaration';
import {deepest, short, wrongType} from './abiTypes';
import type {OwnMember} from './catalogue';
import {readDeclarations, type Found} from './solidity';

/** A reader's own ABI as read, with what of it could not be, or why nothing can. */
export type OwnAbi = {readonly members: readonly OwnMember[]; readonly left: readonly string[]; readonly problem?: undefined} | {readonly problem: string};

const merge = (all: readonly Found[]): Found => ({items: all.flatMap(({items}) => items), left: all.flatMap(({left}) => left)});

const none: Found = {items: [], left: []};

/** The fields in which compilers and explorers keep an ABI. */
const holders = ['abi', 'ABI', 'result', 'output'];

/** The ABI in a value: a list of members, one of them, or what a compiler or an explorer puts around it. */
function membersIn(value: unknown, depth = 0): Found {
  if (depth > deepest) return none;
  if (typeof value === 'string') return readText(value, depth + 1);
  if (Array.isArray(value)) return value.every((item) => typeof item === 'string') ? readDeclarations(value.join('\n')) : merge(value.map((item) => membersIn(item, depth + 1)));
  if (!isRecord(value)) return none;
  const {type, name} = value;
  if (typeof name === 'string' && (type === 'error' || type === 'event' || type === 'function')) {
    const wrong = wrongType(value.inputs);
    return wrong ? {items: [], left: [`${type} ${short(name)}: ${wrong}`]} : {items: [value as unknown as Item], left: []};
  }
  return merge(holders.filter((key) => Object.hasOwn(value, key)).map((key) => membersIn(value[key], depth + 1)));
}

/** The list or the object in a text, as JSON or as JavaScript has it; undefined where there is none. */
function valueIn(text: string): unknown {
  const start = /=\s*(?=[[{])/.exec(text) ?? /(?=[[{])/.exec(text);
  if (!start) return undefined;
  try {
    return JSON5.parse(text.slice(start.index + start[0].length, Math.max(text.lastIndexOf(']'), text.lastIndexOf('}')) + 1));
  } catch {
    return undefined;
  }
}

function readText(text: string, depth = 0): Found {
  const found = membersIn(valueIn(text), depth);
  // Declarations have brackets too, those of their lists.
  return found.items.length || found.left.length ? found : readDeclarations(text);
}

/** Members with their selectors and topics, each once, as it stands last. */
function membersOf(items: readonly Item[]): readonly OwnMember[] {
  const bySignature = new Map(items.map((item) => [`${item.type} ${signatureOf(item)}`, item]));
  return [...bySignature.values()].map((item) => {
    const signature = signatureOf(item);
    return {hex: item.type === 'event' ? toEventSelector(signature) : toFunctionSelector(`function ${signature}`), item};
  });
}

const example = 'error NotEnough(uint256 needed)';

/** Reads an ABI as JSON, as JavaScript or as declarations, in as far as it can be read. */
export function readOwnAbi(text: string): OwnAbi {
  const {items, left} = readText(text);
  if (items.length) return {members: membersOf(items), left};
  if (left[0] !== undefined) return {problem: `A declaration cannot be read. ${left[0]}. Write each one like this: ${example}`};
  const hasFields = /(["']?)\b(?:type|name|inputs)\1\s*:/.test(text);
  if (!hasFields) return {problem: `There is no error, event or function in this. Paste the JSON of an ABI, or lines such as: ${example}`};
  return {
    problem: /[\]}][\s;)]*(?:as const)?[\s;]*$/.test(text.trimEnd().slice(-40))
      ? 'This looks like an ABI, but it is neither JSON nor a plain list of JavaScript. Copy the list from its first to its last bracket, without names of variables in it.'
      : 'This looks like JSON, but it is not complete. Copy the ABI from its first to its last bracket.',
  };
}
