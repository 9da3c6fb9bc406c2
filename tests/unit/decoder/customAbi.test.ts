import {inspect} from 'node:util';
import {
  encodeAbiParameters,
  encodeErrorResult,
  encodeFunctionData,
  parseAbi,
  toEventSelector,
} from 'viem';
import {describe, expect, it} from 'vitest';
import {parseCustomAbi} from '../../../src/features/decoder/customAbi';
import rejectedAbis from './refusedAbis.json';
import {
  account,
  decode,
  getNames,
  decodeSingle,
  decodeFirst,
  encodeError,
  encodeMulticall,
  getValues,
  createIndexWithAbi,
  transfer,
} from './support';

const lines = [
  'struct Order { address maker; uint256 amount; }',
  'error NotEnough(uint256 needed, address who)',
  'event Filled(bytes32 indexed id, Order order)',
  'function fill(Order order, bytes32[] proof) payable returns (bool)',
] as const;
const abi = parseAbi(lines);
const notEnoughData = encodeErrorResult({
  abi,
  errorName: 'NotEnough',
  args: [5n, account],
});
const fillCalldata = encodeFunctionData({
  abi,
  functionName: 'fill',
  args: [{maker: account, amount: 3n}, []],
});

describe('a custom ABI', () => {
  it.each([
    ['JSON', JSON.stringify(abi)],
    [
      'an artifact',
      JSON.stringify({contractName: 'Market', abi, bytecode: '0x'}),
    ],
    ['signatures on separate lines', lines.join('\n')],
    ['an ethers array of signatures', JSON.stringify(lines)],
    [
      'a parseAbi call',
      `const abi = parseAbi([\n${lines.map((line) => `  '${line}',`).join('\n')}\n]);`,
    ],
    [
      'an interface',
      `// SPDX-License-Identifier: MIT\ninterface Market {\n  /// @notice Fills\n  struct Order {\n    address maker;\n    uint256 amount;\n  }\n  error NotEnough(\n    uint256 needed,\n    address who\n  );\n  event Filled(bytes32 indexed id, Order order);\n  function fill(Order calldata order, bytes32[] calldata proof)\n    external\n    payable\n    returns (bool);\n}`,
    ],
    [
      'a constant copied from this site',
      `export const market = ${JSON.stringify(abi, null, 2)} as const;\n`,
    ],
    [
      'a typed array',
      `// The market\nconst abi: Abi = ${inspect(abi, {depth: 9})} satisfies Abi`,
    ],
    [
      'an Etherscan API response',
      JSON.stringify({status: '1', message: 'OK', result: JSON.stringify(abi)}),
    ],
    [
      'an Etherscan API response with source code',
      JSON.stringify({
        status: '1',
        message: 'OK',
        result: [
          {
            SourceCode: '{{}}',
            ABI: JSON.stringify(abi),
            ContractName: 'Market',
          },
        ],
      }),
    ],
    [
      'compiler metadata',
      JSON.stringify({
        compiler: {version: '0.8.30'},
        output: {abi},
        settings: {},
      }),
    ],
    [
      'an interface with custom types',
      `interface IMarket {\n  type Amount is uint256;\n  struct Order { address payable maker; Amount amount; }\n  error NotEnough(Amount needed, IERC20 who);\n  event Filled(bytes32 indexed id, IMarket.Order order);\n  function fill(Order memory order, bytes32[] calldata proof) external;\n  function _hidden(mapping(uint256 => uint256) storage map) internal;\n}`,
    ],
    [
      'declarations, one of which is invalid',
      `${lines.join(';\n')};\nerror Bad(nonsense a);`,
    ],
  ])('is parsed from %s', (_, text) => {
    const customIndex = createIndexWithAbi(text);
    const error = decodeSingle(notEnoughData, customIndex);
    expect(error).toMatchObject({
      kind: 'error',
      signature: 'NotEnough(uint256,address)',
      contracts: [{contract: 'Your ABI'}],
    });
    expect(getNames(error.args)).toEqual(['needed', 'who']);
    expect(getValues(error.args)).toEqual(['5', account]);
    const call = decodeSingle(fillCalldata, customIndex);
    expect(getValues(call.args)).toEqual([[account, '3'], []]);
    expect(getNames(call.args?.[0]?.children)).toEqual(['maker', 'amount']);
    const log = [
      toEventSelector('Filled(bytes32,(address,uint256))'),
      `0x${'12'.repeat(32)}`,
      encodeAbiParameters(
        [{type: 'address'}, {type: 'uint256'}],
        [account, 3n],
      ),
    ];
    expect(getValues(decodeSingle(log.join(' '), customIndex).args)).toEqual([
      `0x${'12'.repeat(32)}`,
      [account, '3'],
    ]);
  });

  it('resolves enums and contracts to their ABI types', () => {
    const text = `contract Vault {}\ninterface IX { enum Status { Open, Closed } error Wrong(Status status, Vault vault, IX.Status[] all, uint plain); }`;
    const data = encodeError('Wrong(uint8, address, uint8[], uint256)', [
      1,
      account,
      [1, 0],
      7n,
    ]);
    const {signature, args} = decodeSingle(data, createIndexWithAbi(text));
    expect(signature).toBe('Wrong(uint8,address,uint8[],uint256)');
    expect(getValues(args)).toEqual(['1', account, ['1', '0'], '7']);
  });

  it.each([
    'NotEnough(uint256,address)',
    'NotEnough(uint256 needed, address who);',
    '"NotEnough(uint256,address)",\n"fill((address maker,uint256 amount),bytes32[])"',
  ])(
    'declares both an error and a function if the kind is not specified: %s',
    (text) => {
      const {decoded: ambiguous} = decode(
        notEnoughData,
        createIndexWithAbi(text),
      )[0];
      expect(ambiguous).toMatchObject({
        status: 'decoded',
        matches: [
          {kind: 'error', signature: 'NotEnough(uint256,address)'},
          {kind: 'function', signature: 'NotEnough(uint256,address)'},
        ],
      });
    },
  );

  it('reports declarations that cannot be parsed, and uses the rest', () => {
    expect(
      parseCustomAbi('error A(nonsense a); error B(uint256 b);'),
    ).toMatchObject({
      members: [{item: {name: 'B'}}],
      skipped: ['error A: Type "nonsense" is not a valid ABI type'],
    });
    const json = [
      {type: 'error', name: 'A', inputs: [{type: 'uint257'}]},
      {type: 'constructor', inputs: []},
      {type: 'error', name: 'B', inputs: []},
    ];
    expect(parseCustomAbi(JSON.stringify(json))).toMatchObject({
      members: [{item: {name: 'B'}}],
      skipped: ['error A: Type "uint257" is not a valid ABI type'],
    });
  });

  it('may be surrounded by comments, prose and unclosed declarations', () => {
    const code =
      'error A(uint256 a); // see src/*.sol\n/* error handling (see error B(uint256 b)) */ error C(uint256 c);\n/* never closed\nerror handling (as in error D(uint256 d)); error E(';
    expect(parseCustomAbi(code)).toMatchObject({
      members: [{item: {name: 'A'}}, {item: {name: 'C'}}, {item: {name: 'D'}}],
      skipped: [],
    });
    const declarations =
      'function a() external\nfunction b() internal\nfunction c() external';
    expect(parseCustomAbi(declarations)).toMatchObject({
      members: [{item: {name: 'a'}}, {item: {name: 'c'}}],
    });
  });

  it('is needed to decode errors that no known ABI contains', () => {
    expect(decodeFirst(notEnoughData)).toMatchObject({
      status: 'unknown',
      hex: notEnoughData.slice(0, 10),
    });
  });

  it('also matches known members, and keeps their other contracts', () => {
    const customIndex = createIndexWithAbi(
      'function transfer(address beneficiary, uint256 wad)',
    );
    const decodedMember = decodeSingle(transfer, customIndex);
    expect(getNames(decodedMember.args)).toEqual(['beneficiary', 'wad']);
    expect(decodedMember.contracts.map(({contract}) => contract)).toEqual(
      expect.arrayContaining(['Your ABI', 'BridgedToken']),
    );
  });

  it('decodes data nested in known calls', () => {
    expect(
      decodeSingle(
        encodeMulticall(fillCalldata),
        createIndexWithAbi(lines.join('\n')),
      ).args?.[0]?.children?.[0]?.inner?.name,
    ).toBe('fill');
  });

  it.each(rejectedAbis)(
    'is rejected with a reason: $text',
    ({text, problem}) => {
      expect(parseCustomAbi(text)).toMatchObject({
        problem: expect.stringContaining(problem),
      });
    },
  );
});
