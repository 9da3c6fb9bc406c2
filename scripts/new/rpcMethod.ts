import ts from 'typescript';
import {rpcMethods} from '../../src/features/rpc/methods';
import {applyEdits, insertElement, literalOf} from '../edit/source';
import {exists, nextSteps, read, withSidebarEntry, type Kind} from './kind';
import {fillTemplate, yamlList, yamlText} from './template';

const INDEX = 'src/features/rpc/methods/index.ts';

/** `linea_getProof` → `lineaGetProof`. */
const constantOf = (method: string): string => method.replace(/_(\w)/, (_, first: string) => first.toUpperCase());

/** `linea_getProof` → `get proof`, as a reader may type it. */
const wordsOf = (method: string): string => method.replace(/^[a-z]+_/, '').replaceAll(/([a-z\d])([A-Z])/g, '$1 $2').toLowerCase();

const fileOf = (method: string): string => `docs/api/reference/${method.toLowerCase().replace('_', '-')}.mdx`;

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
    const keywords = [method, method.replace(/^[a-z]+_/, ''), wordsOf(method)];
    const page = fillTemplate('rpc-method.mdx', {title: yamlText(method), keywords: yamlList(keywords), method});
    return {
      files: new Map([[file, page], [`src/features/rpc/methods/${constant}.ts`, fillTemplate('rpc-method.ts.template', {constant, method})], [INDEX, index], withSidebarEntry(root, file)]),
      next: [
        `Describe parameters, result, example and errors in src/features/rpc/methods/${constant}.ts as on the page: tests hold one against the other. Set \`isPublic\` when the public endpoints serve the method.`,
        'Add a row for it to the table "Methods that differ from Ethereum" of docs/api/reference/index.mdx.',
        ...nextSteps(file, file.slice('docs'.length, -'.mdx'.length)),
      ],
    };
  },
};
