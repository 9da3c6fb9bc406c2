import {
  encodeAbiParameters,
  encodeErrorResult,
  encodeEventTopics,
  encodeFunctionData,
  parseAbi,
  parseAbiItem,
  toEventSelector,
  toFunctionSelector,
  type AbiEvent,
  type AbiFunction,
  type AbiParameter,
} from 'viem';
import {describe, expect, it} from 'vitest';
import {
  contractRecords,
  type ContractKey,
} from '../../../src/features/contracts/model/contracts';
import {getMembers} from '../../../src/features/contracts/model/members';
import {
  account,
  decode,
  entries,
  hash,
  getMatches,
  getNames,
  decodeSingle,
  otherAccount,
  toDisplayText,
  getValues,
} from './support';

/** Returns a valid value for a type. */
function createValue(parameter: AbiParameter): unknown {
  const {type} = parameter;
  const array = /^(.*)\[(\d*)\]$/.exec(type);
  if (array)
    return Array.from({length: Number(array[2]) || 2}, () =>
      createValue({...parameter, type: array[1] ?? ''}),
    );
  if (type === 'tuple')
    return (
      (parameter as {components?: readonly AbiParameter[]}).components ?? []
    ).map(createValue);
  if (type === 'address') return account;
  if (type === 'bool') return true;
  if (type === 'string') return 'text';
  if (type === 'bytes') return '0x1234';
  if (type.startsWith('bytes'))
    return `0x${'ab'.repeat(Number(type.slice(5)))}`;
  const bits = Number(/\d+$/.exec(type)?.[0]);
  return bits <= 48 ? 1 : 1n;
}

describe('the signature database', () => {
  it('has correct selectors and topics', () => {
    expect(entries.length).toBeGreaterThan(450);
    for (const {kind, hex, signature} of entries) {
      expect(
        kind === 'event'
          ? toEventSelector(signature)
          : toFunctionSelector(signature),
        signature,
      ).toBe(hex);
    }
  });

  it('has a contract with a release or a note for every entry', () => {
    for (const {signature, contracts} of entries) {
      expect(contracts.length, signature).toBeGreaterThan(0);
      for (const {releases, note} of contracts)
        expect(releases.length > 0, signature).toBe(note === undefined);
    }
  });

  it('includes and marks members found only in the published ABI of L2MessageService', () => {
    expect(decodeSingle('0x92fa129a').signature).toBe('pauseExpiryTimestamp()');
    expect(decodeSingle('0xeca393e8')).toMatchObject({
      signature: 'CallerNotProxyAdmin()',
      contracts: [
        {
          contract: 'L2MessageService',
          note: expect.stringContaining('L2MessageServiceV1.0.abi'),
        },
      ],
    });
  });

  it('links only to headings that exist', () => {
    const anchors = new Set(
      (Object.keys(contractRecords) as ContractKey[]).flatMap((key) =>
        getMembers(key).map(({id}) => `${contractRecords[key].route}#${id}`),
      ),
    );
    const hrefs = entries
      .flatMap(({docsLinks}) => docsLinks)
      .map(({href}) => href);
    expect(
      hrefs.filter((href) => href.includes('#') && !anchors.has(href)),
    ).toEqual([]);
    expect(hrefs.length).toBeGreaterThan(300);
  });
});

it.each(['error', 'function'] as const)(
  'the decoder decodes viem’s encoding of every %s',
  (kind) => {
    for (const {hex, signature} of entries.filter(
      (entry) => entry.kind === kind,
    )) {
      const {inputs} = parseAbiItem(`${kind} ${signature}`) as AbiFunction;
      const args = inputs.map(createValue);
      const data = `${hex}${encodeAbiParameters(inputs, args).slice(2)}`;
      const match = getMatches(decode(data)[0]).find(
        (candidate) => candidate.kind === kind,
      );
      expect(match?.signature, data).toBe(signature);
      expect(getValues(match?.args), signature).toEqual(toDisplayText(args));
    }
  },
);

describe('errors', () => {
  it('include the name of an enum member and a link to the reference', () => {
    const decodedMember = decodeSingle(
      encodeErrorResult({
        abi: parseAbi(['error IsPaused(uint8 pauseType)']),
        args: [3],
      }),
    );
    expect(decodedMember).toMatchObject({
      kind: 'error',
      name: 'IsPaused',
      hex: '0xc0a71b58',
    });
    expect(decodedMember.args).toEqual([
      {
        name: 'pauseType',
        type: 'uint8',
        value: '3',
        description: 'L2_L1',
        meaning:
          'Messages from Linea to Ethereum: sending on L2 and claiming on L1.',
      },
    ]);
    expect(decodedMember.docsLinks[0]?.href).toBe(
      '/api/linea-smart-contracts/interfaces/ipausemanager#error-ispaused',
    );
    expect(decodedMember.contracts.map(({contract}) => contract)).toEqual(
      expect.arrayContaining([
        'LineaRollup',
        'L2MessageService',
        'TokenBridge',
      ]),
    );
  });

  it('explain a revert string and the role in it', () => {
    const reason = `AccessControl: account ${account.toLowerCase()} is missing role 0x32937fd5162e282df7e9a14a5073a2425321c7966eaf70ed6c838a1006d84c4c`;
    const {args} = decodeSingle(
      encodeErrorResult({
        abi: parseAbi(['error Error(string)']),
        args: [reason],
      }),
    );
    expect(args?.[0]).toMatchObject({
      value: reason,
      description: 'the hash is VERIFIER_SETTER_ROLE',
    });
  });

  it('explain panics', () => {
    const explainPanic = (code: bigint) =>
      decodeSingle(
        encodeErrorResult({
          abi: parseAbi(['error Panic(uint256)']),
          args: [code],
        }),
      ).args?.[0]?.description;
    expect(explainPanic(0x11n)).toContain('overflow');
    expect(explainPanic(0x32n)).toContain('out of bounds');
    expect(explainPanic(0x99n)).toBe('not a known panic code');
  });

  it('of an earlier release link to their successors', () => {
    const entry = entries.find(({name}) => name === 'OnlyNonFallbackOperator');
    expect(entry?.contracts).toMatchObject([
      {contract: 'LineaRollup', releases: ['6.0']},
    ]);
    expect(decodeSingle(entry?.hex ?? '').docsLinks[0]).toMatchObject({
      heading: 'OnlyNonLivenessRecoveryOperator',
      isLater: true,
    });
  });
});

describe('documented errors', () => {
  it('link first to the page for the layer that the text mentions', () => {
    const error =
      'MessageDoesNotExistOrHasAlreadyBeenClaimed(0x7a1f3c5e9b2d4860a1b2c3d4e5f60718293a4b5c6d7e8f90123456789abcdef0)';
    const getFirstLink = (text: string): string | undefined =>
      decodeSingle(text).docsLinks[0]?.href;
    expect(
      getFirstLink(`← [Revert] ${error}\nL2MessageService::claimMessage()`),
    ).toContain('l2message');
    expect(
      getFirstLink(
        `Error: execution reverted: ${error}\nto: 0xd19d4B5d358258f05D7B411E21A1460D11B0876F`,
      ),
    ).toContain('l1message');
    expect(
      getFirstLink(
        `Error: execution reverted: ${error}\nto: 0x508Ca82Df566dCD1B0DE8296e70a96332cD644ec`,
      ),
    ).toContain('l2message');
    expect(
      getFirstLink(`← [Revert] ${error}\nLineaRollup::claimMessage()`),
    ).toContain('l1message');
  });
});

it('decoded calldata includes the names of parameters and struct fields', () => {
  const abi = parseAbi(['function sendMessage(address,uint256,bytes)']);
  expect(
    getNames(
      decodeSingle(
        encodeFunctionData({abi, args: [otherAccount, 7n, '0xbeef']}),
      ).args,
    ),
  ).toEqual(['_to', '_fee', '_calldata']);
  const entry = entries.find(({name}) => name === 'claimMessageWithProof');
  const {inputs} = parseAbiItem(`function ${entry?.signature}`) as AbiFunction;
  const {args} = decodeSingle(
    `${entry?.hex}${encodeAbiParameters(inputs, inputs.map(createValue)).slice(2)}`,
  );
  expect(args?.[0]?.type).toBe('ClaimMessageWithProofParams');
  expect(getNames(args?.[0]?.children)).toContain('merkleRoot');
});

describe('events', () => {
  it('are identified by topic and decoded with their data', () => {
    for (const {hex, signature} of entries.filter(({kind}) => kind === 'event'))
      expect(decodeSingle(hex).signature).toBe(signature);
    const abi = parseAbi([
      'event Paused(address messageSender, uint8 indexed pauseType)',
    ]);
    expect(decodeSingle(toEventSelector(abi[0])).args).toBeUndefined();
    const topics = encodeEventTopics({
      abi,
      eventName: 'Paused',
      args: {pauseType: 1},
    });
    const {args} = decodeSingle(
      `${topics.join(' ')} ${encodeAbiParameters([{type: 'address'}], [account])}`,
    );
    expect(args).toEqual([
      {
        name: 'messageSender',
        type: 'address',
        value: account,
        description: undefined,
      },
      {
        name: 'pauseType',
        type: 'uint8',
        value: '1',
        description: 'GENERAL',
        meaning: 'The whole contract.',
      },
    ]);
  });

  it('are all decoded if it is known which of their fields are indexed', () => {
    for (const {inputs: fields, signature, hex} of entries.filter(
      (entry) =>
        entry.kind === 'event' &&
        entry.inputs.length &&
        !entry.hasUnknownIndexing,
    )) {
      const {inputs} = parseAbiItem(`event ${signature}`) as AbiEvent;
      const indexedInputs = inputs.filter((_, index) => fields[index]?.indexed);
      const unindexedInputs = inputs.filter(
        (_, index) => !fields[index]?.indexed,
      );
      const isDynamic = ({type}: AbiParameter): boolean =>
        /^(?:string|bytes|tuple.*|.*\])$/.test(type);
      const topics = indexedInputs.map((input) =>
        isDynamic(input)
          ? hash
          : encodeAbiParameters([input], [createValue(input)]),
      );
      const {args} = decodeSingle(
        [
          hex,
          ...topics,
          ...(unindexedInputs.length
            ? [
                encodeAbiParameters(
                  unindexedInputs,
                  unindexedInputs.map(createValue),
                ),
              ]
            : []),
        ].join(' '),
      );
      const expected = inputs.filter(
        (input, index) => !(fields[index]?.indexed && isDynamic(input)),
      );
      for (const input of expected)
        expect(getValues(args)?.[inputs.indexOf(input)], signature).toEqual(
          toDisplayText(createValue(input)),
        );
    }
  });
});

describe('timelock, proxies and tokens', () => {
  const upgrade = encodeFunctionData({
    abi: parseAbi([
      'function upgradeAndCall(address proxy, address implementation, bytes data)',
    ]),
    args: [account, otherAccount, '0x5c975abb'],
  });

  it('members are identified by selector or topic', () => {
    expect(decodeSingle('0x01d5062a')).toMatchObject({
      name: 'schedule',
      contracts: [{contract: 'TimeLock'}, {contract: 'TimelockController'}],
      docsLinks: [
        {href: '/api/linea-smart-contracts/messageservice/lib/timelock'},
      ],
    });
    expect(decodeSingle('0xf27a0c92').name).toBe('getMinDelay');
    expect(
      decodeSingle(
        '0x4cf4410cc57040e44862ef0f45f3dd5a5e02db8eb8add648d4b0e236f1d07dca',
      ).name,
    ).toBe('CallScheduled');
    expect(
      decodeSingle(
        '0xbc7cd75a20ee27fd9adebab32041f755214dbc6bffa90cc0225b39da2e5c2d3b',
      ).name,
    ).toBe('Upgraded');
    expect(
      decodeSingle('0x4f1ef286').contracts.map(({contract}) => contract),
    ).toEqual(['TransparentUpgradeableProxy']);
  });

  it('a scheduled call is decoded', () => {
    const abi = parseAbi([
      'function schedule(address target, uint256 value, bytes data, bytes32 predecessor, bytes32 salt, uint256 delay)',
    ]);
    const {args} = decodeSingle(
      encodeFunctionData({
        abi,
        args: [account, 0n, upgrade, hash, hash, 86_400n],
      }),
    );
    const call = args?.find(({name}) => name === 'data')?.inner;
    expect(call?.signature).toBe('upgradeAndCall(address,address,bytes)');
    expect(getNames(call?.args)).toEqual(['proxy', 'implementation', 'data']);
    expect(call?.args.at(-1)?.inner?.signature).toBe('paused()');
  });

  it('the log of a scheduled call is decoded', () => {
    const abi = parseAbi([
      'event CallScheduled(bytes32 indexed id, uint256 indexed index, address target, uint256 value, bytes data, bytes32 predecessor, uint256 delay)',
    ]);
    const topics = encodeEventTopics({
      abi,
      eventName: 'CallScheduled',
      args: {id: hash, index: 0n},
    });
    const data = encodeAbiParameters(abi[0].inputs.slice(2), [
      account,
      0n,
      upgrade,
      hash,
      86_400n,
    ]);
    const {args} = decodeSingle(
      JSON.stringify({address: account, topics, data}),
    );
    expect(getValues(args)).toEqual([
      hash,
      '0',
      account,
      '0',
      upgrade,
      hash,
      '86400',
    ]);
    expect(args?.[4]?.inner?.signature).toBe(
      'upgradeAndCall(address,address,bytes)',
    );
  });

  it('standard token members are attributed to the standard', () => {
    const {args, contracts} = decodeSingle(
      encodeFunctionData({
        abi: parseAbi(['function transfer(address to, uint256 amount)']),
        args: [account, 1n],
      }),
    );
    expect(getNames(args)).toEqual(['to', 'amount']);
    expect(contracts.map(({contract}) => contract)).toEqual(
      expect.arrayContaining(['ERC-20', 'BridgedToken']),
    );
  });
});
