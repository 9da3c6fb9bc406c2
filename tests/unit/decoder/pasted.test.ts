import {
  encodeAbiParameters,
  encodeEventTopics,
  parseAbi,
  type AbiEvent,
  type Hex,
} from 'viem';
import {describe, expect, it} from 'vitest';
import {logFormats, receiptFormats} from './pastedLogs';
import {callFormats, errorFormats} from './pastedTexts';
import {
  account,
  decode,
  hash,
  getMatches,
  decodeSingle,
  encodeCall,
  encodeError,
  otherAccount,
  toDisplayText,
  getValues,
} from './support';

interface Sample {
  readonly name: string;
  readonly args: readonly unknown[];
  readonly data: Hex;
}

function createSample(
  kind: 'error' | 'function',
  declaration: string,
  args: readonly unknown[],
): Sample {
  const encode = kind === 'error' ? encodeError : encodeCall;
  return {
    name: declaration.replace(/\(.*$/, ''),
    args,
    data: encode(declaration, args),
  };
}

/** Errors of the protocol, tokens, libraries, smart accounts and the compiler, with and without arguments. */
const errors: readonly Sample[] = [
  createSample('error', 'IsPaused(uint8 pauseType)', [3]),
  createSample('error', 'RateLimitExceeded()', []),
  createSample(
    'error',
    'ERC20InsufficientBalance(address sender, uint256 balance, uint256 needed)',
    [account, 1n, 10n ** 18n],
  ),
  createSample('error', 'FailedOp(uint256 opIndex, string reason)', [
    0n,
    'AA21 didn’t pay prefund',
  ]),
  createSample('error', 'Error(string reason)', [
    'TransferHelper: TRANSFER_FROM_FAILED',
  ]),
];

const calls: readonly Sample[] = [
  createSample('function', 'sendMessage(address to, uint256 fee, bytes data)', [
    otherAccount,
    7n,
    '0xbeef',
  ]),
  createSample('function', 'transfer(address to, uint256 amount)', [
    account,
    10n ** 18n,
  ]),
  createSample('function', 'grantRole(bytes32 role, address account)', [
    hash,
    account,
  ]),
];

describe.each(errors)(
  'a call that reverted with $name',
  ({name, args, data}) => {
    const call = calls[0]?.data ?? '0x';
    it.each(errorFormats)('is decoded: %s', (_, format) => {
      const pastedText = format(data, call);
      const decodedMember = decodeSingle(pastedText);
      expect(decodedMember).toMatchObject({kind: 'error', name});
      // Some viem output contains only the selector.
      const isComplete =
        pastedText.replace(/\s/g, '').toLowerCase().includes(data.slice(10)) ||
        args.length === 0;
      if (isComplete)
        expect(getValues(decodedMember.args)).toEqual(toDisplayText(args));
    });
  },
);

describe.each(calls)('calldata of $name', ({name, args, data}) => {
  it.each(callFormats)('is decoded: %s', (_, format) => {
    const decodedMember = decodeSingle(
      format(data, `${name}(address a, uint256 b)`),
    );
    expect(decodedMember).toMatchObject({kind: 'function', name});
    expect(getValues(decodedMember.args)).toEqual(toDisplayText(args));
  });
});

const events = parseAbi([
  'event Transfer(address indexed from, address indexed to, uint256 value)',
  'event RoleGranted(bytes32 indexed role, address indexed account, address indexed sender)',
  'event Paused(address messageSender, uint8 indexed pauseType)',
]);

const eventArgs: Readonly<Record<string, readonly unknown[]>> = {
  Transfer: [account, otherAccount, 5n],
  RoleGranted: [hash, account, otherAccount],
  Paused: [account, 3],
};

const logs = (events as readonly AbiEvent[]).map((event) => {
  const args = eventArgs[event.name] ?? [];
  const unindexedInputs = event.inputs
    .map((input, index) => ({input, value: args[index]}))
    .filter(({input}) => !input.indexed);
  const indexedArgs = event.inputs.map((input, index) =>
    input.indexed ? args[index] : null,
  );
  // Topics are in the same order as the indexed fields.
  const topics = encodeEventTopics({
    abi: [{...event, inputs: event.inputs.filter((input) => input.indexed)}],
    args: indexedArgs.filter((value) => value !== null),
  } as never) as readonly string[];
  const [, ...fields] = topics;
  const [topic0] = encodeEventTopics({
    abi: [event],
  } as never) as readonly string[];
  const data = unindexedInputs.length
    ? encodeAbiParameters(
        unindexedInputs.map(({input}) => input),
        unindexedInputs.map(({value}) => value),
      )
    : '0x';
  return {
    name: event.name,
    args,
    log: {address: otherAccount, topics: [topic0 ?? '', ...fields], data},
  };
});

describe.each(logs)('a log of $name', ({name, args, log}) => {
  it.each(logFormats)('is decoded: %s', (_, format) => {
    const decodedMember = decodeSingle(format(log));
    expect(decodedMember).toMatchObject({kind: 'event', name});
    expect(getValues(decodedMember.args)).toEqual(toDisplayText(args));
  });
});

it.each(receiptFormats)(
  'several logs are listed as separate alternatives: %s',
  (_, format) => {
    const outcome = decode(format(logs.map(({log}) => log)));
    expect(outcome.map(({label}) => label)).toEqual([
      'Log Transfer',
      'Log RoleGranted',
      'Log Paused',
    ]);
    expect(
      outcome.map((alternative) => getValues(getMatches(alternative)[0]?.args)),
    ).toEqual(logs.map(({args}) => toDisplayText(args)));
  },
);
