import {expect, it} from 'vitest';
import {account, decode, entries, hash, getValues} from './support';

type Field = (typeof entries)[number]['inputs'][number];

const isSimple = ({type}: Field): boolean =>
  /^(?:u?int\d*|address|bool|string|bytes\d*)$/.test(type);

/** Formats an argument as tools print it. The values of strings and bytes are deliberately ambiguous. */
function formatArgument({type}: Field): string {
  if (type === 'address') return account;
  if (type === 'bool') return 'true';
  if (type === 'string') return 'not allowed';
  if (type === 'bytes')
    return '0xc0a71b580000000000000000000000000000000000000000000000000000000000000003';
  if (type.startsWith('bytes'))
    return hash.slice(0, 2 + 2 * Number(type.slice(5)));
  return '7';
}

const quote = (type: string, value: string): string =>
  /^u?int|^bool/.test(type) ? value : `"${value}"`;

/** How each tool prints an error's name and values. */
const formats: Readonly<
  Record<string, (name: string, fields: readonly Field[]) => string>
> = {
  'forge, failed test': (name, fields) =>
    `[FAIL: ${name}(${fields.map(formatArgument).join(', ')})] test_run() (gas: 81234)`,
  'forge, trace': (name, fields) =>
    `    └─ ← [Revert] ${name}(${fields.map(formatArgument).join(', ')})`,
  cast: (name, fields) =>
    `Error: execution reverted: ${name}(${fields.map(formatArgument).join(', ')})`,
  Hardhat: (name, fields) =>
    `Error: VM Exception while processing transaction: reverted with custom error '${name}(${fields.map((field) => quote(field.type, formatArgument(field))).join(', ')})'`,
  Ignition: (name, fields) =>
    `Simulating the transaction failed with error: Reverted with custom error ${name}(${fields.map((field) => quote(field.type, formatArgument(field))).join(', ')})`,
  viem: (name, fields) =>
    `The contract function "run" reverted.\n\nError: ${name}(${fields.map(({type, name: field}) => `${type} ${field}`).join(', ')})\n       (${fields.map(formatArgument).join(', ')})\n\nContract Call:\n  address: ${account}`,
  Remix: (name, fields) =>
    `Error provided by the contract:\n${name}\nParameters:\n${JSON.stringify(Object.fromEntries(fields.map((field, index) => [field.name || index, {value: formatArgument(field)}])), null, 1)}\nIf the transaction failed`,
};

const errors = entries.filter(
  ({kind, inputs}) => kind === 'error' && inputs.every(isSimple),
);

const names = errors.map(({name}) => name);
const isUnique = (name: string): boolean =>
  names.indexOf(name) === names.lastIndexOf(name);

it.each(Object.entries(formats))(
  'every recorded error is parsed from %s output with its values, and comes first unless others have its name',
  (_tool, format) => {
    expect(errors.length).toBeGreaterThan(400);
    for (const {name, hex, inputs} of errors) {
      const text = format(name, inputs);
      const matches = decode(text).map(({decoded}) =>
        decoded.status === 'decoded' ? decoded.matches : [],
      );
      // Errors with the same name also match, because the text does not say which one is meant.
      const match = isUnique(name)
        ? matches[0]?.[0]
        : matches.flat().find((candidate) => candidate.hex === hex);
      expect(
        match && [match.hex, match.name, getValues(match.args)],
        text,
      ).toEqual([hex, name, inputs.map(formatArgument)]);
    }
  },
);
