import type {RootContent} from 'mdast';
import type {FunctionFact, Member, Parameter} from '../../data';
import {findUnit, generations} from '../../data';
import {escapeHtml} from '../../../../lib/text';
import {codeBlock} from '../static';

const WIDTH = 80;

/** Without the words the compiler puts in front of user-defined types. */
function plainType(type: string): string {
  return type.replaceAll(/\b(?:contract|enum|struct) /g, '');
}

/** Bytes, text, lists, and structs, which any generation may have declared. */
function isReference(type: string): boolean {
  const [, unit = '', name = ''] = /^(\w+)\.(\w+)$/.exec(type) ?? [];
  const isStruct = generations.some((generation) => findUnit(unit, generation)?.declaration.structs?.some((struct) => struct.name === name));
  return /^(?:bytes|string)$|\]$/.test(type) || isStruct;
}

function list(params: readonly Parameter[], location?: 'calldata' | 'memory'): string[] {
  return params.map(({name, type, indexed, location: own}) =>
    [plainType(type), own ?? (location && isReference(type) ? location : ''), indexed ? 'indexed' : '', name]
      .filter(Boolean)
      .join(' '),
  );
}

/** `head(a, b)`, one item a line where all together are longer than a line. */
function group(head: string, items: readonly string[], room: number): string {
  const line = `${head}(${items.join(', ')})`;
  return line.length <= room || !items.length ? line : `${head}(\n  ${items.join(',\n  ')}\n)`;
}

function declare(
  head: string,
  params: readonly string[],
  words: readonly string[] = [],
  results: readonly string[] = [],
): string {
  const tail = ['', ...words].join(' ');
  const returns = results.length ? group(' returns ', results, WIDTH - tail.length - 1) : '';
  const [firstLine = ''] = returns.split('\n');
  return `${group(head, params, WIDTH - tail.length - firstLine.length)}${tail}${returns};`;
}

function block(head: string, lines: readonly string[], separator: string): string {
  return `${head} {\n${lines.map((line) => `  ${line}${separator}\n`).join('')}}`;
}

/** As the source declares it; where that is not on record, with the data locations that a caller's contract writes. */
function declareFunction(fact: FunctionFact): string {
  const isExternal = fact.selector !== undefined;
  const returns = list(fact.returns ?? [], isExternal ? 'memory' : undefined);
  const words = [
    fact.visibility,
    ...(fact.mutability === 'nonpayable' ? [] : [fact.mutability]),
  ];
  const head = fact.kind ?? `function ${fact.name}`;
  return declare(head, list(fact.params, isExternal ? 'calldata' : undefined), words, returns);
}

function source(member: Member): string {
  switch (member.kind) {
    case 'constructor':
      // A constructor's arguments can only be in memory.
      return declare('constructor', list(member.fact.params, 'memory'));
    case 'function':
    case 'internal':
      return declareFunction(member.fact);
    case 'variable': {
      const {type, visibility, immutable, name} = member.fact;
      return `${plainType(type)} ${visibility}${immutable ? ' immutable' : ''} ${name};`;
    }
    case 'constant':
      return `${member.fact.type} ${member.fact.visibility} constant ${member.name} = ${member.fact.value};`;
    case 'event':
      return declare(`event ${member.name}`, list(member.fact.params));
    case 'error':
      return declare(`error ${member.name}`, list(member.fact.params));
    case 'modifier':
      return declare(`modifier ${member.name}`, list(member.fact.params));
    case 'struct':
      return block(`struct ${member.name}`, list(member.fact.members), ';');
    case 'enum':
      return block(`enum ${member.name}`, member.fact.members, ',');
  }
}

const keywords = new Set(
  ('function constructor fallback receive event error modifier struct enum mapping constant immutable external public internal ' +
    'private view pure payable returns indexed calldata memory storage').split(' '),
);

/** With the colours of code, set at build time: a page has up to a hundred signatures. */
function coloured(text: string, name: string): string {
  let isNamed = false;
  return escapeHtml(text).replaceAll(/\w+/g, (word) => {
    if (keywords.has(word)) return `<span class="token keyword">${word}</span>`;
    if (word !== name || isNamed) return word;
    isNamed = true;
    return `<span class="token function">${word}</span>`;
  });
}

/** The declaration in Solidity. */
export function signature(member: Member): RootContent[] {
  return [codeBlock('solidity', coloured(source(member), member.name), `${member.name} in Solidity`)];
}
