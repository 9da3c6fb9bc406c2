import type {RootContent} from 'mdast';
import {code, type Phrase, table} from '../../../lib/mdast';
import {escapeHtml} from '../../../lib/text';
import {releases} from '../facts/releases';
import type {FunctionFact, Parameter} from '../facts/schema';
import {findContract} from '../model/contracts';
import type {Member} from '../model/members';
import {createCodeBlock} from './collapsible';
import {type ContractPage, getResultName, type Section} from './contractPage';
import {linkType} from './links';

const WIDTH = 80;

/** Without the words the compiler puts in front of user-defined types. */
function plainType(type: string): string {
  return type.replaceAll(/\b(?:contract|enum|struct) /g, '');
}

/** Bytes, text, lists, and structs, which any release may have declared. */
function isReference(type: string): boolean {
  const [, contract = '', name = ''] = /^(\w+)\.(\w+)$/.exec(type) ?? [];
  const isStruct = releases.some((release) => findContract(contract, release)?.declaration.structs?.some((struct) => struct.name === name));
  return /^(?:bytes|string)$|\]$/.test(type) || isStruct;
}

function formatParameters(params: readonly Parameter[], location?: 'calldata' | 'memory'): string[] {
  return params.map(({name, type, indexed, location: own}) =>
    [plainType(type), own ?? (location && isReference(type) ? location : ''), indexed ? 'indexed' : '', name]
      .filter(Boolean)
      .join(' '),
  );
}

/** `head(a, b)`, one item a line where all together are longer than a line. */
function wrapList(head: string, items: readonly string[], room: number): string {
  const line = `${head}(${items.join(', ')})`;
  return line.length <= room || !items.length ? line : `${head}(\n  ${items.join(',\n  ')}\n)`;
}

function formatDeclaration(
  head: string,
  params: readonly string[],
  words: readonly string[] = [],
  results: readonly string[] = [],
): string {
  const tail = ['', ...words].join(' ');
  const returns = results.length ? wrapList(' returns ', results, WIDTH - tail.length - 1) : '';
  const [firstLine = ''] = returns.split('\n');
  return `${wrapList(head, params, WIDTH - tail.length - firstLine.length)}${tail}${returns};`;
}

function formatBlock(head: string, lines: readonly string[], separator: string): string {
  return `${head} {\n${lines.map((line) => `  ${line}${separator}\n`).join('')}}`;
}

/** As the source declares it; where that is not on record, with the data locations that a caller's contract writes. */
function formatFunction(fact: FunctionFact): string {
  const isExternal = fact.selector !== undefined;
  const returns = formatParameters(fact.returns ?? [], isExternal ? 'memory' : undefined);
  const words = [
    fact.visibility,
    ...(fact.mutability === 'nonpayable' ? [] : [fact.mutability]),
  ];
  const head = fact.kind ?? `function ${fact.name}`;
  return formatDeclaration(head, formatParameters(fact.params, isExternal ? 'calldata' : undefined), words, returns);
}

function formatMember(member: Member): string {
  switch (member.kind) {
    case 'constructor':
      // A constructor's arguments can only be in memory.
      return formatDeclaration('constructor', formatParameters(member.fact.params, 'memory'));
    case 'function':
    case 'internal':
      return formatFunction(member.fact);
    case 'variable': {
      const {type, visibility, immutable, name} = member.fact;
      return `${plainType(type)} ${visibility}${immutable ? ' immutable' : ''} ${name};`;
    }
    case 'constant':
      return `${member.fact.type} ${member.fact.visibility} constant ${member.name} = ${member.fact.value};`;
    case 'event':
      return formatDeclaration(`event ${member.name}`, formatParameters(member.fact.params));
    case 'error':
      return formatDeclaration(`error ${member.name}`, formatParameters(member.fact.params));
    case 'modifier':
      return formatDeclaration(`modifier ${member.name}`, formatParameters(member.fact.params));
    case 'struct':
      return formatBlock(`struct ${member.name}`, formatParameters(member.fact.members), ';');
    case 'enum':
      return formatBlock(`enum ${member.name}`, member.fact.members, ',');
  }
}

const keywords = new Set(
  ('function constructor fallback receive event error modifier struct enum mapping constant immutable external public internal ' +
    'private view pure payable returns indexed calldata memory storage').split(' '),
);

/** With the colours of code, set at build time: a page has up to a hundred signatures. */
function highlight(text: string, name: string): string {
  let isNamed = false;
  return escapeHtml(text).replaceAll(/\w+/g, (word) => {
    if (keywords.has(word)) return `<span class="token keyword">${word}</span>`;
    if (word !== name || isNamed) return word;
    isNamed = true;
    return `<span class="token function">${word}</span>`;
  });
}

/** The declaration in Solidity. */
export function createSignature(member: Member): RootContent[] {
  return [createCodeBlock('solidity', highlight(formatMember(member), member.name), `${member.name} in Solidity`)];
}

function createRows(page: ContractPage, {descriptions}: Section, params: readonly Parameter[]): Phrase[][][] {
  return params.map(({name, type}) => [[code(name)], linkType(page, type), [...(descriptions.get(name) ?? [])]]);
}

function createFieldTable(page: ContractPage, title: string, section: Section, params: readonly Parameter[]): RootContent[] {
  if (!params.length) return [];
  if (section.descriptions.size) return [table([title, 'Type', 'Description'], createRows(page, section, params))];
  return [table([title, 'Type'], createRows(page, section, params).map((row) => row.slice(0, 2)))];
}

function createEventTable(page: ContractPage, section: Section, params: readonly Parameter[]): RootContent[] {
  if (!params.length) return [];
  const isDescribed = section.descriptions.size > 0;
  const cells = createRows(page, section, params).map(([name = [], type = [], text = []], index) => [
    name,
    type,
    [params[index]?.indexed ? 'yes' : 'no'],
    ...(isDescribed ? [text] : []),
  ]);
  return [table(['Field', 'Type', 'Indexed', ...(isDescribed ? ['Description'] : [])], cells)];
}

/** What goes in, or what a log, an error or a struct holds. */
export function createParameterTable(page: ContractPage, section: Section): RootContent[] {
  const {member} = section;
  switch (member.kind) {
    case 'function':
    case 'internal':
    case 'constructor':
    case 'modifier':
      return createFieldTable(page, 'Parameter', section, member.fact.params);
    case 'error':
      return createFieldTable(page, 'Argument', section, member.fact.params);
    case 'event':
      return createEventTable(page, section, member.fact.params);
    case 'struct':
      return createFieldTable(page, 'Field', section, member.fact.members);
    case 'enum':
      return [
        table(
          ['Value', 'Number', 'Description'],
          member.fact.members.map((name, index) => [
            [code(name)],
            [code(String(index))],
            [...(section.descriptions.get(name) ?? [])],
          ]),
        ),
      ];
    default:
      return [];
  }
}

/** What a function gives back. */
export function createReturnTable(page: ContractPage, {member, descriptions}: Section): RootContent[] {
  if (member.kind !== 'function' && member.kind !== 'internal') return [];
  const results = member.fact.returns ?? [];
  if (!results.length) return [];
  const isNamed = results.some(({name}) => name);
  const rows = results.map(({name, type}, index) => [
    ...(isNamed ? [name ? [code(name)] : []] : []),
    linkType(page, type),
    [...(descriptions.get(getResultName(name, index, results.length)) ?? [])],
  ]);
  return [table([...(isNamed ? ['Result', 'Type'] : ['Result']), 'Description'], rows)];
}
