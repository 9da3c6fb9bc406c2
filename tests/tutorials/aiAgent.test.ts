import path from 'node:path';
import {formatEther} from 'viem';
import type {Action, IAgentRuntime, Memory, Plugin, State} from '@elizaos/core';
import {afterAll, beforeAll, beforeEach, expect, test} from 'vitest';
import {KEYS, startChain, type Chain} from './chain';
import {
  assemble,
  BackgroundProcesses,
  TEST_TIMEOUT_MS,
  runTool,
  type Project,
} from './project';

const RECEIVER = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const STATE: State = {values: {}, data: {}, text: ''};

const background = new BackgroundProcesses();
let project: Project;
let chain: Chain;
let plugin: Plugin;
/** The next response from the mock language model. */
let modelResponse: string;
let runtime: IAgentRuntime;

/** Creates the part of the ElizaOS runtime that the plugin calls. The model is mocked, but the chain is not. */
function createRuntime(settings: Record<string, string>): IAgentRuntime {
  const cache = new Map<string, unknown>();
  const mock = {
    getSetting: (name: string) => settings[name] ?? null,
    getCache: async (key: string) => cache.get(key),
    setCache: async (key: string, value: unknown) =>
      Boolean(cache.set(key, value)),
    deleteCache: async (key: string) => cache.delete(key),
    useModel: async () => modelResponse,
  };
  return mock as unknown as IAgentRuntime;
}

const createXml = (amount: string, token: string, to: string) =>
  `<response>\n<amount>${amount}</amount>\n<token>${token}</token>\n<toAddress>${to}</toAddress>\n</response>`;

function findAction(name: string): Action {
  const match = plugin.actions?.find((candidate) => candidate.name === name);
  if (!match) throw new Error(`The plugin has no action ${name}.`);
  return match;
}

/** Sends a message to an action and returns the agent's reply. */
async function sendToAction(
  name: string,
  text: string,
  entityId = 'user',
): Promise<string> {
  const message = {
    content: {text},
    roomId: 'room',
    entityId,
  } as unknown as Memory;
  const replies: string[] = [];
  await findAction(name).handler(
    runtime,
    message,
    STATE,
    {},
    async (content) => {
      replies.push(content.text ?? '');
      return [];
    },
  );
  return replies.join('\n');
}

const requestTransfer = (text: string) => sendToAction('LINEA_TRANSFER', text);
const confirmTransfer = (text: string, entityId?: string) =>
  sendToAction('LINEA_CONFIRM_TRANSFER', text, entityId);

beforeAll(async () => {
  project = assemble('aiagent-quickstart');
  chain = await startChain(background);
  ({lineaPlugin: plugin} = (await import(
    path.join(project.folder, 'src/linea/plugin.ts')
  )) as {lineaPlugin: Plugin});
}, TEST_TIMEOUT_MS);

beforeEach(() => {
  runtime = createRuntime({
    LINEA_PRIVATE_KEY: KEYS[0],
    LINEA_RPC_URL: chain.url,
    LINEA_MAX_TRANSFER_ETH: '0.01',
  });
});

afterAll(() => background.stop());

test(
  'the provider reports the wallet’s address and balance, and the transfer limit',
  async () => {
    const [provider] = plugin.providers ?? [];
    const {text} = (await provider?.get(runtime, {} as Memory, STATE)) ?? {};
    expect(text).toBe(
      `Own wallet on Linea Sepolia: ${chain.getWallet(0).account.address}. Balance: 10000 ETH. Limit of one transfer: 0.01 ETH.`,
    );
    expect(
      (await provider?.get(createRuntime({}), {} as Memory, STATE))?.text,
    ).toContain('The agent has no wallet');
  },
  TEST_TIMEOUT_MS,
);

test(
  'a transfer is sent once, after confirmation, and the agent’s replies match the page',
  async () => {
    const initialBalance = await chain.publicClient.getBalance({
      address: RECEIVER,
    });
    modelResponse = createXml('0.0001', 'ETH', RECEIVER);
    const question = await requestTransfer(`Send 0.0001 ETH to ${RECEIVER}`);
    expect(project.outputs.join('\n')).toContain(`Linus: ${question}`);
    expect(await chain.publicClient.getBalance({address: RECEIVER})).toBe(
      initialBalance,
    );

    expect(await confirmTransfer('yes', 'somebody else')).toBe(
      'There is no transfer to confirm.',
    );
    expect(await confirmTransfer('I would rather not say yes')).toBe(
      'There is no transfer to confirm.',
    );
    const [sent, second] = await Promise.all([
      confirmTransfer('yes'),
      confirmTransfer('yes'),
    ]);
    expect(second).toBe('I am already sending this transfer.');
    expect(sent).toMatch(
      /^Sent 0\.0001 ETH in block \d+: https:\/\/sepolia\.lineascan\.build\/tx\/0x[0-9a-f]{64}$/,
    );
    expect(
      formatEther(
        (await chain.publicClient.getBalance({address: RECEIVER})) -
          initialBalance,
      ),
    ).toBe('0.0001');
    expect(await confirmTransfer('yes')).toBe(
      'There is no transfer to confirm.',
    );
  },
  TEST_TIMEOUT_MS,
);

test.each([
  [
    '1',
    'ETH',
    RECEIVER,
    `Send 1 ETH to ${RECEIVER}`,
    'One transfer is limited to 0.01 ETH.',
  ],
  [
    '0',
    'ETH',
    RECEIVER,
    `Send 0 ETH to ${RECEIVER}`,
    'The amount must be more than 0.',
  ],
  [
    '5',
    'USDC',
    RECEIVER,
    `Send 5 USDC to ${RECEIVER}`,
    'I can send ETH only, not USDC.',
  ],
  [
    '0.0001',
    'ETH',
    'null',
    'Send 0.0001 ETH to my friend',
    'Give me the full address of the receiver: 0x followed by 40 hexadecimal digits.',
  ],
  [
    '0.0001',
    'ETH',
    RECEIVER,
    'Send 0.0001 ETH to my friend',
    'Give me the full address of the receiver: 0x followed by 40 hexadecimal digits.',
  ],
  [
    '0.005',
    'ETH',
    RECEIVER,
    `Send some ETH to ${RECEIVER}`,
    'Give me the amount of ETH in digits, for example 0.001.',
  ],
])(
  'the agent rejects amount %s, token %s and receiver %s from the model for the message "%s"',
  async (amount, token, to, text, reply) => {
    modelResponse = createXml(amount, token, to);
    expect(await requestTransfer(text)).toBe(reply);
    expect(await confirmTransfer('yes')).toBe(
      'There is no transfer to confirm.',
    );
  },
  TEST_TIMEOUT_MS,
);

test(
  'the agent asks a question if the model response is not XML',
  async () => {
    modelResponse = 'I am not sure.';
    expect(await requestTransfer(`Send 0.0001 ETH to ${RECEIVER}`)).toMatch(
      /^(I can send ETH only|Give me)/,
    );
  },
  TEST_TIMEOUT_MS,
);

test(
  'the agent reports insufficient ETH',
  async () => {
    runtime = createRuntime({
      LINEA_PRIVATE_KEY: `0x${'11'.repeat(32)}`,
      LINEA_RPC_URL: chain.url,
    });
    modelResponse = createXml('0.001', 'ETH', RECEIVER);
    expect(await requestTransfer(`Send 0.001 ETH to ${RECEIVER}`)).toBe(
      'My balance is 0 ETH, too little for amount and fee.',
    );
  },
  TEST_TIMEOUT_MS,
);

test('the transfer action is unavailable without a valid private key', async () => {
  expect(
    await findAction('LINEA_TRANSFER').validate(
      createRuntime({LINEA_PRIVATE_KEY: '0x12'}),
      {} as Memory,
    ),
  ).toBe(false);
});

test(
  'the wallet script creates a key and prints only its address',
  () => {
    const output = runTool(project.folder, 'node', [
      '--experimental-strip-types',
      '--no-warnings',
      'scripts/newWallet.ts',
    ]);
    expect(output).toMatch(/^Address of the agent: 0x[0-9a-fA-F]{40}\n$/);
  },
  TEST_TIMEOUT_MS,
);
