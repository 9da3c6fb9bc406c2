import type {Code, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx';
import {code, component, element, joinPhrases, link, paragraph, type Phrase, strong} from '../../../lib/mdast';
import type {RpcMethod} from '../methods';
import {type CallCode, shownCalls} from '../methods/calls';
import {withFieldLists} from './fieldList';
import {phrasesOf} from './phrases';
import {fieldTable, parameterTable, typeOf} from './types';

const LABELS: Readonly<Record<CallCode['id'], string>> = {curl: 'curl', viem: 'viem', ethers: 'ethers', cast: 'cast'};

const block = (lang: string, value: string): Code => ({type: 'code', lang, value});

/** Long values of an answer by their two ends: a page is no place for 512 zeros. */
const shorten = (json: string): string => json.replaceAll(/"(0x[0-9a-f]{14})[0-9a-f]{60,}([0-9a-f]{6})"/gi, '"$1…$2"');

function parameters({params}: RpcMethod): RootContent[] {
  const {prefixItems = []} = params;
  if (!prefixItems.length) return [paragraph(strong('Parameters:'), ' none.')];
  const fields = prefixItems.map((param) => (param.$ref ? undefined : fieldTable(param, true, `${param.title}.`)));
  return [paragraph(strong('Parameters')), parameterTable(params), ...fields.filter((table) => table !== undefined)];
}

/** The object in a result, behind null and arrays. */
function objectIn(result: RpcMethod['result']): RpcMethod['result'] {
  const inner = result.anyOf?.find(({type}) => type !== 'null') ?? result;
  return inner.items ? inner.items : inner;
}

function returns({result}: RpcMethod): RootContent[] {
  const object = objectIn(result);
  const fields = object.$ref ? undefined : fieldTable(object, false);
  const meaning = result.description ? [': ', ...phrasesOf(result.description)] : [];
  return [paragraph(strong('Returns'), ' ', ...typeOf(result), ...meaning, '.'), ...(fields ? [fields] : [])];
}

/** The call for each tool. */
export function tabs(method: RpcMethod): MdxJsxFlowElement {
  const items = shownCalls(method).map((call): MdxJsxFlowElement => ({
    ...component('TabItem', {value: call.id, label: LABELS[call.id]}),
    children: [block(call.language, call.code)],
  }));
  return {...component('Tabs', {groupId: 'rpc-client'}), children: items};
}

function callers({callers: known}: RpcMethod): RootContent[] {
  if (!known) return [];
  const parts = Object.entries(known).map(([tool, name]): Phrase[] => [`${LABELS[tool as CallCode['id']]} `, code(tool === 'cast' ? `cast ${name}` : `${name}()`)]);
  return [paragraph(strong('Made by:'), ' ', ...joinPhrases(parts), '.')];
}

function errors({errors: own}: RpcMethod): RootContent[] {
  const parts = own.map(({code: number, message, mend}): Phrase[] => [...(number === undefined ? [] : [code(String(number)), ' ']), code(message), `: ${mend} `]);
  return [paragraph(strong('Errors:'), ' ', ...parts.flat(), ...link('/api/reference/errors', 'Errors of all methods'), '.')];
}

/** What describes a method, and beside it, where there is room, what calls it; with an id of the latter, a link leads there where there is none. */
export const beside = (described: readonly RootContent[], called: readonly RootContent[], id?: string): MdxJsxFlowElement => ({
  ...component('RpcEntry', {jump: id}),
  children: [element('div', {}, withFieldLists(described)), element('div', {id}, called)] as MdxJsxFlowElement['children'],
});

/** The facts of a method below its heading and the writer's text. */
export function entry(method: RpcMethod): RootContent[] {
  const answer = block('json', shorten(JSON.stringify({jsonrpc: '2.0', id: 1, result: method.example.result}, null, 2)));
  return [
    beside(
      [...parameters(method), ...returns(method), ...callers(method), ...errors(method)],
      [component('RpcPlayground', {method: method.method, size: 'small'}), tabs(method), paragraph('Answer:'), answer],
    ),
  ];
}
