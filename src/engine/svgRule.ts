import type {Plugin} from '@docusaurus/types';

type Configuration = Parameters<NonNullable<Plugin['configureWebpack']>>[0];

/** Adds a rule before Docusaurus' rules for SVG files, which turn them into components. */
export function addSvgRule(config: Configuration, rule: object): void {
  const svg = (
    config.module?.rules as
      {readonly test?: unknown; readonly oneOf?: unknown[]}[] | undefined
  )?.find(({test, oneOf}) => String(test) === String(/\.svg$/i) && oneOf);
  if (!svg) {
    throw new Error(
      'src/engine/svgRule.ts: Docusaurus’ rule for SVG files was not found → update addSvgRule.',
    );
  }
  svg.oneOf?.unshift(rule);
}
