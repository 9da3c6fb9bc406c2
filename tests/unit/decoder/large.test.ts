import type {Hex} from 'viem';
import {describe, expect, it} from 'vitest';
import {parseCustomAbi} from '../../../src/features/contracts/decoder/customAbi';
import {decode, multicall, only} from './support';

/** A text of about 100,000 characters. Code with more than linear running time makes the test time out. */
const many = (unit: string): string => unit.repeat(Math.ceil(100_000 / unit.length));

/** Concatenated distinct texts of the same total length. */
const numbered = (text: (number: number) => string): string => Array.from({length: Math.ceil(100_000 / text(1000).length)}, (_, number) => text(number)).join('\n');

describe('a long text is decoded in reasonable time', () => {
  it.each([
    ['spaces', `x${many(' ')}x`],
    ['tabs after data', `data: 0x12345678${many('\t')}x`],
    ['spaces after a name', `data ${many(' ')}x y {0x12345678`],
    ['failures on one line', many('← [Revert] x')],
    ['quoted failures', many("reverted with reason string 'x ")],
    ['failed tests on one line', many('[FAIL: x] ')],
    ['unterminated reasons', many('execution reverted: "')],
    ['unclosed brackets', `${many('{')}0x12345678`],
    ['unclosed brackets around bytes', many('0x12345678 {')],
    ['unmatched closing brackets', many('{') + many(')')],
    ['class names', many('Bytes')],
    ['errors by name', many('IsPaused(1)')],
    ['trace lines without a reason', `← [Revert] ${many('│ ')}x`],
    ['failed tests on separate lines', many('[FAIL: x] test()\n')],
    ['backslashes', `reverted with ${many('\\')}`],
  ])('%s', (_, text) => {
    expect(decode(text).length).toBeGreaterThan(0);
  }, 10_000);

  it('including every failure', () => {
    const text = Array.from({length: 200}, (_, number) => `← [Revert] reason ${number}    └─ `).join('');
    expect(decode(text).slice(0, 2).map(({label}) => label)).toEqual(['Error “reason 199”', 'Error “reason 198”']);
  });
});

describe('a long custom ABI is parsed or rejected in reasonable time', () => {
  it.each([
    ['unclosed comments', many('/* x '), 'no error, event or function'],
    ['unclosed errors', many('error A('), 'no error, event or function'],
    ['unclosed functions', many('function f('), 'no error, event or function'],
    ['nested errors', `${many('error A(')}${many(')')}`, undefined],
    ['unclosed structs', many('struct a{'), 'no error, event or function'],
    ['spaces after a bracket', `name: ]${many(' ')}x`, 'incomplete'],
    ['nested brackets', `error A(${many('(')}${many(')')})`, 'too long'],
    ['a signature with nested brackets', `A(${many('(')}${many(')')})`, 'too long'],
    ['nested tuples', `error A(${many('tuple(')}${many(')')})`, 'too long'],
    ['JSON tuples', `[{"type":"error","name":"A","inputs":${'[{"type":"tuple","components":'.repeat(3000)}[]${'}]'.repeat(3000)}}]`, 'too long'],
    ['nested array types', `error A(uint256${many('[]')} a)`, 'too long'],
    ['nested arrays in JSON', `${many('[')}${many(']')}`, 'no error, event or function'],
    ['nested ABIs', `${'{"abi":'.repeat(20_000)}[]${'}'.repeat(20_000)}`, 'no error, event or function'],
    ['nested structs', `struct S0 { uint a; } ${numbered((number) => `struct S${number + 1} { S${number} a; }`)} error A(S2000 a);`, 'nested too deeply'],
    ['exponentially growing structs', `struct S0 { uint a; } ${Array.from({length: 30}, (_, number) => `struct S${number + 1} { S${number} a; S${number} b; }`).join('')} error A(S30 a);`, 'too long'],
    ['a long struct in many errors', `struct S { ${'uint a; '.repeat(2000)} } ${numbered((number) => `error A${number}(S a);`)}`, 'too long'],
    ['many distinct errors', numbered((number) => `error A${number}(uint256 a);`), undefined],
    ['functions without a semicolon', numbered((number) => `function f${number}()`), undefined],
  ])('%s', (_, text, problem) => {
    const read = parseCustomAbi(text);
    if (problem === undefined) expect(read).toHaveProperty('members');
    else expect(read.problem).toContain(problem);
  }, 10_000);
});

const nestCalls = (levels: number): Hex => Array.from({length: levels}).reduce<Hex>((call) => multicall(call), '0x8da5cb5b');

it('a hundred nested calls are decoded', () => {
  let inner = only(nestCalls(100)).args?.[0]?.children?.[0]?.inner;
  let depth = 0;
  for (; inner; depth += 1) inner = inner.args[0]?.children?.[0]?.inner;
  expect(depth).toBe(100);
});

it('more nested calls are decoded until the budget is used up, with a notice', () => {
  expect(decode(nestCalls(1500))[0]).toMatchObject({isPartial: true, label: 'Call to multicall'});
});
