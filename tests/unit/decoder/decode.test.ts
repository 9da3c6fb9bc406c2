import {
  encodeAbiParameters,
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
  encodeError,
  paused,
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
    const decodedMember = decodeSingle(paused);
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
    const {args} = decodeSingle(encodeError('Error(string)', [reason]));
    expect(args?.[0]).toMatchObject({
      value: reason,
      description: 'the hash is VERIFIER_SETTER_ROLE',
    });
  });

  it('explain panics', () => {
    const explainPanic = (code: bigint) =>
      decodeSingle(encodeError('Panic(uint256)', [code])).args?.[0]
        ?.description;
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

describe('a documented error links first to the page for the layer that the text mentions', () => {
  const error =
    'MessageDoesNotExistOrHasAlreadyBeenClaimed(0x7a1f3c5e9b2d4860a1b2c3d4e5f60718293a4b5c6d7e8f90123456789abcdef0)';
  const revert = `Error: execution reverted: ${error}`;

  it.each([
    ['l2', `← [Revert] ${error}\nL2MessageService::claimMessage()`],
    ['l1', `← [Revert] ${error}\nLineaRollup::claimMessage()`],
    ['l2', `${revert}\nto: 0x508Ca82Df566dCD1B0DE8296e70a96332cD644ec`],
    ['l1', `${revert}\nto: 0xd19d4B5d358258f05D7B411E21A1460D11B0876F`],
  ])('%s: %s', (layer, text) => {
    expect(decodeSingle(text).docsLinks[0]?.href).toContain(`${layer}message`);
  });
});

it('decoded calldata includes the names of structs and their fields', () => {
  const entry = entries.find(({name}) => name === 'claimMessageWithProof');
  const {inputs} = parseAbiItem(`function ${entry?.signature}`) as AbiFunction;
  const {args} = decodeSingle(
    `${entry?.hex}${encodeAbiParameters(inputs, inputs.map(createValue)).slice(2)}`,
  );
  expect(args?.[0]?.type).toBe('ClaimMessageWithProofParams');
  expect(getNames(args?.[0]?.children)).toContain('merkleRoot');
});

describe('events', () => {
  it('are identified by topic', () => {
    for (const {hex, signature} of entries.filter(({kind}) => kind === 'event'))
      expect(decodeSingle(hex).signature).toBe(signature);
    expect(
      decodeSingle(toEventSelector('Paused(address,uint8)')).args,
    ).toBeUndefined();
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

it('members of the timelock, which is OpenZeppelin code, link to its page', () => {
  expect(decodeSingle('0x01d5062a')).toMatchObject({
    name: 'schedule',
    contracts: [{contract: 'TimeLock'}, {contract: 'TimelockController'}],
    docsLinks: [
      {href: '/api/linea-smart-contracts/messageservice/lib/timelock'},
    ],
  });
});
