import type {Hex} from 'viem';
import {describe, expect, it} from 'vitest';
import {parseCustomAbi} from '../../../src/features/decoder/customAbi';
import {decode, encodeMulticall, decodeSingle} from './support';

/** A second or two on an idle machine, up to ten on a busy one. */
const timeLimit = 30_000;

/** Repeats a string to about 100,000 characters. Code that takes more than linear time makes the test time out. */
const repeatText = (unit: string): string =>
  unit.repeat(Math.ceil(100_000 / unit.length));

/** Joins distinct texts to about 100,000 characters. */
const joinNumbered = (createText: (number: number) => string): string =>
  Array.from(
    {length: Math.ceil(100_000 / createText(1000).length)},
    (_, number) => createText(number),
  ).join('\n');

describe('long text is decoded in reasonable time', () => {
  it.each([
    ['spaces', `x${repeatText(' ')}x`],
    ['tabs after data', `data: 0x12345678${repeatText('\t')}x`],
    ['spaces after a name', `data ${repeatText(' ')}x y {0x12345678`],
    ['failures on one line', repeatText('← [Revert] x')],
    ['quoted failures', repeatText("reverted with reason string 'x ")],
    ['failed tests on one line', repeatText('[FAIL: x] ')],
    ['unterminated reasons', repeatText('execution reverted: "')],
    ['unclosed brackets', `${repeatText('{')}0x12345678`],
    ['unclosed brackets around bytes', repeatText('0x12345678 {')],
    ['unmatched closing brackets', repeatText('{') + repeatText(')')],
    ['class names', repeatText('Bytes')],
    ['errors by name', repeatText('IsPaused(1)')],
    ['trace lines without a reason', `← [Revert] ${repeatText('│ ')}x`],
    ['failed tests on separate lines', repeatText('[FAIL: x] test()\n')],
    [
      'wrapped bytes between blank lines',
      `Error: "0x08c379a0${'\n\nab12'.repeat(34)}`,
    ],
    [
      'long wrapped bytes',
      `Error: "0x08c379a0${repeatText('\n\n00112233445566778899')}`,
    ],
    ['blank lines after bytes', `0x08c379a0${repeatText('\n \t')}x`],
    ['bytes on every line', repeatText('0x12345678\n')],
    ['opening quotes', repeatText(" '0x")],
    ['quotes in quotes', repeatText('"\'`')],
    ['names', repeatText('a: ')],
    ['words', repeatText('ab ')],
    ['calls in calls', repeatText('Abc(')],
    [
      'a log that does not end',
      `Topics\n0 0x${'ab'.repeat(32)}\n${repeatText('1 x\n')}`,
    ],
    ['backslashes', `reverted with ${repeatText('\\')}`],
  ])(
    '%s',
    (_, text) => {
      expect(decode(text).length).toBeGreaterThan(0);
    },
    timeLimit,
  );

  it('even if it contains 200 failures', () => {
    const text = Array.from(
      {length: 200},
      (_, number) => `← [Revert] reason ${number}    └─ `,
    ).join('');
    expect(
      decode(text)
        .slice(0, 2)
        .map(({label}) => label),
    ).toEqual(['Error “reason 199”', 'Error “reason 198”']);
  });
});

describe('a long custom ABI is parsed or rejected in reasonable time', () => {
  it.each([
    ['unclosed comments', repeatText('/* x '), 'no error, event or function'],
    ['unclosed errors', repeatText('error A('), 'no error, event or function'],
    [
      'unclosed functions',
      repeatText('function f('),
      'no error, event or function',
    ],
    ['nested errors', `${repeatText('error A(')}${repeatText(')')}`, undefined],
    [
      'unclosed structs',
      repeatText('struct a{'),
      'no error, event or function',
    ],
    ['spaces after a bracket', `name: ]${repeatText(' ')}x`, 'incomplete'],
    [
      'nested brackets',
      `error A(${repeatText('(')}${repeatText(')')})`,
      'too long',
    ],
    [
      'a signature with nested brackets',
      `A(${repeatText('(')}${repeatText(')')})`,
      'too long',
    ],
    [
      'nested tuples',
      `error A(${repeatText('tuple(')}${repeatText(')')})`,
      'too long',
    ],
    [
      'JSON tuples',
      `[{"type":"error","name":"A","inputs":${'[{"type":"tuple","components":'.repeat(3000)}[]${'}]'.repeat(3000)}}]`,
      'too long',
    ],
    ['nested array types', `error A(uint256${repeatText('[]')} a)`, 'too long'],
    [
      'nested arrays in JSON',
      `${repeatText('[')}${repeatText(']')}`,
      'no error, event or function',
    ],
    [
      'nested ABIs',
      `${'{"abi":'.repeat(20_000)}[]${'}'.repeat(20_000)}`,
      'no error, event or function',
    ],
    [
      'nested structs',
      `struct S0 { uint a; } ${joinNumbered((number) => `struct S${number + 1} { S${number} a; }`)} error A(S2000 a);`,
      'nested too deeply',
    ],
    [
      'exponentially growing structs',
      `struct S0 { uint a; } ${Array.from({length: 30}, (_, number) => `struct S${number + 1} { S${number} a; S${number} b; }`).join('')} error A(S30 a);`,
      'too long',
    ],
    [
      'a long struct in many errors',
      `struct S { ${'uint a; '.repeat(2000)} } ${joinNumbered((number) => `error A${number}(S a);`)}`,
      'too long',
    ],
    [
      'many distinct errors',
      joinNumbered((number) => `error A${number}(uint256 a);`),
      undefined,
    ],
    [
      'functions without a semicolon',
      joinNumbered((number) => `function f${number}()`),
      undefined,
    ],
  ])(
    '%s',
    (_, text, problem) => {
      const parsedAbi = parseCustomAbi(text);
      if (problem === undefined) expect(parsedAbi).toHaveProperty('members');
      else expect(parsedAbi.problem).toContain(problem);
    },
    timeLimit,
  );
});

const nestCalls = (levels: number): Hex =>
  Array.from({length: levels}).reduce<Hex>(
    (call) => encodeMulticall(call),
    '0x8da5cb5b',
  );

it('a hundred nested calls are decoded', () => {
  let inner = decodeSingle(nestCalls(100)).args?.[0]?.children?.[0]?.inner;
  let depth = 0;
  for (; inner; depth += 1) inner = inner.args[0]?.children?.[0]?.inner;
  expect(depth).toBe(100);
});

it('1,500 nested calls are decoded until the budget is used up, and the result is marked as partial', () => {
  expect(decode(nestCalls(1500))[0]).toMatchObject({
    isPartial: true,
    label: 'Call to multicall',
  });
});
