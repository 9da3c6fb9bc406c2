/** A call as code: for curl, viem, ethers and cast, with the parameters that a page shows or a reader edited. */
import {lineaNetworks} from '../../../data/networks';
import type {RpcMethod} from './types';

export interface Call {
  readonly method: string;
  readonly params: readonly unknown[];
  readonly url: string;
  /** Name and number of the chain in viem and ethers; without it the URL is a reader's own. */
  readonly chain?: {readonly name: string; readonly id: number};
}

export interface CallCode {
  readonly id: 'curl' | 'viem' | 'ethers' | 'cast';
  readonly language: 'bash' | 'ts';
  readonly code: string;
}

const quote = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`;
/** Text as one word of a shell. */
const word = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;
const key = (name: string): string => (/^[a-z_$][\w$]*$/i.test(name) ? name : quote(name));

/** A value of JSON as TypeScript, in one line where it fits. */
function literal(value: unknown, indent = ''): string {
  if (typeof value === 'string') return quote(value);
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  const inner = `${indent}  `;
  const items = Array.isArray(value) ? value.map((item) => literal(item, inner)) : Object.entries(value).map(([name, item]) => `${key(name)}: ${literal(item, inner)}`);
  const line = `${open}${items.join(', ')}${close}`;
  return line.length + indent.length <= 76 && !line.includes('\n') ? line : `${open}\n${items.map((item) => `${inner}${item},\n`).join('')}${indent}${close}`;
}

/** The call for each tool, in the order of the tabs. */
export function callsOf({method, params, url, chain}: Call): readonly CallCode[] {
  const body = JSON.stringify({jsonrpc: '2.0', id: 1, method, params});
  const chainImport = chain ? `import {${chain.name}} from 'viem/chains';\n` : '';
  const transport = chain ? `http()({chain: ${chain.name}})` : `http(${quote(url)})({})`;
  return [
    {
      id: 'curl',
      language: 'bash',
      code: `curl ${/^[\w:/.-]+$/.test(url) ? url : word(url)} \\\n  --request POST \\\n  --header "Content-Type: application/json" \\\n  --data ${word(body)}`,
    },
    {
      id: 'viem',
      language: 'ts',
      code: `import {http} from 'viem';\n${chainImport}\nconst {request} = ${transport};\nconst result = await request(${literal({method, params})});\nconsole.log(result);`,
    },
    {
      id: 'ethers',
      language: 'ts',
      code: `import {JsonRpcProvider} from 'ethers';\n\nconst provider = new JsonRpcProvider(${quote(url)}${chain ? `, ${chain.id}` : ''});\nconst result: unknown = await provider.send('${method}', ${literal(params)});\nconsole.log(result);`,
    },
    {id: 'cast', language: 'bash', code: `cast rpc ${method}${params.length ? ` --raw ${word(JSON.stringify(params))}` : ''} \\\n  --rpc-url ${/^[\w:/.-]+$/.test(url) ? url : word(url)}`},
  ];
}

/** The call of a method that its page shows: at an endpoint that serves it, and not with what must not be sent. */
export function shownCalls({method, example, startParams, isPublic}: RpcMethod): readonly CallCode[] {
  const {viemName, chainId, rpcUrl, infuraRpcUrl} = lineaNetworks.linea;
  const target = isPublic ? {url: rpcUrl, chain: {name: viemName, id: chainId}} : {url: infuraRpcUrl};
  return callsOf({method, params: startParams ?? example.params, ...target});
}
