import {lineaNetworks} from '../../data/networks';
import type {RpcMethod} from './types';

interface RpcCall {
  readonly method: string;
  readonly params: readonly unknown[];
  readonly url: string;
  /** The chain's name in viem, and its chain ID. Undefined for a custom URL. */
  readonly chain?: {readonly name: string; readonly id: number};
}

export const rpcClients = ['curl', 'viem', 'ethers', 'cast'] as const;

export interface CodeSample {
  readonly client: (typeof rpcClients)[number];
  readonly language: 'bash' | 'ts';
  readonly code: string;
}

const quoteJs = (text: string): string =>
  `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`;
const quoteShell = (text: string): string =>
  `'${text.replaceAll("'", `'\\''`)}'`;
const quoteUrl = (url: string): string =>
  /^[\w:/.-]+$/.test(url) ? url : quoteShell(url);

/** Maximum line length, in characters, that fits in the column next to a method's description. */
const MAX_LINE_LENGTH = 48;

interface Notation {
  readonly quote: (text: string) => string;
  readonly formatKey: (name: string) => string;
  readonly trailingComma: ',' | '';
}

const json: Notation = {
  quote: JSON.stringify,
  formatKey: JSON.stringify,
  trailingComma: '',
};
const typescript: Notation = {
  quote: quoteJs,
  formatKey: (name) => (/^[a-z_$][\w$]*$/i.test(name) ? name : quoteJs(name)),
  trailingComma: ',',
};

/** Formats a JSON value on one line if it fits, otherwise with one line per item. The value starts at `column`. */
function formatValue(
  value: unknown,
  notation: Notation,
  column = 0,
  indent = '',
): string {
  if (typeof value === 'string') return notation.quote(value);
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  const innerIndent = `${indent}  `;
  const format = (item: unknown, key = ''): string =>
    `${key}${formatValue(item, notation, innerIndent.length + key.length, innerIndent)}`;
  const items = Array.isArray(value)
    ? value.map((item) => format(item))
    : Object.entries(value).map(([name, item]) =>
        format(item, `${notation.formatKey(name)}: `),
      );
  const line = `${open}${items.join(', ')}${close}`;
  if (
    items.length === 0 ||
    (column + line.length <= MAX_LINE_LENGTH && !line.includes('\n'))
  )
    return line;
  return `${open}\n${items.map((item) => `${innerIndent}${item}`).join(',\n')}${notation.trailingComma}\n${indent}${close}`;
}

/** Creates the call for each client, in tab order. */
export function createCodeSamples({
  method,
  params,
  url,
  chain,
}: RpcCall): readonly CodeSample[] {
  // Arguments on several lines end below the options that they belong to.
  const body = formatValue(
    {jsonrpc: '2.0', id: 1, method, params},
    json,
    10,
    '  ',
  );
  const chainImport = chain
    ? `import {${chain.name}} from 'viem/chains';\n`
    : '';
  const transport = chain
    ? `http()({chain: ${chain.name}})`
    : `http(${quoteJs(url)})({})`;
  return [
    {
      client: 'curl',
      language: 'bash',
      code: `curl ${quoteUrl(url)} \\\n  --request POST \\\n  --header "Content-Type: application/json" \\\n  --data ${quoteShell(body)}`,
    },
    {
      client: 'viem',
      language: 'ts',
      code: `import {http} from 'viem';\n${chainImport}\nconst {request} = ${transport};\nconst result = await request(${formatValue({method, params}, typescript, 29)});\nconsole.log(result);`,
    },
    {
      client: 'ethers',
      language: 'ts',
      code: `import {JsonRpcProvider} from 'ethers';\n\nconst provider = new JsonRpcProvider(${quoteJs(url)}${chain ? `, ${chain.id}` : ''});\nconst result: unknown = await provider.send('${method}', ${formatValue(params, typescript, 60)});\nconsole.log(result);`,
    },
    {
      client: 'cast',
      language: 'bash',
      code: `cast rpc ${method} \\\n  --rpc-url ${quoteUrl(url)}${params.length ? ` \\\n  --raw ${quoteShell(formatValue(params, json, 9, '  '))}` : ''}`,
    },
  ];
}

/** Creates the samples for a method's page, with an endpoint that supports the method, and placeholders if the request would move funds. */
export function createPageSamples({
  method,
  example,
  initialParams,
  isPublic,
}: RpcMethod): readonly CodeSample[] {
  const {viemName, chainId, rpcUrl, infuraRpcUrl} = lineaNetworks.linea;
  const target = isPublic
    ? {url: rpcUrl, chain: {name: viemName, id: chainId}}
    : {url: infuraRpcUrl};
  return createCodeSamples({
    method,
    params: initialParams ?? example.params,
    ...target,
  });
}
