/** Mainnet values in a code sample, each with its Sepolia replacement. */
export type CodeValues = readonly (readonly [
  mainnet: string,
  sepolia: string,
])[];

/** Replaces Mainnet values that occur as whole words. */
export function replaceValues(
  text: string,
  values: CodeValues,
  format = (_mainnet: string, sepolia: string) => sepolia,
): string {
  if (values.length === 0) return text;
  const pattern = new RegExp(
    `(?<![\\w-])(?:${values.map(([mainnet]) => mainnet).join('|')})(?![\\w-])`,
    'g',
  );
  const replacements = new Map(values);
  return text.replace(pattern, (mainnet) =>
    format(mainnet, replacements.get(mainnet) ?? mainnet),
  );
}

/** Adds the Sepolia values to highlighted code. CSS shows only the selected network's values. */
export const addSepoliaValues = (html: string, values: CodeValues): string =>
  replaceValues(
    html,
    values,
    (mainnet, sepolia) =>
      `<span data-only="mainnet">${mainnet}</span><span data-only="sepolia">${sepolia}</span>`,
  );

/** Formats values for a code block's metadata, which is split at spaces. */
export const formatCodeValues = (values: CodeValues): string =>
  `networks=${JSON.stringify(values).replaceAll(' ', '\\u0020')}`;

/** Parses the values listed for a code block: `networks=[["https://rpc.linea.build","https://rpc.sepolia.linea.build"]]`. */
export const parseCodeValues = (metastring: string | undefined): CodeValues =>
  JSON.parse(
    /(?:^|\s)networks=(\S+)/.exec(metastring ?? '')?.[1] ?? '[]',
  ) as CodeValues;
