import type {Code, RootContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx';
import {
  code,
  component,
  element,
  joinPhrases,
  link,
  paragraph,
  type Phrase,
  strong,
} from '../../../lib/mdast';
import {createPageSamples} from '../codeSamples';
import type {RpcMethod} from '../methods';
import {formatCodeValues} from '../../network/codeValues';
import {findCodeValues} from '../../network/findCodeValues';
import {
  createFieldList,
  createParameterList,
  formatType,
  parseInlineCode,
} from './fieldTable';

const createCodeBlock = (lang: string, value: string, meta?: string): Code => ({
  type: 'code',
  lang,
  meta,
  value,
});

/** Shortens long hex values by omitting the middle. */
const shortenHex = (json: string): string =>
  json.replaceAll(/"(0x[0-9a-f]{14})[0-9a-f]{60,}([0-9a-f]{6})"/gi, '"$1…$2"');

function describeParameters({params}: RpcMethod): RootContent[] {
  const {prefixItems = []} = params;
  if (!prefixItems.length) return [paragraph(strong('Parameters:'), ' none.')];
  return [paragraph(strong('Parameters')), ...createParameterList(params)];
}

function describeResult({result}: RpcMethod): RootContent[] {
  // Unwraps nullable values and arrays to get the object in the result.
  const value = result.anyOf?.find(({type}) => type !== 'null') ?? result;
  const object = value.items ? value.items : value;
  const description = result.description
    ? [': ', ...parseInlineCode(result.description)]
    : [];
  return [
    paragraph(
      strong('Returns'),
      ' ',
      ...formatType(result),
      ...description,
      '.',
    ),
    ...(object.$ref ? [] : createFieldList(object)),
  ];
}

function describeClients({clientMethods}: RpcMethod): RootContent[] {
  if (!clientMethods) return [];
  const parts = Object.entries(clientMethods).map(
    ([client, name]): Phrase[] => [
      `${client} `,
      code(client === 'cast' ? `cast ${name}` : `${name}()`),
    ],
  );
  return [
    paragraph(strong('Client functions:'), ' ', ...joinPhrases(parts), '.'),
  ];
}

function describeErrors({errors}: RpcMethod): RootContent[] {
  const parts = errors.map(({code: number, message, fix}): Phrase[] => [
    ...(number === undefined ? [] : [code(String(number)), ' ']),
    code(message),
    `: ${fix} `,
  ]);
  return [
    paragraph(
      strong('Errors:'),
      ' ',
      ...parts.flat(),
      parts.length ? 'See also ' : 'see ',
      ...link('/api/reference/errors', 'errors of all methods'),
      '.',
    ),
  ];
}

/** Creates a tab with a code sample for each client. */
export function createSampleTabs(method: RpcMethod): MdxJsxFlowElement {
  const items = createPageSamples(method).map((sample): MdxJsxFlowElement => ({
    ...component('TabItem', {value: sample.client, label: sample.client}),
    children: [
      createCodeBlock(
        sample.language,
        sample.code,
        formatCodeValues(findCodeValues(sample.code)),
      ),
    ],
  }));
  return {...component('Tabs', {groupId: 'rpc-client'}), children: items};
}

/** Creates a sample response, with long hex values shortened. */
export const createSampleResponse = (method: RpcMethod): RootContent =>
  createCodeBlock(
    'json',
    shortenHex(
      JSON.stringify(
        {jsonrpc: '2.0', id: 1, result: method.example.result},
        null,
        2,
      ),
    ),
    'title="Sample response"',
  );

/** Puts the description and the samples in two columns if there is space (src/css/reference.css). */
export const createColumns = (
  description: readonly RootContent[],
  samples: readonly RootContent[],
  id?: string,
): MdxJsxFlowElement =>
  element('div', {className: 'docs-frame'}, [
    element('div', {className: 'docs-columns docs-fields'}, [
      element('div', {}, description),
      element('div', {id}, samples),
    ]),
  ]);

/** Creates the content that follows a method's heading and text. */
export function createMethodEntry(method: RpcMethod): RootContent[] {
  return [
    createColumns(
      [
        ...describeParameters(method),
        ...describeResult(method),
        ...describeClients(method),
        ...describeErrors(method),
      ],
      [
        component('RpcPlayground', {method: method.method, size: 'small'}),
        createSampleTabs(method),
        createSampleResponse(method),
      ],
    ),
  ];
}
