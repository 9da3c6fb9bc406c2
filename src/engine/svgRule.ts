import type {Plugin} from '@docusaurus/types';

type Configuration = Parameters<NonNullable<Plugin['configureWebpack']>>[0];

interface Rule {
  readonly test?: unknown;
  readonly include?: string;
  exclude?: string;
}

/** Gives the SVG files of a folder a rule of their own, in place of the engine's for images. */
export function addSvgRule(config: Configuration, folder: string, rule: object): void {
  const rules = config.module?.rules as Rule[] | undefined;
  const svg = rules?.find(({test, exclude}) => String(test) === String(/\.svg$/i) && !exclude);
  if (!rules || !svg) {
    throw new Error('src/engine/svgRule.ts: the engine’s rule for SVG files is not where it was. Adapt this function.');
  }
  svg.exclude = folder;
  rules.push({test: /\.svg$/i, include: folder, ...rule});
}
