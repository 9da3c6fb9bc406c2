import {releases} from '../facts/releases';
import type {FunctionDefinition, Parameter} from '../facts/schema';
import {findContract} from './contracts';
import type {Member} from './members';

const MAX_WIDTH = 80;

/** Strips the keywords that the compiler puts before user-defined types. */
function stripTypeKeywords(type: string): string {
  return type.replaceAll(/\b(?:contract|enum|struct) /g, '');
}

/** Whether a type is bytes, a string, an array, or a struct in any release. */
function isReference(type: string): boolean {
  const [, contract = '', name = ''] = /^(\w+)\.(\w+)$/.exec(type) ?? [];
  const isStruct = releases.some((release) =>
    findContract(contract, release)?.declaration.structs?.some(
      (struct) => struct.name === name,
    ),
  );
  return /^(?:bytes|string)$|\]$/.test(type) || isStruct;
}

function formatParameters(
  params: readonly Parameter[],
  location?: 'calldata' | 'memory',
): string[] {
  return params.map(({name, type, indexed, location: recordedLocation}) =>
    [
      stripTypeKeywords(type),
      recordedLocation ?? (location && isReference(type) ? location : ''),
      indexed ? 'indexed' : '',
      name,
    ]
      .filter(Boolean)
      .join(' '),
  );
}

/** `head(a, b)`, with one item per line if it would exceed the width. */
function wrapList(
  head: string,
  items: readonly string[],
  maxWidth: number,
): string {
  const line = `${head}(${items.join(', ')})`;
  return line.length <= maxWidth || !items.length
    ? line
    : `${head}(\n  ${items.join(',\n  ')}\n)`;
}

function formatDeclaration(
  head: string,
  params: readonly string[],
  specifiers: readonly string[] = [],
  results: readonly string[] = [],
): string {
  const tail = ['', ...specifiers].join(' ');
  const returns = results.length
    ? wrapList(' returns ', results, MAX_WIDTH - tail.length - 1)
    : '';
  const [firstLine = ''] = returns.split('\n');
  return `${wrapList(head, params, MAX_WIDTH - tail.length - firstLine.length)}${tail}${returns};`;
}

function formatBlock(
  head: string,
  lines: readonly string[],
  separator: string,
): string {
  return `${head} {\n${lines.map((line) => `  ${line}${separator}\n`).join('')}}`;
}

/** Formats the declaration as in the source. Unrecorded data locations default to those that an interface would declare. */
function formatFunction({
  kind,
  name,
  params,
  returns = [],
  visibility,
  mutability,
  selector,
}: FunctionDefinition): string {
  const isExternal = selector !== undefined;
  const specifiers = [
    visibility,
    ...(mutability === 'nonpayable' ? [] : [mutability]),
  ];
  return formatDeclaration(
    kind ?? `function ${name}`,
    formatParameters(params, isExternal ? 'calldata' : undefined),
    specifiers,
    formatParameters(returns, isExternal ? 'memory' : undefined),
  );
}

/** Formats a member's declaration as in the source, without its body. */
export function formatSolidity({kind, name, definition}: Member): string {
  switch (kind) {
    case 'function':
    case 'internal':
      return formatFunction(definition);
    case 'variable':
      return `${stripTypeKeywords(definition.type)} ${definition.visibility}${definition.immutable ? ' immutable' : ''} ${name};`;
    case 'constant':
      return `${definition.type} ${definition.visibility} constant ${name} = ${definition.value};`;
    case 'struct':
      return formatBlock(
        `struct ${name}`,
        formatParameters(definition.members),
        ';',
      );
    case 'enum':
      return formatBlock(`enum ${name}`, definition.members, ',');
    case 'constructor':
      // A constructor's parameters can only be in memory.
      return formatDeclaration(
        'constructor',
        formatParameters(definition.params, 'memory'),
      );
    default:
      return formatDeclaration(
        `${kind} ${name}`,
        formatParameters(definition.params),
      );
  }
}
