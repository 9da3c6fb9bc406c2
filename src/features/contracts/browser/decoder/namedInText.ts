import {encodeAbiParameters, type AbiParameter} from 'viem';
import type {Catalogue, Entry} from './catalogue';

/** Splits `1, "a, b", 0x…` at the commas outside of quotes. */
function valuesIn(list: string): readonly string[] {
  return (list.match(/"[^"]*"|'[^']*'|[^,]+/g) ?? []).map((value) => value.trim()).filter(Boolean);
}

/** A value as tools print it, for example `1000000000000000000 [1e18]` or `account=0x…`. */
function readValue(text: string, type: string): unknown {
  const plain = text.replace(/^\w+\s*[:=]\s*/, '').replace(/\s*\[[^\]]*\]$/, '').replace(/^["']|["']$/g, '').replace(/n$/, '');
  if (/^u?int\d*$/.test(type)) return BigInt(plain);
  return type === 'bool' ? plain === 'true' : plain;
}

/** The revert data of an error with the arguments that a text gives; of the error alone where they do not fit. */
function encode({hex, inputs}: Entry, list: string): string {
  try {
    const values = valuesIn(list).map((value, index) => readValue(value, inputs[index]?.type ?? ''));
    return `${hex}${encodeAbiParameters(inputs as readonly AbiParameter[], values).slice(2)}`;
  } catch {
    return hex;
  }
}

/** The text that a `require` gave, as viem, Hardhat and nodes show it. */
function reasonIn(text: string): string | undefined {
  const shown = /reverted with (?:the following reason:\s*|reason string )(?:'([^'\n]+)'|([^\n]+))/.exec(text) ?? /execution reverted: (?!0x|custom error)(?:"([^"\n]+)"|([^\n"]+))/.exec(text);
  const reason = shown?.[1] ?? shown?.[2];
  return reason?.trim();
}

/**
 * Revert data of errors that a text names without their bytes, as tools do that know the ABI: `IsPaused(3)`,
 * `panic code 0x11`, `Panic due to OVERFLOW(17)`, `execution reverted: not the owner`.
 */
export function dataNamedIn(text: string, catalogue: Catalogue): readonly string[] {
  const [, hexCode, code] = /\bpanic(?:ked)?\b[^\n]{0,80}?(?:\b0x([\da-f]{1,2})\b|\((\d{1,3})\))/i.exec(text) ?? [];
  if (hexCode ?? code) {
    const number = hexCode ? Number.parseInt(hexCode, 16) : Number(code);
    return [`0x4e487b71${encodeAbiParameters([{type: 'uint256'}], [BigInt(number)]).slice(2)}`];
  }
  const found = [...text.matchAll(/\b([A-Z]\w+)\(([^()]*)\)/g)].flatMap(([, name = '', list = '']) =>
    catalogue.named(name).filter(({kind}) => kind === 'error').map((entry) => ({entry, data: encode(entry, list)})),
  );
  const complete = found.filter(({entry, data}) => !entry.inputs.length || data.length > entry.hex.length);
  const reason = found.length ? undefined : reasonIn(text);
  if (reason) return [`0x08c379a0${encodeAbiParameters([{type: 'string'}], [reason]).slice(2)}`];
  return [...new Set((complete.length ? complete : found).map(({data}) => data))];
}
