import {
  ContractFunctionExecutionError,
  ContractFunctionRevertedError,
  encodeAbiParameters,
  encodeEventTopics,
  parseAbi,
  toEventSelector,
} from 'viem';
import {describe, expect, it} from 'vitest';
import {
  account,
  decode,
  decodeFirst,
  hash,
  getMatches,
  decodeSingle,
  encodeError,
  otherAccount,
  paused,
  transfer,
  getValues,
  createIndexWithAbi,
} from './support';
import toolOutputs from './toolOutputs.json';

// toolOutputs.json contains tool output and the expected explanations.

const abi = parseAbi(['function run()', 'error NotEnough(uint256 needed)']);

/** Creates viem's message for a call that reverted with `NotEnough(5)`. */
function createViemMessage(): string {
  const cause = new ContractFunctionRevertedError({
    abi,
    data: encodeError('NotEnough(uint256)', [5n]),
    functionName: 'run',
  });
  return new ContractFunctionExecutionError(cause, {
    abi,
    args: [],
    contractAddress: otherAccount,
    functionName: 'run',
    sender: account,
  }).message;
}

/** How tools print a call that reverted with a string, without the raw bytes. */
const toolFormats: readonly (readonly [
  name: string,
  format: (reason: string) => string,
])[] = [
  [
    'Hardhat',
    (reason) =>
      `Error: VM Exception while processing transaction: reverted with reason string '${reason}'\n    at Token.run (contracts/Token.sol:12)`,
  ],
  [
    'Hardhat, node response',
    (reason) =>
      JSON.stringify({
        jsonrpc: '2.0',
        id: 1,
        error: {
          code: -32603,
          message: `Error: VM Exception while processing transaction: reverted with reason string '${reason}'`,
        },
      }),
  ],
  [
    'Hardhat, node response as a string',
    (reason) =>
      `body: ${JSON.stringify(JSON.stringify({error: {message: `reverted with reason string '${reason}'`, code: 3}}))}, code=SERVER_ERROR`,
  ],
  [
    'Hardhat through ethers 5',
    (reason) =>
      `Error: cannot estimate gas (reason=${JSON.stringify(`VM Exception while processing transaction: reverted with reason string '${reason}'`)}, method="estimateGas", transaction={"from":"${account}","to":"${otherAccount}"}, code=UNPREDICTABLE_GAS_LIMIT)`,
  ],
  [
    'a node, nested JSON',
    (reason) =>
      JSON.stringify({
        body: JSON.stringify({
          error: {code: -32000, message: `execution reverted: ${reason}`},
        }),
        code: 1,
      }),
  ],
  [
    'ethers 6',
    (reason) =>
      `execution reverted: "${reason}" (action="call", data=null, reason=null, transaction={ "to": "${otherAccount}" }, code=CALL_EXCEPTION, version=6.13.0)`,
  ],
  [
    'web3.py',
    (reason) =>
      `web3.exceptions.ContractLogicError: execution reverted: ${reason}`,
  ],
  [
    'Truffle',
    (reason) =>
      `Error: VM Exception while processing transaction: revert ${reason} -- Reason given: ${reason}.\n    at module.exports`,
  ],
  [
    'viem',
    (reason) =>
      `ContractFunctionExecutionError: The contract function "run" reverted with the following reason:\n${reason}\n\nContract Call:\n  address:   ${otherAccount}\n  function:  run()\n  sender:    ${account}`,
  ],
  ['forge, failed test', (reason) => `[FAIL: ${reason}] test() (gas: 1)`],
  [
    'forge, failed test in earlier releases',
    (reason) => `[FAIL. Reason: revert: ${reason}] test() (gas: 1)`,
  ],
  [
    'forge, failed fuzz test',
    (reason) =>
      `[FAIL: ${reason}; counterexample: calldata=${transfer} args=[${account}, 5]] testFuzz(address,uint256) (runs: 0, μ: 0, ~: 0)`,
  ],
  [
    'forge, trace',
    (reason) =>
      `Traces:\n  [1234] Test::test()\n    ├─ [81] ${otherAccount}::run()\n    │   └─ ← [Revert] ${reason}\n    └─ ← [Revert] ${reason}\n`,
  ],
  [
    'forge, complete run',
    (reason) =>
      `Ran 1 test for test/T.t.sol:T\n[FAIL: ${reason}] test() (gas: 1)\nTraces:\n  [1234] T::test()\n    ├─ [81] Token::run()\n    │   ├─ [20] Token::inner()\n    │   │   └─ ← [Revert] another reason\n    │   └─ ← [Revert] ${reason}\n    └─ ← [Revert] ${reason}\n\nSuite result: FAILED. 0 passed; 1 failed; 0 skipped\n`,
  ],
];

describe.each([
  'not the owner',
  "can't touch this",
  'ERC20: it\'s "odd" here',
  'GS026',
  'Bridge: (a) [b] {c}, d',
])('the revert reason "%s" is found', (reason) => {
  it.each(toolFormats)('in output from %s', (_, format) => {
    const [first] = decode(format(reason));
    expect(
      getMatches(first).map(({signature, args}) => [
        signature,
        args?.[0]?.value,
      ]),
    ).toEqual([['Error(string)', reason]]);
    expect(first.bytes).toBe(encodeError('Error(string)', [reason]));
  });
});

describe('an error without its bytes', () => {
  it.each([1, 17, 18, 33, 34, 49, 50, 65, 81])(
    'is a panic if the text contains viem’s description of its cause: %s',
    (code) => {
      const data = encodeError('Panic(uint256)', [BigInt(code)]);
      const error = new ContractFunctionRevertedError({
        abi,
        data,
        functionName: 'run',
      });
      expect(error.message).not.toContain(data);
      expect(decodeSingle(error.message)).toMatchObject({
        name: 'Panic',
        args: [{value: String(code)}],
      });
    },
  );

  it.each([
    "reverted with custom error 'NotEnough(5)'",
    '[FAIL: NotEnough(5)] test() (gas: 1)',
    '    └─ ← [Revert] NotEnough(5)',
    'Error: execution reverted: NotEnough(5)',
    createViemMessage(),
  ])(
    'is reported if no known ABI contains it, and decoded with a custom ABI that does: %s',
    (text) => {
      expect(decodeFirst(text)).toMatchObject({
        status: 'failed',
        error: 'NotEnough(5)',
      });
      expect(
        decodeSingle(
          text,
          createIndexWithAbi('error NotEnough(uint256 needed)'),
        ),
      ).toMatchObject({
        name: 'NotEnough',
        args: [{name: 'needed', value: '5'}],
      });
    },
  );

  it('can have list arguments', () => {
    const customIndex = createIndexWithAbi(
      'error Wrong(uint256[] all, string note)',
    );
    expect(
      getValues(
        decodeSingle(
          'reverted with custom error \'Wrong([1, 2], "a, b")\'',
          customIndex,
        ).args,
      ),
    ).toEqual([['1', '2'], 'a, b']);
  });
});

it('data that re-encodes to the same bytes has no note', () => {
  expect(decodeSingle(paused).note).toBeUndefined();
});

it('unknown data is split into a selector or topic and 32-byte words', () => {
  const unknownResult = {
    status: 'unknown',
    kind: 'selector',
    hex: '0xdeadbeef',
    words: [],
  };
  expect(decodeFirst('0xdeadbeef')).toEqual(unknownResult);
  expect(decodeFirst(`0xdeadbeef${'12'.repeat(40)}`)).toEqual({
    ...unknownResult,
    words: ['12'.repeat(32), '12'.repeat(8)],
  });
  expect(decodeFirst(hash)).toEqual({
    ...unknownResult,
    kind: 'topic',
    hex: hash,
  });
});

describe('a log with values decoded by Etherscan', () => {
  it('results in the same bytes as viem’s encoding', () => {
    const {input} = toolOutputs.find(
      ({name}) => name === 'log with decoded values',
    ) ?? {input: ''};
    const topics = encodeEventTopics({
      abi: parseAbi([
        'event Transfer(address indexed from, address indexed to, uint256 value)',
      ]),
      args: {from: account, to: otherAccount},
    });
    expect(decode(input)[0].bytes.toLowerCase()).toBe(
      [...topics, encodeAbiParameters([{type: 'uint256'}], [123_456n])]
        .join(' ')
        .toLowerCase(),
    );
  });

  it('can be decoded with a custom ABI, including lists and strings', () => {
    const customIndex = createIndexWithAbi(
      'event Filled(bytes32 indexed id, address[] makers, string note, bool done)',
    );
    const topic = toEventSelector('Filled(bytes32,address[],string,bool)');
    const text = `Topics\n0 ${topic}\n1: id\n${hash}\nData\nmakers :\n${account}\n${otherAccount}\nnote :\nall of it\ndone :\ntrue\n`;
    expect(getValues(decodeSingle(text, customIndex).args)).toEqual([
      hash,
      [account, otherAccount],
      'all of it',
      'true',
    ]);
  });
});

it('each alternative includes its bytes for a link, except a failure without data', () => {
  const transactions = toolOutputs
    .filter(
      ({tool, input}) =>
        tool === 'signed transaction' && /^0x[\da-f]+$/.test(input),
    )
    .slice(0, 4);
  for (const {input} of transactions)
    expect(decode(input)[0].bytes).toBe(input);
  for (const {bytes, label} of decode(`0xa74c1c5f ${paused}`))
    expect(decode(bytes)[0].label).toBe(label);
  expect(decode('execution reverted')[0].bytes).toBe('');
});
