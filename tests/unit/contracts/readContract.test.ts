import {
  type AbiFunction,
  encodeFunctionData,
  parseAbiItem,
  toFunctionSelector,
} from 'viem';
import {describe, expect, it} from 'vitest';
import {
  parseInput,
  describeType,
} from '../../../src/features/contracts/browser/ReadContract/inputs';
import {contractKeys} from '../../../src/features/contracts/model/contracts';
import {getMembers} from '../../../src/features/contracts/model/members';
import {findCallTarget} from '../../../src/features/contracts/model/callTargets';
import {
  getReadFormData,
  isReadFunction,
} from '../../../src/features/contracts/samples/codeSamples';
import {expectEach} from './expectEach';

const readForms = contractKeys.flatMap((key) =>
  getMembers(key).flatMap((member) => {
    const target = findCallTarget(key, member);
    return target && isReadFunction(target.item)
      ? [{key, name: member.name, hex: member.hex, ...getReadFormData(target)}]
      : [];
  }),
);

const getName = ({key, name}: (typeof readForms)[number]): string =>
  `${key}.${name}`;

describe('callable functions on a page', () => {
  it('are only the read functions', () => {
    const names = readForms.map(getName);
    expect(names.length).toBeGreaterThan(40);
    expect(names).toEqual(
      expect.arrayContaining([
        'pausemanager.isPaused',
        'tokenbridge.nativeToBridgedToken',
      ]),
    );
    expect(names).not.toContain('tokenbridge.bridgeToken');
  });

  it('have valid initial arguments', () =>
    expectEach(readForms, getName, (form) => {
      const {declaration = '', initialValues = '', hex} = form;
      const values = JSON.parse(initialValues) as readonly string[];
      const item = parseAbiItem(declaration) as AbiFunction;
      expect(toFunctionSelector(item)).toBe(hex);
      const args = item.inputs.map((input, index) => {
        const result = parseInput(input, values[index] ?? '');
        expect(result).toMatchObject({ok: true});
        return result.ok && result.value;
      });
      expect(encodeFunctionData({abi: [item], args}).slice(0, 10)).toBe(hex);
    }));
});

describe('an argument', () => {
  const usdc = '0x176211869cA2b568f2A7D4EE941E073a821EE1ff';
  it.each([
    ['uint8', '255', 255n],
    ['uint8', ' 0xff ', 255n],
    ['int8', '-128', -128n],
    ['uint256', String(2n ** 256n - 1n), 2n ** 256n - 1n],
    ['bool', 'false', false],
    ['string', ' as it is ', ' as it is '],
    ['bytes', '0x', '0x'],
    ['bytes4', '0x01020304', '0x01020304'],
    ['address', usdc, usdc],
    ['address', usdc.toLowerCase(), usdc.toLowerCase()],
    ['uint256[]', '[1, "2", "0x3"]', [1n, 2n, 3n]],
    ['address[2][]', `[["${usdc}", "${usdc}"]]`, [[usdc, usdc]]],
  ])('of type %s is parsed from %j', (type, text, value) => {
    expect(parseInput({type}, text)).toEqual({ok: true, value});
  });

  it.each([
    ['uint8', '256'],
    ['uint8', '-1'],
    ['uint8', '1.5'],
    ['uint8', '1e2'],
    ['uint8', ''],
    ['int8', '128'],
    ['int8', '-129'],
    ['bool', 'yes'],
    ['bytes', '0x123'],
    ['bytes', 'abcd'],
    ['bytes4', '0x010203'],
    ['address', '0x12'],
    ['address', `${usdc}00`],
    ['uint256[]', '1,2'],
    ['uint256[]', '{"a":1}'],
  ])(
    'of type %s is rejected with a description of valid values: %j',
    (type, text) => {
      expect(parseInput({type}, text)).toEqual({
        ok: false,
        problem: `Enter ${describeType(type)}.`,
      });
    },
  );

  const struct = {
    type: 'tuple',
    components: [
      {name: 'a', type: 'uint8'},
      {name: 'b', type: 'bool'},
    ],
  };

  it('that is a struct is parsed from its fields', () => {
    expect(parseInput(struct, '{"a": 1, "b": true}')).toEqual({
      ok: true,
      value: {a: 1n, b: true},
    });
  });

  it.each([
    [{type: 'address'}, usdc.replace('cA', 'Ca'), /checksum/],
    [{type: 'uint8[2]'}, '[1]', /^Enter 2 elements\.$/],
    [{type: 'uint256[]'}, '[1, "x"]', /^Element 2: Enter a whole number/],
    // Parsed JSON numbers above 2^53 lose precision.
    [{type: 'uint256[]'}, '[9007199254740993]', /./],
    [struct, '{"a": 1}', /^b: This value is missing\.$/],
    [struct, '[]', /./],
  ])(
    'for %j is rejected with an explanation: %j',
    (parameter, text, problem) => {
      expect(parseInput(parameter, text)).toMatchObject({
        ok: false,
        problem: expect.stringMatching(problem),
      });
    },
  );
});
