/** A value of Mainnet in a code sample, and what replaces it on Sepolia. */
export type CodeValues = readonly (readonly [mainnet: string, sepolia: string])[];

/** Replaces each value of Mainnet where it is a whole word. */
export function replaceValues(text: string, values: CodeValues, write = (_mainnet: string, sepolia: string) => sepolia): string {
  if (values.length === 0) return text;
  const pattern = new RegExp(`(?<![\\w-])(?:${values.map(([mainnet]) => mainnet).join('|')})(?![\\w-])`, 'g');
  const replacements = new Map(values);
  return text.replace(pattern, (mainnet) => write(mainnet, replacements.get(mainnet) ?? mainnet));
}

/** Adds the values of Sepolia to highlighted code. CSS shows those of the chosen network. */
export const addSepoliaValues = (html: string, values: CodeValues): string =>
  replaceValues(html, values, (mainnet, sepolia) => `<span data-only="mainnet">${mainnet}</span><span data-only="sepolia">${sepolia}</span>`);

/** The values that a code block names: `networks=[["https://rpc.linea.build","https://rpc.sepolia.linea.build"]]`. */
export const parseCodeValues = (metastring: string | undefined): CodeValues => JSON.parse(/(?:^|\s)networks=(\S+)/.exec(metastring ?? '')?.[1] ?? '[]') as CodeValues;
