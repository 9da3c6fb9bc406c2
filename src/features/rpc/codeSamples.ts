import {lineaNetworks} from '../../data/networks';
import type {RpcMethod} from './types';

interface RpcCall {
  readonly method: string;
  readonly params: readonly unknown[];
  readonly url: string;
  /** The chain's name and ID in viem and ethers. Undefined for a reader's own URL. */
  readonly chain?: {readonly name: string; readonly id: number};
}

export const rpcClients = ['curl', 'viem', 'ethers', 'cast'] as const;

export interface CodeSample {
  readonly client: (typeof rpcClients)[number];
  readonly language: 'bash' | 'ts';
  readonly code: string;
}

const quoteJs = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`;
const quoteShell = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;
const quoteUrl = (url: string): string => (/^[\w:/.-]+$/.test(url) ? url : quoteShell(url));
const formatKey = (name: string): string => (/^[a-z_$][\w$]*$/i.test(name) ? name : quoteJs(name));

/** A JSON value as TypeScript, in one line of up to 76 characters. */
function formatLiteral(value: unknown, indent = ''): string {
  if (typeof value === 'string') return quoteJs(value);
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  const inner = `${indent}  `;
  const items = Array.isArray(value)
    ? value.map((item) => formatLiteral(item, inner))
    : Object.entries(value).map(([name, item]) => `${formatKey(name)}: ${formatLiteral(item, inner)}`);
  const line = `${open}${items.join(', ')}${close}`;
  return line.length + indent.length <= 76 && !line.includes('\n') ? line : `${open}\n${items.map((item) => `${inner}${item},\n`).join('')}${indent}${close}`;
}

/** The call for each client, in the order of the tabs. */
export function createCodeSamples({method, params, url, chain}: RpcCall): readonly CodeSample[] {
  const body = JSON.stringify({jsonrpc: '2.0', id: 1, method, params});
  const chainImport = chain ? `import {${chain.name}} from 'viem/chains';\n` : '';
  const transport = chain ? `http()({chain: ${chain.name}})` : `http(${quoteJs(url)})({})`;
  return [
    {
      client: 'curl',
      language: 'bash',
      code: `curl ${quoteUrl(url)} \\\n  --request POST \\\n  --header "Content-Type: application/json" \\\n  --data ${quoteShell(body)}`,
    },
    {
      client: 'viem',
      language: 'ts',
      code: `import {http} from 'viem';\n${chainImport}\nconst {request} = ${transport};\nconst result = await request(${formatLiteral({method, params})});\nconsole.log(result);`,
    },
    {
      client: 'ethers',
      language: 'ts',
      code: `import {JsonRpcProvider} from 'ethers';\n\nconst provider = new JsonRpcProvider(${quoteJs(url)}${chain ? `, ${chain.id}` : ''});\nconst result: unknown = await provider.send('${method}', ${formatLiteral(params)});\nconsole.log(result);`,
    },
    {client: 'cast', language: 'bash', code: `cast rpc ${method}${params.length ? ` --raw ${quoteShell(JSON.stringify(params))}` : ''} \\\n  --rpc-url ${quoteUrl(url)}`},
  ];
}

/** The calls that a method's page shows: to an endpoint that serves the method, with placeholders where sending would move funds. */
export function createPageSamples({method, example, initialParams, isPublic}: RpcMethod): readonly CodeSample[] {
  const {viemName, chainId, rpcUrl, infuraRpcUrl} = lineaNetworks.linea;
  const target = isPublic ? {url: rpcUrl, chain: {name: viemName, id: chainId}} : {url: infuraRpcUrl};
  return createCodeSamples({method, params: initialParams ?? example.params, ...target});
}
