import {expect, it} from 'vitest';
import type {
  MemberFacts,
  PageFacts,
} from '../../../src/features/contracts/facts/pageFacts';
import {printMember} from '../../../src/features/contracts/pages/printMember';
import type {Descriptions} from '../../../src/features/contracts/pages/prose';
import {print as printNodes} from './render';

const page = {name: 'Bridge', route: '/bridge'} as PageFacts;
const address = '0x508Ca82Df566dCD1B0DE8296e70a96332cD644ec';
const selector = '0x12345678';

/** Prints a member as Markdown, without its declaration. */
function print(
  facts: Partial<MemberFacts>,
  descriptions?: Descriptions,
): string {
  const member: MemberFacts = {
    id: 'run',
    kind: 'function',
    name: 'run',
    heading: 'run',
    solidity: 'function run()',
    ...facts,
  };
  return printNodes(printMember(page, member, [], descriptions)).replace(
    /<pre .*?Solidity.*\/>/,
    'DECLARATION',
  );
}

it('the filter finds a member by its selector, role, pause types and users', () => {
  expect(
    print({
      selector,
      callers: {role: {name: 'RUNNER_ROLE'}},
      pauses: ['GENERAL'],
      usedBy: [{name: 'start'}],
    }),
  ).toContain('"run 0x12345678 RUNNER_ROLE GENERAL start"');
});

it('only the first mention of a name is highlighted as the name', () => {
  const {attributes} = printMember(
    page,
    {...({} as MemberFacts), heading: 'a', name: 'a', solidity: 'error a(b a)'},
    [],
  )[1] as {attributes?: {value?: {value?: string}}[]};
  expect(attributes?.at(-1)?.value?.value).toContain(
    '>error</span> <span class=\\"token function\\">a</span>(b a)"',
  );
});

const error = {name: 'Paused', href: '/bridge#paused', selector} as const;

it.each<[Partial<MemberFacts>, string]>([
  [
    {callers: {role: {name: 'R', href: '/bridge#r'}, text: 'or none'}},
    '**Callers:** accounts with the role [`R`](#r), or none\n\n{{"hName":"p","className":"docs-callers"}}',
  ],
  [{callers: {text: 'only once'}}, '**Callers:** only once'],
  [
    {kind: 'enum', values: ['ON', 'OFF']},
    '**Values:**\n  - `ON` 0: The light is on.\n  - `OFF` 1\n',
  ],
  [
    {kind: 'struct', parameters: [{name: 'a', type: 'bool'}]},
    '**Fields:**\n  - `a` `bool`\n',
  ],
  [
    {kind: 'error', parameters: [{name: 'a', type: 'bool'}]},
    '**Arguments:**\n  - `a` `bool`\n',
  ],
  [{returns: [{name: '', type: 'bool'}]}, '**Returns:**\n  - `bool`\n'],
  [
    {
      errors: [
        {...error, when: [{if: 'a'}, {unless: 'b'}]},
        {name: 'Gone', when: [{modifier: {name: 'm', href: '/m'}}]},
        {name: 'too late', isString: true, when: []},
        {name: 'Never', when: []},
      ],
    },
    '**Errors:**\n  - [`Paused`](#paused) `0x12345678`: if `a`; unless `b`\n  - `Gone`: modifier [`m`](/m)\n  - “too late”: check in OpenZeppelin’s code\n  - `Never`\n',
  ],
  [
    {
      propagates: [
        {
          target: {name: 'L1.send', href: '/l1#send'},
          condition: 'if `a`',
          errors: [error, {name: 'late', isString: true}],
        },
        {target: {name: 'the receiver'}, condition: 'always', errors: []},
      ],
    },
    '**Also propagates errors from:**\n  - [`L1.send`](/l1#send) if \\`a\\`: [`Paused`](#paused) `0x12345678`, “late”\n  - the receiver always\n',
  ],
  [
    {events: [{name: 'Sent', href: '/bridge'}, {name: 'Run'}]},
    '**Emits:** `Sent`, `Run`\n',
  ],
  [
    {pauses: ['GENERAL', 'L1_L2']},
    '**Unavailable while paused:** `GENERAL` or `L1_L2`\n',
  ],
  [
    {kind: 'constant', usedBy: [{name: 'f'}], value: selector},
    '**Needed for:** `f`\n- **Value:** `0x12345678`\n',
  ],
  [
    {
      since: {release: '8.0', isUnconfirmed: true},
      versions: [
        {
          releases: ['6.0', '7.1'],
          name: 'go',
          signatures: ['go()'],
          selectors: [selector],
        },
        {releases: ['6.0'], fields: 2},
      ],
    },
    '**Versions:** new in 8.0, which the deployed contract may not have yet; in 6.0 and 7.1 named `go`, with the signature `go()`, `0x12345678`; in 6.0 with 2 fields\n',
  ],
  [
    {
      declaredIn: 'Base',
      interfaces: [{name: 'IBridge', href: '/ibridge'}],
      overrides: ['Old'],
      source: {url: 'https://x.test', difference: 'one word differs'},
    },
    '**Declared in:** `Base` (interface [`IBridge`](/ibridge), overrides `Old`) · [Source](https://x.test){{"ariaLabel":"Source of run"}} (one word differs at the linked commit)\n',
  ],
  [
    {source: {url: 'https://x.test', isFileOnly: true}},
    '**Declared in:** `Bridge` · [Source file](https://x.test){{"ariaLabel":"Source file of Bridge, without run"}} (the linked commit does not contain it)\n',
  ],
])('%j is printed as a line', (facts, text) => {
  expect(
    print(
      facts,
      new Map([['ON', [{type: 'text', value: 'The light is on.'}]]]),
    ),
  ).toContain(text);
});

it('the calls of an initializer are encoded for another transaction', () => {
  const item = {
    type: 'function',
    name: 'run',
    inputs: [],
    outputs: [],
    stateMutability: 'nonpayable',
  } as const;
  expect(
    print({call: {address, network: 'linea', item, isInitializer: true}}),
  ).toContain('<Calls summary="Encode the call in code" name="run"');
});
