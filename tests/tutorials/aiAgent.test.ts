import path from 'node:path';
import {formatEther} from 'viem';
import type {Action, IAgentRuntime, Memory, Plugin, State} from '@elizaos/core';
import {afterAll, beforeAll, beforeEach, expect, test} from 'vitest';
import {KEYS, startChain, type Chain} from './chain';
import {assemble, Background, PATIENCE, runTool, type Project} from './project';

const RECEIVER = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8';
const STATE: State = {values: {}, data: {}, text: ''};

const background = new Background();
let project: Project;
let chain: Chain;
let plugin: Plugin;
/** The next answer of the mock language model. */
let modelAnswer: string;
let runtime: IAgentRuntime;

/** The part of the ElizaOS runtime that the plugin calls. The model is a mock; the chain is real. */
function createRuntime(settings: Record<string, string>): IAgentRuntime {
  const cache = new Map<string, unknown>();
  const stand = {
    getSetting: (name: string) => settings[name] ?? null,
    getCache: async (key: string) => cache.get(key),
    setCache: async (key: string, value: unknown) => Boolean(cache.set(key, value)),
    deleteCache: async (key: string) => cache.delete(key),
    useModel: async () => modelAnswer,
  };
  return stand as unknown as IAgentRuntime;
}

const xml = (amount: string, token: string, to: string) =>
  `<response>\n<amount>${amount}</amount>\n<token>${token}</token>\n<toAddress>${to}</toAddress>\n</response>`;

function action(name: string): Action {
  const found = plugin.actions?.find((candidate) => candidate.name === name);
  if (!found) throw new Error(`The plugin has no action ${name}.`);
  return found;
}

/** Sends a message to an action and returns the agent's answer. */
async function say(name: string, text: string, entityId = 'user'): Promise<string> {
  const message = {content: {text}, roomId: 'room', entityId} as unknown as Memory;
  const answers: string[] = [];
  await action(name).handler(runtime, message, STATE, {}, async (content) => {
    answers.push(content.text ?? '');
    return [];
  });
  return answers.join('\n');
}

const request = (text: string) => say('LINEA_TRANSFER', text);
const confirm = (text: string, entityId?: string) => say('LINEA_CONFIRM_TRANSFER', text, entityId);

beforeAll(async () => {
  project = assemble('aiagent-quickstart');
  chain = await startChain(background);
  ({lineaPlugin: plugin} = (await import(path.join(project.folder, 'src/linea/plugin.ts'))) as {lineaPlugin: Plugin});
}, PATIENCE);

beforeEach(() => {
  runtime = createRuntime({LINEA_PRIVATE_KEY: KEYS[0], LINEA_RPC_URL: chain.url, LINEA_MAX_TRANSFER_ETH: '0.01'});
});

afterAll(() => background.stop());

test('the provider reports the address, balance and limit', async () => {
  const [provider] = plugin.providers ?? [];
  const {text} = (await provider?.get(runtime, {} as Memory, STATE)) ?? {};
  expect(text).toBe(
    `Own wallet on Linea Sepolia: ${chain.walletOf(0).account.address}. Balance: 10000 ETH. Limit of one transfer: 0.01 ETH.`,
  );
  expect((await provider?.get(createRuntime({}), {} as Memory, STATE))?.text).toContain('The agent has no wallet');
}, PATIENCE);

test('a transfer is sent once, after confirmation, with the answers shown on the page', async () => {
  const before = await chain.reader.getBalance({address: RECEIVER});
  modelAnswer = xml('0.0001', 'ETH', RECEIVER);
  const question = await request(`Send 0.0001 ETH to ${RECEIVER}`);
  expect(project.outputs.join('\n')).toContain(`Linus: ${question}`);
  expect(await chain.reader.getBalance({address: RECEIVER})).toBe(before);

  expect(await confirm('yes', 'somebody else')).toBe('There is no transfer to confirm.');
  expect(await confirm('I would rather not say yes')).toBe('There is no transfer to confirm.');
  expect(await confirm('yes')).toMatch(/^Sent 0\.0001 ETH in block \d+: https:\/\/sepolia\.lineascan\.build\/tx\/0x[0-9a-f]{64}$/);
  expect(formatEther((await chain.reader.getBalance({address: RECEIVER})) - before)).toBe('0.0001');
  expect(await confirm('yes')).toBe('There is no transfer to confirm.');
}, PATIENCE);

test.each([
  ['1', 'ETH', RECEIVER, `Send 1 ETH to ${RECEIVER}`, 'One transfer is limited to 0.01 ETH.'],
  ['0', 'ETH', RECEIVER, `Send 0 ETH to ${RECEIVER}`, 'The amount must be more than 0.'],
  ['5', 'USDC', RECEIVER, `Send 5 USDC to ${RECEIVER}`, 'I can send ETH only, not USDC.'],
  ['0.0001', 'ETH', 'null', 'Send 0.0001 ETH to my friend', 'Give me the full address of the receiver: 0x and 40 hexadecimal digits.'],
  ['0.0001', 'ETH', RECEIVER, 'Send 0.0001 ETH to my friend', 'Give me the full address of the receiver: 0x and 40 hexadecimal digits.'],
  ['0.005', 'ETH', RECEIVER, `Send some ETH to ${RECEIVER}`, 'Give me the amount of ETH in digits, for example 0.001.'],
])('handles amount %s, token %s and receiver %s from the model for "%s"', async (amount, token, to, text, answer) => {
  modelAnswer = xml(amount, token, to);
  expect(await request(text)).toBe(answer);
  expect(await confirm('yes')).toBe('There is no transfer to confirm.');
}, PATIENCE);

test('the agent asks a question if the model response is not XML', async () => {
  modelAnswer = 'I am not sure.';
  expect(await request(`Send 0.0001 ETH to ${RECEIVER}`)).toMatch(/^(I can send ETH only|Give me)/);
}, PATIENCE);

test('the agent reports insufficient ETH', async () => {
  runtime = createRuntime({LINEA_PRIVATE_KEY: `0x${'11'.repeat(32)}`, LINEA_RPC_URL: chain.url});
  modelAnswer = xml('0.001', 'ETH', RECEIVER);
  expect(await request(`Send 0.001 ETH to ${RECEIVER}`)).toBe('My balance is 0 ETH, too little for amount and fee.');
}, PATIENCE);

test('the action is unavailable without a private key', async () => {
  expect(await action('LINEA_TRANSFER').validate(createRuntime({LINEA_PRIVATE_KEY: '0x12'}), {} as Memory)).toBe(false);
});

test('the script creates a key and prints only its address', () => {
  const printed = runTool(project.folder, 'node', ['--experimental-strip-types', '--no-warnings', 'scripts/newWallet.ts']);
  expect(printed).toMatch(/^Address of the agent: 0x[0-9a-fA-F]{40}\n$/);
}, PATIENCE);
