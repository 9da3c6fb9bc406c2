import {toFunctionSelector, toHex} from 'viem';
import {describe, expect, it} from 'vitest';
import {account, decode, encodeWord, hash, paused, transfer} from './support';

const noFailure = 'The text reports no failure.';
const topic =
  '0x1c4fada7374c0a9ee8841fc38afe82932dc0f8e69012e927f061a8bae611a201';

/** What a text may say, best explanation first. */
const ranking: readonly (readonly [
  text: string,
  label: string,
  sentence?: string,
])[] = [
  [`execution reverted, data: "${paused}"`, 'Error IsPaused'],
  [
    `execution reverted, data: "${toHex('The bridge is closed.')}"`,
    'Text “The bridge is closed.”',
  ],
  [
    "Error: VM Exception while processing transaction: reverted with custom error 'IsPaused(2)'",
    'Error IsPaused',
  ],
  [
    'Error: execution reverted: Ownable: caller is not the owner',
    'Error “Ownable: caller is not the owner”',
  ],
  ['Error: execution reverted with custom error IsPaused', 'Error IsPaused'],
  ['Error: execution reverted with custom error Foo(1)', 'Error Foo(1)'],
  [
    `"topics": ["${topic}", "${encodeWord(1)}", "${encodeWord(2)}"], "data": "0x${[5, 64, 0].map((word) => encodeWord(word).slice(2)).join('')}"`,
    'Log UserOperationRevertReason',
    'The transaction was included, but a call inside it failed.',
  ],
  ['Error: nonce too low', 'The nonce has already been used'],
  [
    'Error: eth_getLogs is limited to a 10,000 range',
    'The query spans more blocks than the endpoint allows: at most 10,000 blocks',
  ],
  ['Error: transaction failed', 'Failure without a reason'],
  [
    'Error: connect ECONNREFUSED 127.0.0.1:8545',
    'The endpoint could not be reached, or did not answer properly',
  ],
  [`"input": "${transfer}"`, 'Call to transfer', noFailure],
  [
    `"input": "0x87654321${encodeWord(1).slice(2)}"`,
    'Calldata 0x87654321',
    noFailure,
  ],
  [`"output": "${encodeWord(5)}"`, 'Result of a call', noFailure],
];

describe('what explains a failure best comes first', () => {
  it.for(ranking)('%s', ([text, label, sentence]) => {
    expect(decode(text)[0]).toMatchObject({label});
    expect(decode(text)[0].sentence).toBe(sentence);
  });

  it.each(
    ranking.slice(1).map(([worse], index) => {
      const [better = '', label = ''] = ranking[index] ?? [];
      return [label, better, worse] as const;
    }),
  )(
    '%s, whether it stands before or after the next',
    (label, better, worse) => {
      for (const text of [`${better}\n\n${worse}`, `${worse}\n\n${better}`])
        expect(decode(text)[0].label).toBe(label);
    },
  );
});

it.each([
  ['{"status":"0x0","gasUsed":"0x5208"}', 'failed'],
  ['{"status":0,"cumulativeGasUsed":"0x5208"}', 'failed'],
  [`status: 0n,\ntransactionHash: ${hash}`, 'failed'],
  ['status: 0\ngasUsed: 21000', 'failed'],
  ['"status": "failed", "gasUsed": 1', 'failed'],
  ['transaction failed', 'failed'],
  ['{"status":"0x1","gasUsed":"0x5208"}', 'healthy'],
  ['{"status":"0x10","gasUsed":"0x5208"}', 'healthy'],
  ['{"status":"0x0","name":"x"}', 'healthy'],
  ['{"status":"not failed","gasUsed":"0x5208"}', 'healthy'],
  ['some statement about a revert', 'healthy'],
  ['execution reverted, data: "0x"', 'empty'],
  ['the call did not revert as expected', 'problem'],
])('whether a text without data reports a failure: %s', (text, status) => {
  expect(decode(text)[0].decoded.status).toBe(status);
});

const longReason = 'a'.repeat(61);
const addressText = 'The token was sent to the account of the bridge:';

it.each<[what: string, text: string, labels: readonly string[]]>([
  [
    'the same bytes in capitals',
    `data: "${paused}"\ndata: "0x${paused.slice(2).toUpperCase()}"`,
    ['Error IsPaused'],
  ],
  [
    'a selector next to its data',
    `execution reverted, data: "${paused}", selector: 0xc0a71b58`,
    ['Error IsPaused'],
  ],
  [
    'an error by its name and by its bytes',
    `execution reverted: IsPaused(3)\ndata: "${paused}"`,
    ['Error IsPaused'],
  ],
  [
    'a failure that an error explains',
    'Error: nonce too low\n\nError: transaction failed\n\nError: socket hang up',
    ['The nonce has already been used'],
  ],
  [
    'an error named twice',
    'execution reverted: IsPaused(2)\nexecution reverted: IsPaused(2)',
    ['Error IsPaused'],
  ],
  [
    'an unknown error named twice',
    'execution reverted: Foo(2)\nexecution reverted: Foo(2)',
    ['Error Foo(2)'],
  ],
  [
    'an error with two values',
    '← [Revert] IsPaused(3)\n  ← [Revert] IsPaused(2)',
    ['Error IsPaused', 'Error IsPaused'],
  ],
  [
    'a long reason',
    `Error: reverted with reason string '${longReason}'`,
    [`Error “${longReason.slice(1)}”`],
  ],
  [
    'a known address',
    `${addressText} 0xd19d4B5d358258f05D7B411E21A1460D11B0876F`,
    ['Address 0xd19d4B5d358258f05D7B411E21A1460D11B0876F'],
  ],
  [
    'no address of which a long text does not speak',
    `${addressText} ${account}`,
    ['Error data'],
  ],
  ['a result without data', 'result: "0x"', ['No data']],
  ['no error data', 'execution reverted, data: "0x"', ['Empty data']],
  ['an error without its values', '0x08c379a0', ['Error Error']],
])('the items of a text are listed once: %s', (_, text, labels) => {
  expect(decode(text).map(({label}) => label)).toEqual(labels);
});

it.each([
  `"output": "${paused}"\nexecution reverted, data: "${paused}"`,
  `execution reverted, data: "${paused}"\n"output": "${paused}"`,
  `Error: the call failed\n${paused}`,
])('bytes are an error if the text says so anywhere: %s', (text) => {
  expect(decode(text)).toMatchObject([
    {kind: 'error', label: 'Error IsPaused'},
  ]);
});

it.each([
  ['execute(bytes,bytes[])', true],
  ['transfer(address,uint256)', false],
])(
  'a failure without a reason gets a hint if the function that was called often fails: %s, %s',
  (signature, hasHint) => {
    const text = `"input": "${toFunctionSelector(signature)}"\nError: execution reverted`;
    expect('hint' in decode(text)[0].decoded).toBe(hasHint);
  },
);
