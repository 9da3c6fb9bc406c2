import {compile} from '@mdx-js/mdx';
import type {Root} from 'mdast';
import {expect, test} from 'vitest';
import {toFieldLists} from '../../src/features/rpc/plugin/fieldTable';
import rpcReference from '../../src/features/rpc/plugin/remark';
import {renderMdx} from './renderMdx';

const convertFieldTables = () => (tree: Root) => {
  tree.children = toFieldLists(tree.children);
};

const render = (source: string): Promise<string> =>
  renderMdx(source, {remarkPlugins: [convertFieldTables]});

/** Converts a method page to JSX. */
const compilePage = async (source: string): Promise<string> =>
  String(
    await compile(source, {jsx: true, remarkPlugins: [rpcReference]}),
  ).replaceAll('&quot;', '"');

test('a parameter table becomes a definition list with types and descriptions', async () => {
  const page = await render(
    '| Position | Name | Type | Required | Meaning |\n|---|---|---|---|---|\n| 0 | `address` | [Call](/a#b) | yes | The `account` |\n| 1 | `block` | tag | no | |',
  );
  expect(page).toContain(
    '<dl><div><dt><code class="docs-position">params[0]</code> <code>address</code> <span><a href="/a#b">Call</a></span></dt><dd>The <code>account</code></dd></div>' +
      '<div><dt><code class="docs-position">params[1]</code> <code>block</code> <span>optional</span> <span>tag</span></dt></div></dl>',
  );
});

test('result fields show only a type and are below their object, and unnamed parameters show their position', async () => {
  expect(
    await render(
      '| Field | Type | Meaning |\n|---|---|---|\n| `a` | hex | Its hash |\n| `a.b` | hex | |',
    ),
  ).toContain(
    '<dt><code>a</code> <span>hex</span></dt><dd>Its hash<dl><div><dt><code translate="no"><span class="unseen">a.</span>b</code> <span>hex</span></dt></div></dl></dd>',
  );
  expect(
    await render(
      '| Position | Type | Required | Meaning |\n|---|---|---|---|\n| 0 | hex | yes | Bytes |',
    ),
  ).toContain('<dt><code>params[0]</code> <span>hex</span></dt>');
});

test('other tables are unchanged', async () => {
  expect(
    await render(
      '| Type | Name | Linea |\n|---|---|---|\n| 3 | `blob` | refused |',
    ),
  ).toContain('<table>');
});

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
