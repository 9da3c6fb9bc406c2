import {isRecord} from '@site/src/lib/text';

/** Formats an error whose arguments Remix lists as `{"name": {"value": "3"}}`. */
function formatRemixError(name: string, parameters: string): string {
  try {
    const values = Object.values(JSON.parse(parameters) as object).map(
      (parameter: unknown) =>
        JSON.stringify(isRecord(parameter) ? String(parameter.value) : ''),
    );
    return `reverted with custom error '${name}(${values.join(', ')})'`;
  } catch {
    return `reverted with custom error '${name}'`;
  }
}

type Rewrite = readonly [
  pattern: RegExp,
  replacement: string | ((match: string, ...groups: string[]) => string),
];

/** Replacements that convert the formats of individual tools to common formats. */
const rewrites: readonly Rewrite[] = [
  // Test matchers print the expected error before the actual error.
  [
    /expected transaction (?:not )?to be reverted\b[^\n]*?, but it (?=reverted\b)/gi,
    '',
  ],
  [/Error != expected error: (.+?) != [^\]\n]*(?=\])/g, '$1'],
  // Remix
  [
    /Error provided by the contract:\s*\n(\w+)[^\n]*\nParameters:\s*\n(\{\}|\{\n[^]*?\n\})/g,
    (_, name = '', parameters = '') => formatRemixError(name, parameters),
  ],
  [
    /Reason provided by the contract: "(.*)"/g,
    "reverted with reason string '$1'",
  ],
  // Hardhat Ignition
  [
    /Reverted with custom error (\w+\(.*\))/g,
    "reverted with custom error '$1'",
  ],
  [/Reverted with reason "(.*)"/g, "reverted with reason string '$1'"],
  // Etherscan: `IsPaused (uint8 pauseType)`
  [/(Custom Error '\w+) (?=\()/g, '$1'],
  // thirdweb
  [/^Error - (?:Error: )?(.+)(?=\s+contract: 0x)/gm, 'execution reverted: $1'],
  // Tenderly
  [/\bError Message: (.+)(?=\s+in \w+\.sol\b)/g, 'execution reverted: $1'],
  [/\bCustom Error: (\w+)/g, "reverted with custom error '$1'"],
  // Blockscout omits 0x.
  [
    /((?:Revert reason|\bRaw:)\s*)(?=[\da-f]{8}(?:[\da-f]{64})*(?!\w))/gi,
    '$10x',
  ],
  // Geth also omits 0x, in trace results.
  [/("returnValue":\s*")(?=[\da-f]{8}(?:[\da-f]{64})*")/g, '$10x'],
  // Consoles wrap long strings.
  [
    /(["'`]0x[\da-f]*)((?:\s*\n\s*[\da-f]+)+)(?=["'`])/gi,
    (_, start = '', rest = '') => start + rest.replace(/\s/g, ''),
  ],
  // Go memory addresses
  [/(?<!\w)0xc0[\da-f]{8}(?!\w)/g, ''],
];

export const rewriteToolFormats = (text: string): string =>
  rewrites.reduce(
    (rewrittenText, [pattern, replacement]) =>
      rewrittenText.replace(pattern, replacement as string),
    text,
  );
