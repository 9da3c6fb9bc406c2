import {EventFragment, Interface} from 'ethers';
import {readFileSync} from 'node:fs';
import {
  toEventSelector,
  toFunctionSelector,
  type Abi,
  type AbiFunction,
} from 'viem';
import {expect, test} from 'vitest';
import {
  encodeErrorSignature,
  encodeEventSignature,
  encodeFunctionSignature,
} from 'web3-eth-abi';
import {findFiles} from '../../scripts/pages';

type Member = Extract<Abi[number], {type: 'function' | 'event' | 'error'}>;

const files = findFiles('build/abi', /\.json$/);

/** How each library reads the selectors and topics of an ABI. */
const clients = {
  viem: (members: readonly Member[]) =>
    members.map((member) =>
      member.type === 'event'
        ? toEventSelector(member)
        : toFunctionSelector({...member, type: 'function'} as AbiFunction),
    ),
  ethers: (members: readonly Member[]) =>
    new Interface(JSON.stringify(members)).fragments.map((fragment) =>
      fragment instanceof EventFragment
        ? fragment.topicHash
        : (fragment as unknown as {readonly selector: string}).selector,
    ),
  'web3.js': (members: readonly Member[]) =>
    members.map((member) => {
      if (member.type === 'event')
        return encodeEventSignature(
          member as Parameters<typeof encodeEventSignature>[0],
        );
      return member.type === 'error'
        ? encodeErrorSignature(
            member as Parameters<typeof encodeErrorSignature>[0],
          ).slice(0, 10)
        : encodeFunctionSignature(
            member as Parameters<typeof encodeFunctionSignature>[0],
          );
    }),
};

test('viem, ethers and web3.js load every ABI file, and agree on each selector and topic', () => {
  expect(files.length).toBeGreaterThan(10);
  for (const file of files) {
    const abi = JSON.parse(readFileSync(file, 'utf8')) as Abi;
    const members = abi.filter(
      (item): item is Member =>
        item.type === 'function' ||
        item.type === 'event' ||
        item.type === 'error',
    );
    const expected = clients.viem(members).sort();
    expect(expected.length, file).toBeGreaterThan(0);
    for (const [name, read] of Object.entries(clients))
      expect([...read(members)].sort(), `${file} in ${name}`).toEqual(expected);
  }
});
