import ts from 'typescript';
import {rpcMethods} from '../../src/features/rpc/methods';
import {applyEdits, insertElement, literalOf} from '../edit/source';
import {exists, frontMatter, nextSteps, PROMPT, read, withSidebarEntry, type Kind} from './kind';

const INDEX = 'src/features/rpc/methods/index.ts';

/** `linea_getProof` → `lineaGetProof`. */
const constantOf = (method: string): string => method.replace(/_(\w)/, (_, first: string) => first.toUpperCase());

/** `linea_getProof` → `get proof`, as a reader may type it. */
const wordsOf = (method: string): string => method.replace(/^[a-z]+_/, '').replaceAll(/([a-z\d])([A-Z])/g, '$1 $2').toLowerCase();

const fileOf = (method: string): string => `docs/api/reference/${method.toLowerCase().replace('_', '-')}.mdx`;

function record(method: string): string {
  return `import {quantity} from './schemas';
import type {RpcMethod} from './types';

export const ${constantOf(method)}: RpcMethod = {
  method: '${method}',
  params: {
    type: 'array',
    minItems: 1,
    maxItems: 1,
    prefixItems: [{type: 'string', pattern: '^(latest|0x[0-9a-fA-F]{1,64})$', description: 'a hex block number or "latest"'}],
    items: false,
  },
  result: quantity,
  example: {params: ['latest'], result: '0x1'},
  isPublic: false,
  errors: [{code: -32601, message: 'Method not found', mend: 'Use an endpoint that serves this method.'}],
};
`;
}

function page(method: string): string {
  return `${frontMatter({title: method, keywords: [method, method.replace(/^[a-z]+_/, ''), wordsOf(method)], sidebar_label: method})}
import RpcPlayground from '@site/src/components/RpcPlayground';

${PROMPT} what \`${method}\` returns and when a reader needs it, in two sentences. Say how it differs from the method of Ethereum that is nearest.

## Parameters {/* #parameters */}

| Position | Name | Type | Required | Meaning |
|---|---|---|---|---|
| 0 | \`blockParameter\` | hex block number or tag | yes | ${PROMPT} what it selects. The row is an example: list the parameters of the method |

## Returns {/* #returns */}

| Field | Type | Meaning |
|---|---|---|
| \`result\` | hex quantity | ${PROMPT} what it measures, with its unit |

## Example {/* #example */}

${PROMPT} what the request asks. \`YOUR_API_KEY\` is the key of your Infura account.

\`\`\`json
{
  "jsonrpc": "2.0",
  "id": 1,
  "method": "${method}",
  "params": ["latest"]
}
\`\`\`

Response:

\`\`\`json
{
  "jsonrpc": "2.0",
  "id": 1,
  "result": "0x1"
}
\`\`\`

The same request from the command line:

\`\`\`bash
curl https://linea-mainnet.infura.io/v3/YOUR_API_KEY \\
  --request POST \\
  --header "Content-Type: application/json" \\
  --data '{"jsonrpc":"2.0","id":1,"method":"${method}","params":["latest"]}'
\`\`\`

<RpcPlayground method="${method}" />

## Errors {/* #errors */}

| Code | Message | Cause | Mend |
|---|---|---|---|
| \`-32601\` | \`Method not found\` | The endpoint does not serve the method. | ${PROMPT} which endpoints serve it |

## See also {/* #see-also */}

- [JSON-RPC API](index.mdx): all methods.
`;
}

export const rpcMethod: Kind = {
  label: 'A JSON-RPC method',
  fields: [
    {
      name: 'method',
      question: 'What is the method called?',
      example: 'linea_getProof',
      problem: (value, root) => {
        if (!/^[a-z]+_[a-z][a-zA-Z0-9]*$/.test(value)) {
          return 'A method has a prefix, an underscore and a name: linea_getProof.';
        }
        return value in rpcMethods || exists(root, fileOf(value)) ? `${value} has a page: ${fileOf(value)}.` : undefined;
      },
    },
  ],
  scaffold: ({method = ''}, root) => {
    const constant = constantOf(method);
    const source = read(root, INDEX);
    const imports = source.lastIndexOf('import type');
    const index = applyEdits(source, [
      {start: imports, end: imports, text: `import {${constant}} from './${constant}';\n`},
      insertElement(source, literalOf(source, ts.isObjectLiteralExpression, 'rpcMethods'), `${method}: ${constant}`),
    ]);
    const file = fileOf(method);
    return {
      files: new Map([[file, page(method)], [`src/features/rpc/methods/${constant}.ts`, record(method)], [INDEX, index], withSidebarEntry(root, file)]),
      next: [
        `Describe parameters, result, example and errors in src/features/rpc/methods/${constant}.ts as on the page: tests hold one against the other. Set \`isPublic\` when the public endpoints serve the method.`,
        'Add a row for it to the tables of docs/api/reference/index.mdx.',
        ...nextSteps(file, file.slice('docs'.length, -'.mdx'.length)),
      ],
    };
  },
};
