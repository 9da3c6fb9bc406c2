import {
  encodeAbiParameters,
  encodeFunctionData,
  encodeFunctionResult,
  encodePacked,
  erc1155Abi,
  erc20Abi,
  erc721Abi,
  keccak256,
  multicall3Abi,
  toBytes,
  toEventSelector,
  toFunctionSelector,
  type Abi,
  type AbiParameter,
  type Hex,
} from 'viem';
import {entryPoint06Abi, entryPoint07Abi} from 'viem/account-abstraction';
import {describe, expect, it} from 'vitest';
import type {
  DecodedValue,
  InnerMember,
} from '../../../src/features/decoder/verdict/formatValue';
import {deployedAbis} from '../../../src/features/contracts/facts/readFacts';
import {releases} from '../../../src/features/contracts/facts/releases';
import {contractRecords} from '../../../src/features/contracts/model/contracts';
import {roleNames} from '../../../src/features/contracts/model/members';
import {
  account,
  signatures,
  decode,
  entries,
  hash,
  decodeSingle,
  encodeCall,
  encodeError,
  otherAccount,
  decodeFirst,
  getValues,
  paused,
  transfer,
} from './support';

const approve = encodeCall('approve(address, uint256)', [otherAccount, 6n]);

/** Returns all calls and errors nested in arguments, outermost first. */
function collectNestedMembers(
  args: readonly DecodedValue[] | undefined = [],
): readonly InnerMember[] {
  return args.flatMap(({children, inner}) => [
    ...collectNestedMembers(children),
    ...(inner ? [inner, ...collectNestedMembers(inner.args)] : []),
  ]);
}
const getInnerNames = (data: Hex): readonly string[] =>
  collectNestedMembers(decodeSingle(data).args).map(({name}) => name);

it.each([
  ['ERC-20', erc20Abi],
  // viem's tokenByIndex has a superfluous `owner` input.
  ['ERC-721', erc721Abi.filter((item) => item.name !== 'tokenByIndex')],
  ['ERC-1155', erc1155Abi],
  ['Multicall3', multicall3Abi],
  ['EntryPoint 0.6', entryPoint06Abi],
  ['EntryPoint 0.7', entryPoint07Abi],
] as readonly (readonly [string, Abi])[])(
  'every member of viem’s ABI is known: %s',
  (_, abi) => {
    const members = abi.filter(
      (item) =>
        item.type === 'function' ||
        item.type === 'error' ||
        item.type === 'event',
    );
    expect(members.length).toBeGreaterThan(2);
    for (const item of members) {
      const hex =
        item.type === 'event'
          ? toEventSelector(item)
          : toFunctionSelector({...item, type: 'function'} as never);
      expect(
        signatures.find(item.type, hex)?.name,
        `${item.type} ${item.name}`,
      ).toBe(item.name);
    }
  },
);

it('standard errors are attributed to the contract that declares them', () => {
  const getNotes = (hex: string): unknown =>
    decodeSingle(hex).contracts.map(
      ({contract, note}) => `${contract}: ${note}`,
    );
  expect(getNotes('0xe450d38c')).toEqual([
    'ERC-6093 for ERC-20: OpenZeppelin Contracts 5',
  ]);
  expect(getNotes('0x118cdaa7')).toEqual(['Ownable: OpenZeppelin Contracts 5']);
  expect(getNotes('0x1425ea42')).toEqual([
    'Address: OpenZeppelin Contracts 5.0, since removed',
  ]);
  expect(getNotes('0x220266b6')).toEqual([
    'EntryPoint 0.6: ERC-4337',
    'EntryPoint 0.7: ERC-4337',
    'EntryPoint 0.8: ERC-4337',
  ]);
});

describe('nested calls and errors', () => {
  it('of nested multicalls are decoded', () => {
    const inner = encodeCall('aggregate3((address,bool,bytes)[])', [
      [
        [account, false, transfer],
        [otherAccount, true, approve],
      ],
    ]);
    const outer = encodeCall('multicall(bytes[])', [[inner, transfer]]);
    expect(getInnerNames(outer)).toEqual([
      'aggregate3',
      'transfer',
      'approve',
      'transfer',
    ]);
    expect(
      getInnerNames(
        encodeCall('tryAggregate(bool,(address,bytes)[])', [
          false,
          [[account, outer]],
        ]),
      ),
    ).toEqual(['multicall', 'aggregate3', 'transfer', 'approve', 'transfer']);
  });

  it('of multicall results are decoded, including errors of failed calls', () => {
    const returnedResults = [
      {success: true, returnData: '0x01'},
      {success: false, returnData: paused},
      {success: false, returnData: '0x'},
    ] as const;
    const output = encodeFunctionResult({
      abi: multicall3Abi,
      functionName: 'aggregate3',
      result: returnedResults,
    });
    const input = encodeCall('aggregate3((address,bool,bytes)[])', [
      [[account, true, transfer]],
    ]);
    const texts = [
      output,
      JSON.stringify({result: output}),
      JSON.stringify({
        type: 'CALL',
        from: account,
        to: otherAccount,
        input,
        output,
      }),
    ];
    for (const text of texts) {
      const results = decode(text).find(
        ({decoded: {status}}) => status === 'results',
      );
      expect(results?.label).toBe('Results of a multicall');
      if (results?.decoded.status !== 'results') throw new Error(text);
      expect(getValues(results.decoded.args)).toEqual(
        returnedResults.map(({success, returnData}) => [
          String(success),
          returnData,
        ]),
      );
      expect(
        collectNestedMembers(results.decoded.args).map(({name}) => name),
      ).toEqual(['IsPaused']);
    }
    expect(decodeFirst(`${output}00`).status).toBe('unknown');
    expect(
      decodeFirst(
        encodeAbiParameters([{type: 'uint256'}, {type: 'uint256'}], [32n, 0n]),
      ),
    ).toMatchObject({status: 'values', words: {length: 2}});
  });

  it('of user operations are decoded in both EntryPoint versions, including the factory and paymaster', () => {
    const execute = encodeCall('execute(address,uint256,bytes)', [
      account,
      0n,
      transfer,
    ]);
    const initCode = encodePacked(
      ['address', 'bytes'],
      [
        otherAccount,
        encodeCall('createAccount(address,uint256)', [account, 0n]),
      ],
    );
    const paymasterAndData = encodePacked(['address'], [otherAccount]);
    const data06 = encodeFunctionData({
      abi: entryPoint06Abi,
      functionName: 'handleOps',
      args: [
        [
          {
            sender: account,
            nonce: 0n,
            initCode,
            callData: execute,
            callGasLimit: 1n,
            verificationGasLimit: 1n,
            preVerificationGas: 1n,
            maxFeePerGas: 1n,
            maxPriorityFeePerGas: 1n,
            paymasterAndData,
            signature: '0x1234',
          },
        ],
        otherAccount,
      ],
    });
    const data07 = encodeFunctionData({
      abi: entryPoint07Abi,
      functionName: 'handleOps',
      args: [
        [
          {
            sender: account,
            nonce: 0n,
            initCode,
            callData: execute,
            accountGasLimits: hash,
            preVerificationGas: 1n,
            gasFees: hash,
            paymasterAndData: encodePacked(
              ['address', 'uint128', 'uint128', 'bytes'],
              [otherAccount, 100n, 200n, '0xabcd'],
            ),
            signature: '0x1234',
          },
        ],
        otherAccount,
      ],
    });
    const paymasters = [data06, data07].map((data) => {
      expect(getInnerNames(data)).toEqual([
        'createAccount',
        'execute',
        'transfer',
      ]);
      const operation = decodeSingle(data).args?.[0]?.children?.[0]?.children;
      expect(
        operation?.find(({name}) => name === 'initCode')?.children?.[0],
      ).toMatchObject({name: 'factory', value: otherAccount});
      return operation
        ?.find(({name}) => name === 'paymasterAndData')
        ?.children?.map(({name, value}) => [name, value]);
    });
    // From 0.7 on, two gas limits stand before the paymaster's data.
    expect(paymasters).toEqual([
      [['paymaster', otherAccount]],
      [
        ['paymaster', otherAccount],
        ['verificationGasLimit', '100'],
        ['postOpGasLimit', '200'],
        ['data', '0xabcd'],
      ],
    ]);
  });

  it('of a Safe are decoded, individually and in a batch', () => {
    const encodeExecTransaction = (to: string, data: Hex): Hex =>
      encodeCall(
        'execTransaction(address,uint256,bytes,uint8,uint256,uint256,uint256,address,address,bytes)',
        [to, 0n, data, 0, 0n, 0n, 0n, account, account, '0x1234'],
      );
    expect(
      getInnerNames(encodeExecTransaction(otherAccount, transfer)),
    ).toEqual(['transfer']);
    const packedTransactions = [transfer, approve].map((data) =>
      encodePacked(
        ['uint8', 'address', 'uint256', 'uint256', 'bytes'],
        [0, otherAccount, 0n, BigInt(data.length / 2 - 1), data],
      ).slice(2),
    );
    const batch = encodeExecTransaction(
      otherAccount,
      encodeCall('multiSend(bytes)', [`0x${packedTransactions.join('')}`]),
    );
    expect(getInnerNames(batch)).toEqual(['multiSend', 'transfer', 'approve']);
    const [first] =
      collectNestedMembers(decodeSingle(batch).args)[0]?.args[0]?.children ??
      [];
    expect(
      first?.children?.map(({name, value, description}) => [
        name,
        value,
        description,
      ]),
    ).toEqual([
      ['operation', '0', 'CALL'],
      ['to', otherAccount, undefined],
      ['value', '0', undefined],
      ['data', transfer, undefined],
    ]);
  });

  it('of an ERC-7579 account are decoded', () => {
    const singleExecution = encodePacked(
      ['address', 'uint256', 'bytes'],
      [otherAccount, 0n, transfer],
    );
    expect(
      getInnerNames(
        encodeCall('execute(bytes32,bytes)', [
          `0x${'00'.repeat(32)}`,
          singleExecution,
        ]),
      ),
    ).toEqual(['transfer']);
    const executions: readonly AbiParameter[] = [
      {
        type: 'tuple[]',
        components: [{type: 'address'}, {type: 'uint256'}, {type: 'bytes'}],
      },
    ];
    const batch = encodeAbiParameters(executions, [
      [
        [otherAccount, 0n, transfer],
        [otherAccount, 0n, approve],
      ],
    ]);
    expect(
      getInnerNames(
        encodeCall('execute(bytes32,bytes)', [`0x01${'00'.repeat(31)}`, batch]),
      ),
    ).toEqual(['transfer', 'approve']);
  });

  it('of an upgrade, a bridge message and a timelock are decoded', () => {
    const upgrade = encodeCall('upgradeToAndCall(address,bytes)', [
      otherAccount,
      encodeCall('grantRole(bytes32,address)', [hash, account]),
    ]);
    const message = encodeCall('sendMessage(address,uint256,bytes)', [
      otherAccount,
      0n,
      upgrade,
    ]);
    const scheduledCall = encodeCall(
      'scheduleBatch(address[],uint256[],bytes[],bytes32,bytes32,uint256)',
      [[otherAccount], [0n], [message], hash, hash, 1n],
    );
    expect(getInnerNames(scheduledCall)).toEqual([
      'sendMessage',
      'upgradeToAndCall',
      'grantRole',
    ]);
  });

  it('do not include bytes that are not exactly one call or error', () => {
    for (const data of [
      `${transfer}00`,
      transfer.slice(0, -2),
      '0xdeadbeef',
      '0x1234',
    ] as Hex[]) {
      expect(
        getInnerNames(
          encodeCall('sendMessage(address,uint256,bytes)', [
            otherAccount,
            0n,
            data,
          ]),
        ),
      ).toEqual([]);
    }
    for (const data of ['0x', '0x00', `0x${'00'.repeat(85)}ff`] as Hex[])
      expect(
        decodeSingle(encodeCall('multiSend(bytes)', [data])).args?.[0]
          ?.children,
      ).toBeUndefined();
  });
});

describe('roles', () => {
  const explainGrant = (role: Hex): unknown =>
    decodeSingle(encodeCall('grantRole(bytes32,address)', [role, account]))
      .args?.[0]?.description;

  it('are shown by name', () => {
    for (const name of roleNames)
      expect(explainGrant(keccak256(toBytes(name)))).toBe(name);
    expect(explainGrant(`0x${'00'.repeat(32)}`)).toBe('DEFAULT_ADMIN_ROLE');
    const missingRole = decodeSingle(
      encodeError('AccessControlUnauthorizedAccount(address,bytes32)', [
        account,
        keccak256(toBytes('PAUSE_ALL_ROLE')),
      ]),
    );
    expect(missingRole.args?.[1]).toMatchObject({
      name: 'neededRole',
      description: 'PAUSE_ALL_ROLE',
    });
  });

  it('of every protocol contract are identified by their hash', () => {
    const roles = releases
      .flatMap((release) =>
        Object.values(contractRecords).flatMap(
          (record) => record.releases[release]?.constants ?? [],
        ),
      )
      .filter(({hash: value}) => value);
    expect(roles.length).toBeGreaterThan(20);
    for (const {hash: value = '0x', name} of roles)
      expect(decodeFirst(value)).toMatchObject({status: 'hash', name});
  });
});

describe('version labels', () => {
  it('include every release with a recorded ABI', () => {
    for (const [contract, abis] of Object.entries(deployedAbis)) {
      for (const [release, {functions, errors, events}] of Object.entries(
        abis,
      )) {
        const members = [
          ...Object.keys(functions).map((hex) => ['function', hex]),
          ...Object.keys(errors).map((hex) => ['error', hex]),
          ...Object.keys(events).map((hex) => ['event', hex]),
        ] as const;
        for (const [kind, hex] of members) {
          const contractEntry = signatures
            .find(kind as 'function', hex ?? '')
            ?.contracts.find((candidate) => candidate.contract === contract);
          expect(
            contractEntry?.releases,
            `${contract} ${release} ${kind} ${hex}`,
          ).toContain(release);
        }
      }
    }
  });

  it.each([
    ['L2MessageService', 'l2messageservice', '7.1'],
    ['TokenBridge', 'tokenbridge', '7.1'],
    ['BridgedToken', 'bridgedtoken', '7.1'],
    ...releases.map((release) => ['TimeLock', 'timelock', release] as const),
  ] as const)(
    'attribute to %s (%s) exactly the members of its source in %s',
    (contract, key, release) => {
      const abiNames = contractRecords[key].releases[release]?.abiNames;
      const releaseEntries = entries.filter(({contracts}) =>
        contracts.some(
          (contractEntry) =>
            contractEntry.contract === contract &&
            contractEntry.releases.includes(release),
        ),
      );
      const getNamesOfKind = (kind: string): readonly string[] =>
        [
          ...new Set(
            releaseEntries
              .filter((entry) => entry.kind === kind)
              .map(({name}) => name),
          ),
        ].sort();
      expect({
        functions: getNamesOfKind('function'),
        errors: getNamesOfKind('error'),
        events: getNamesOfKind('event'),
      }).toEqual({
        functions: [...(abiNames?.functions ?? [])].sort(),
        errors: [...(abiNames?.errors ?? [])].sort(),
        events: [...(abiNames?.events ?? [])].sort(),
      });
    },
  );
});
