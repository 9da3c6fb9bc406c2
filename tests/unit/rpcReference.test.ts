import Ajv from 'ajv';
import {existsSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {runInNewContext} from 'node:vm';
import {
  createPublicClient,
  http,
  InternalRpcError,
  InvalidInputRpcError,
  InvalidParamsRpcError,
  InvalidRequestRpcError,
  LimitExceededRpcError,
  MethodNotFoundRpcError,
  MethodNotSupportedRpcError,
  ParseRpcError,
  ResourceNotFoundRpcError,
  ResourceUnavailableRpcError,
  TransactionRejectedRpcError,
} from 'viem';
import {
  bundlerActions,
  entryPoint06Address,
  entryPoint07Address,
  type RpcUserOperation,
} from 'viem/account-abstraction';
import {linea} from 'viem/chains';
import {VFile} from 'vfile';
import {describe, expect, it, test} from 'vitest';
import {parsePages} from '../../scripts/pages';
import {readFrontMatter} from '../../src/features/markdown/frontMatter';
import {createOpenRpcDocument} from '../../src/features/rpc/plugin/openRpc';
import rpcReference from '../../src/features/rpc/plugin/remark';
import {validateValue} from '../../src/features/rpc/playground/validate';
import {
  allMethods,
  commonErrors,
  getMethodRoute,
  schemas,
  type JsonSchema,
  type RpcMethod,
  type RpcMethodName,
} from '../../src/features/rpc/methods';
import {createCodeSamples} from '../../src/features/rpc/codeSamples';

// The module is not imported statically, because its types come from source files that do not compile with our compiler options.
const require = createRequire(import.meta.url);
const {parseOpenRPCDocument, validateOpenRPCDocument} =
  require('@open-rpc/schema-utils-js') as {
    parseOpenRPCDocument: (
      document: object,
    ) => Promise<{methods: readonly object[]}>;
    validateOpenRPCDocument: (document: object) => true | Error;
  };

const methods: readonly (readonly [string, RpcMethod])[] =
  Object.entries(allMethods);

describe.each(methods)('%s', (name, method) => {
  it('has valid parameters as its example, and a description for each', () => {
    const {params, example} = method;
    expect(method.method).toBe(name);
    expect(validateValue(example.params, params, 'params')).toBeUndefined();
    for (const {title, description} of params.prefixItems ?? []) {
      expect(title).toMatch(/^[a-z]\w+$/);
      expect(description).toMatch(/^[A-Z`]/);
    }
    for (const {fix} of method.errors) expect(fix).toMatch(/\.$/);
  });

  it('has a page or heading, and a sidebar entry', () => {
    const [route = '', anchor] = getMethodRoute(name as RpcMethodName).split(
      '#',
    );
    const file = `docs${route}.mdx`;
    expect(existsSync(file), `write ${file}`).toBe(true);
    expect(readFileSync(file, 'utf8'), `${file} lacks the method`).toContain(
      anchor ? `\n## ${name}\n` : `<RpcPlayground method="${name}" />`,
    );
    expect(
      readFileSync('docs/api/sidebar.ts', 'utf8'),
      'add the page to the sidebar',
    ).toContain(`'${route.slice(1)}'`);
  });

  it('has code samples that send its example request', () => {
    const {params} = method.example;
    const [curl, viem, ethers, cast] = createCodeSamples({
      method: name,
      params,
      url: 'https://rpc.linea.build',
      chain: {name: 'linea', id: linea.id},
    }).map(({code}) => code);
    expect(JSON.parse(/--data '([^]*)'$/.exec(curl ?? '')?.[1] ?? '')).toEqual({
      jsonrpc: '2.0',
      id: 1,
      method: name,
      params,
    });
    expect(JSON.parse(/--raw '([^]*)'$/.exec(cast ?? '')?.[1] ?? '[]')).toEqual(
      params,
    );
    const evaluate = (code = '', call: RegExp): unknown =>
      runInNewContext(`[${call.exec(code)?.[1]}]`);
    expect(evaluate(viem, /await request\(([^]*)\);\nconsole/)).toEqual([
      {method: name, params},
    ]);
    expect(evaluate(ethers, /provider\.send\(([^]*)\);\nconsole/)).toEqual([
      name,
      params,
    ]);
  });
});

test('generated code escapes quotes, line breaks and custom URLs', () => {
  const params = ["it's", 'a\nb', {'odd key': '\\'}];
  const [curl = '', viem = ''] = createCodeSamples({
    method: 'eth_call',
    params,
    url: "https://custom.test/?k='x'&y=1",
  }).map(({code}) => code);
  expect(curl).toContain(
    String.raw`curl 'https://custom.test/?k='\''x'\''&y=1'`,
  );
  expect(curl).toContain(String.raw`"it'\''s"`);
  expect(viem).toContain(String.raw`['it\'s', 'a\nb', {'odd key': '\\'}]`);
  expect(viem).toContain(
    String.raw`http('https://custom.test/?k=\'x\'&y=1')({})`,
  );
});

test('every field of an object has a description, unless the object is described elsewhere', () => {
  const innerObjects = new Set([
    'AccessListEntry',
    'StorageProof',
    'Withdrawal',
  ]);
  for (const [name, {properties = {}}] of Object.entries(schemas)) {
    for (const [field, {description}] of Object.entries(properties))
      expect(
        description ?? (innerObjects.has(name) ? 'Described elsewhere' : ''),
        `${name}.${field}`,
      ).toMatch(/^[A-Z`]/);
  }
});

describe('the reference', () => {
  it.each(parsePages('docs/api/reference'))(
    'fits the records of its methods on $file',
    ({file, text, tree}) => {
      const vfile = new VFile({path: file});
      vfile.data.frontMatter = readFrontMatter(text);
      rpcReference()(tree, vfile);
      expect(vfile.messages).toEqual([]);
      const described = [...text.matchAll(/^## ([a-z]+_\w+)$/gm)];
      expect(
        described.filter(([, name = '']) => !(name in allMethods)),
      ).toEqual([]);
    },
  );

  it('names only viem functions that exist', () => {
    const client = createPublicClient({chain: linea, transport: http()});
    const functions = new Set([
      ...Object.keys(client),
      ...Object.keys(bundlerActions(client)),
    ]);
    const viemFunctions = methods.flatMap(
      ([, {clientMethods}]) => clientMethods?.viem ?? [],
    );
    expect(viemFunctions.length).toBeGreaterThan(25);
    expect(viemFunctions.filter((name) => !functions.has(name))).toEqual([]);
  });

  it('has the same user operation fields and EntryPoints as viem', () => {
    const userOperation = {
      sender: '0x',
      nonce: '0x',
      factory: '0x',
      factoryData: '0x',
      callData: '0x',
      callGasLimit: '0x',
      verificationGasLimit: '0x',
      preVerificationGas: '0x',
      maxFeePerGas: '0x',
      maxPriorityFeePerGas: '0x',
      paymaster: '0x',
      paymasterVerificationGasLimit: '0x',
      paymasterPostOpGasLimit: '0x',
      paymasterData: '0x',
      signature: '0x',
    } as const satisfies RpcUserOperation<'0.7'>;
    const allUserOperationFields = {
      ...userOperation,
      initCode: '0x',
      paymasterAndData: '0x',
    };
    expect(
      Object.keys(schemas.UserOperation?.properties ?? {}).toSorted(),
    ).toEqual(Object.keys(allUserOperationFields).toSorted());
    expect(allMethods.eth_supportedEntryPoints.example.result).toEqual([
      entryPoint06Address,
      entryPoint07Address,
    ]);
  });

  it('has the same error codes as viem', () => {
    const classes = [
      ParseRpcError,
      InvalidRequestRpcError,
      MethodNotFoundRpcError,
      InvalidParamsRpcError,
      InternalRpcError,
      InvalidInputRpcError,
      ResourceNotFoundRpcError,
      ResourceUnavailableRpcError,
      TransactionRejectedRpcError,
      MethodNotSupportedRpcError,
      LimitExceededRpcError,
    ];
    const codes = commonErrors.flatMap(({code, transport}) =>
      transport === 'JSON-RPC' && code !== 3 ? [code] : [],
    );
    expect(codes.toSorted()).toEqual(classes.map(({code}) => code).toSorted());
    for (const {fix} of commonErrors) expect(fix).toMatch(/^[A-Z].*\.$/);
  });
});

describe('the OpenRPC document', () => {
  const document = createOpenRpcDocument('https://docs.linea.build') as {
    methods: {
      name: string;
      description: string;
      servers?: object[];
      params: {name: string; schema: JsonSchema}[];
      result: {schema: JsonSchema};
      examples: {params: {value: unknown}[]; result: {value: unknown}}[];
      errors: {code: number; message: string}[];
    }[];
    components: {schemas: Record<string, JsonSchema>};
  };

  it('is valid against the official schema', () => {
    expect(validateOpenRPCDocument(document)).toBe(true);
    expect(
      validateOpenRPCDocument({...document, methods: [{name: 'eth_call'}]}),
    ).not.toBe(true);
  });

  it('loads with the OpenRPC parser, which resolves all references', async () => {
    const parsedDocument = await parseOpenRPCDocument(
      structuredClone(document),
    );
    expect(parsedDocument.methods).toHaveLength(methods.length);
    expect(JSON.stringify(parsedDocument.methods)).not.toContain('"$ref"');
  });

  it('has a description for every method, which includes the messages of errors without a code', () => {
    for (const {name, description} of document.methods)
      expect(description, name).toMatch(/\.$/);
    const description = document.methods.find(
      ({name}) => name === 'eth_sendRawTransaction',
    )?.description;
    for (const {message} of allMethods.eth_sendRawTransaction.errors)
      expect(description).toContain(message);
  });

  it('has every method, with unique parameter names and examples that match their schemas', () => {
    expect(document.methods.map(({name}) => name)).toEqual(
      methods.map(([name]) => name),
    );
    expect(
      document.methods.filter(({servers}) => servers).map(({name}) => name),
    ).toEqual(['eth_sendBundle']);
    const ajv = new Ajv({strict: false});
    const isValid = (schema: JsonSchema, value: unknown): boolean =>
      ajv.validate({allOf: [schema], components: document.components}, value);
    for (const {name, params, result, examples} of document.methods) {
      expect(new Set(params.map((param) => param.name)).size, name).toBe(
        params.length,
      );
      for (const example of examples) {
        example.params.forEach(({value}, index) =>
          expect(
            isValid(params[index]?.schema ?? {}, value),
            `${name}: ${ajv.errorsText()}`,
          ).toBe(true),
        );
        expect(
          isValid(result.schema, example.result.value),
          `${name}: ${ajv.errorsText()}`,
        ).toBe(true);
      }
    }
  });

  it('has full error messages, with named placeholders for variable parts', () => {
    const messages = Object.fromEntries(
      document.methods.map(({name, errors}) => [
        name,
        errors.map(({code, message}) => `${code} ${message}`),
      ]),
    );
    expect(messages.linea_estimateGas).toEqual([
      '-32602 gasPrice cannot be used with maxFeePerGas or maxPriorityFeePerGas or maxFeePerBlobGas',
      '-32602 gasLimit above maximum of: <LIMIT>',
      '-32602 Invalid account overrides parameter (index 1)',
      '-32602 Invalid call parameters (index 0)',
      '3 Execution reverted',
      '-32000 transaction up-front cost <COST> exceeds transaction sender account balance <BALANCE> for sender <ADDRESS>',
      '-32000 Transaction line count for module <MODULE>=<COUNT> is above the limit <LIMIT>',
      '-32000 Failed simulation<DETAILS>',
      '-32700 Parse error',
    ]);
    expect(messages.linea_getProof).toEqual([
      '-32600 BLOCK_MISSING_IN_CHAIN - block is missing',
      '-32602 Invalid params',
    ]);
    expect(messages.eth_getLogs).toEqual([
      '-32005 query returned more than <LIMIT> results',
    ]);
    expect(JSON.stringify(document)).not.toContain('"part"');
  });
});
