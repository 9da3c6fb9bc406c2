import {compile} from '@mdx-js/mdx';
import type {Root, RootContent} from 'mdast';
import {expect, test} from 'vitest';
import {refs, tuple} from '../../src/features/rpc/methods/schemas';
import type {JsonSchema} from '../../src/features/rpc/types';
import {
  createFieldList,
  createParameterList,
} from '../../src/features/rpc/plugin/fieldTable';
import rpcReference from '../../src/features/rpc/plugin/remark';
import {renderMdx} from './renderMdx';

/** Converts a method page to JSX. */
const compilePage = async (source: string): Promise<string> =>
  String(
    await compile(source, {jsx: true, remarkPlugins: [rpcReference]}),
  ).replaceAll('&quot;', '"');

const compileFields = (fields: string, method = 'linea_getProof') =>
  compilePage(
    `## Parameters\n\n${fields}\n\n<RpcPlayground method="${method}" />`,
  );

const proofFields = (names: readonly string[]) =>
  `<RpcFields>\n\n${names.map((name) => `- \`${name}\`: The [text](/a#b) of ${name}`).join('\n')}\n\n</RpcFields>`;

/** Renders a definition list. */
const render = (list: RootContent[]): Promise<string> =>
  renderMdx('', {
    remarkPlugins: [
      () => (tree: Root) => {
        tree.children = list;
      },
    ],
  });

test('parameters have position, name, type and text, and the optional ones are marked', async () => {
  const params = tuple(
    [
      {...refs.call, title: 'call', description: 'The `call`'},
      {...refs.block, title: 'block'},
    ],
    1,
  );
  expect(await render(createParameterList(params))).toBe(
    '<dl><div><dt><code class="docs-position">params[0]</code> <code>call</code> <span><a href="/api/reference/state#call-object">Call</a></span></dt><dd>The <code>call</code></dd></div>' +
      '<div><dt><code class="docs-position">params[1]</code> <code>block</code> <span>optional</span> <span>hex block number or tag</span></dt></div></dl>',
  );
});

test('the fields of a result have only a type, and are below the object that contains them', async () => {
  const result: JsonSchema = {
    type: 'object',
    properties: {
      a: {
        type: 'object',
        description: 'Its hash',
        properties: {b: refs.hash},
        required: ['b'],
      },
    },
  };
  expect(await render(createFieldList(result))).toBe(
    '<dl><div><dt><code>a</code> <span>object</span></dt><dd>Its hash<dl><div><dt><code translate="no"><span class="unseen">a.</span>b</code> <span>32-byte hex</span></dt></div></dl></dd></div></dl>',
  );
});

test('a page describes parameters in its own words, and the record adds positions and types', async () => {
  const page = await compileFields(
    proofFields(['address', 'storageKeys', 'blockParameter']),
  );
  for (const text of ['params[2]', 'blockParameter', 'The ', 'latest'])
    expect(page).toContain(`{"${text}"}`);
  expect(page).toContain('href="/a#b"');
  expect(page).not.toContain('RpcFields');
});

test.each([
  [
    proofFields(['address', 'keys', 'blockParameter']),
    /has address, storageKeys, blockParameter → describe these/,
  ],
  [
    '<RpcFields of="colour">\n\n- `red`: x\n\n</RpcFields>',
    /describes red, but the record of linea_getProof has no such parameter/,
  ],
  [
    '<RpcFields>\n\n- address\n\n</RpcFields>',
    /has no name and text → write it as/,
  ],
])(
  'the build fails if a page describes other fields than the record has: %s',
  async (fields, message) => {
    await expect(compileFields(fields)).rejects.toThrow(message);
  },
);

test('a section’s text is in one column, and its playground and a code sample for each tool are in the other', async () => {
  const page = await compilePage(
    'Text.\n\n## Parameters\n\nOne `value`.\n\n<RpcPlayground method="linea_getProof" />\n\n## Returns\n\nA `proof`.',
  );
  const [, textBefore = '', parameters = '', playground = '', textAfter = ''] =
    /^([^]*)<div className="docs-frame"><div className="docs-columns docs-fields"><div>([^]*?)<\/div><div id="try-it">([^]*)<\/div><\/div><\/div>([^]*)$/.exec(
      page,
    ) ?? [];
  expect(textBefore).toMatch(
    /<a className="button button--secondary" href="#try-it">[^]*"Parameters"/,
  );
  expect(parameters).toContain(
    '{"One "}<_components.code>{"value"}</_components.code>',
  );
  expect(playground).toMatch(
    /^<RpcPlayground method="linea_getProof" \/><Tabs groupId="rpc-client">/,
  );
  for (const tool of ['curl', 'viem', 'ethers', 'cast'])
    expect(playground).toContain(`label="${tool}"`);
  expect(textAfter).toContain('"Returns"');
});

test('code samples use an endpoint that supports the method, and have a placeholder for signed transactions', async () => {
  const bundle = await compilePage(
    '## Parameters\n\n<RpcPlayground method="eth_sendBundle" />',
  );
  expect(bundle).not.toContain('rpc.linea.build');
  expect(
    bundle.match(/https:\/\/linea-mainnet\.infura\.io\/v3\/YOUR_API_KEY/g),
  ).toHaveLength(4);
  const raw = await compilePage(
    '## Parameters\n\n<RpcPlayground method="eth_sendRawTransaction" />',
  );
  expect(raw.match(/SIGNED_TRANSACTION/g)).toHaveLength(4);
  expect(raw).not.toContain('0xf869');
});
