import type {Heading, RootContent} from 'mdast';
import {
  bulletList,
  code,
  fieldList,
  htmlNode,
  joinPhrases,
  type Phrase,
} from '../../../lib/mdast';
import {escapeHtml} from '../../../lib/text';
import {classNames} from '../domContract';
import {releases} from '../facts/releases';
import type {FunctionDefinition, Parameter} from '../facts/schema';
import {findContract} from '../model/contracts';
import {getParameters, type Member} from '../model/members';
import {
  collapseText,
  type CollapsiblePart,
  createCodeBlock,
} from './collapsible';
import {
  type ContractPage,
  getResultName,
  type PageData,
  type Section,
} from './contractPage';
import {linkType} from './links';
import {describeAccess, labelAccess} from './memberFacts';

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

function formatMember({kind, name, definition}: Member): string {
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

const keywords = new Set(
  (
    'function constructor fallback receive event error modifier struct enum mapping constant immutable external public internal ' +
    'private view pure payable returns indexed calldata memory storage'
  ).split(' '),
);

/** Highlights at build time, because a page has up to a hundred signatures. */
function highlight(text: string, name: string): string {
  let isNameHighlighted = false;
  return escapeHtml(text)
    .replaceAll(/\w+/g, (word) => {
      if (keywords.has(word))
        return `<span class="token keyword">${word}</span>`;
      if (word !== name || isNameHighlighted) return word;
      isNameHighlighted = true;
      return `<span class="token function">${word}</span>`;
    })
    .replaceAll(/(\w)<\/span> <span class="token keyword">/g, '$1 ');
}

/** A member in reading order: heading, Solidity declaration, purpose, access, then collapsed: the parts, the rest of the text, the details and the calls. */
export function createMemberSection(
  page: PageData,
  title: Heading,
  member: Member,
  text: readonly RootContent[],
  details: readonly Phrase[][],
  parts: readonly CollapsiblePart[],
  calls: readonly RootContent[] = [],
): RootContent[] {
  const content = collapseText(text, parts, [
    {title: 'Facts', nodes: details.length ? [bulletList(details)] : []},
    {title: 'Calls', nodes: calls},
  ]);
  const lead = content[0]?.type === 'paragraph' ? content[0] : undefined;
  // Purpose and access share a paragraph, because each additional block makes a long page slower to lay out.
  const access = describeAccess(page, member);
  const accessLine = access.length
    ? [
        ' ',
        htmlNode('span', joinPhrases(access, ' · '), {
          className: classNames.access,
        }),
      ]
    : [];
  return [
    {
      ...title,
      data: {
        hProperties: {
          ...title.data?.hProperties,
          dataAccess: labelAccess(page, member),
        },
      },
    },
    createCodeBlock(
      'solidity',
      highlight(formatMember(member), member.name),
      `${member.name} in Solidity`,
    ),
    ...(lead || access.length
      ? [htmlNode('p', [...(lead?.children ?? []), ...accessLine])]
      : []),
    ...content.slice(lead ? 1 : 0),
  ];
}

/** Descriptions of parameters and results, or of the fields of an event, error, struct or enum. */
export function createFields(
  page: ContractPage,
  {member, descriptions}: Section,
): RootContent[] {
  const describe = (name: string): readonly Phrase[] =>
    descriptions.get(name) ?? [];
  if (member.kind === 'enum') {
    return fieldList(
      member.definition.members.map((name, index) => ({
        name: [code(name)],
        type: [code(String(index))],
        text: describe(name),
      })),
    );
  }
  const results =
    ('returns' in member.definition && member.definition.returns) || [];
  return fieldList([
    ...getParameters(member).map(({name, type, indexed}) => ({
      name: [code(name)],
      type: [...linkType(page, type), indexed ? ', indexed' : ''],
      text: describe(name),
    })),
    ...results.map(({name, type}, index) => ({
      name: [code(`returns ${name}`.trim())],
      type: linkType(page, type),
      text: describe(getResultName(name, index, results.length)),
    })),
  ]);
}
