import {siteName} from '../../../data/site';
import {lineaNetworks} from '../../../data/networks';
import type {ToolFile} from './job';

export interface Twin {
  readonly title: string;
  readonly description: string;
  /** Address of the Markdown. */
  readonly url: string;
  readonly markdown: string;
}

export interface TwinSection {
  readonly label: string;
  readonly twins: readonly Twin[];
}

const facts = Object.values(lineaNetworks).map(
  ({name, chainId, rpcUrl, explorer}) => `- ${name}: chain ID ${chainId}, public RPC endpoint ${rpcUrl}, block explorer ${explorer.url}`,
);

/** The site's table of contents for language models, in the format of llmstxt.org. */
export function llmsText(site: string, home: Twin, sections: readonly TwinSection[], files: readonly ToolFile[] = []): string {
  const lists = sections.map(({label, twins}) =>
    [`## ${label}`, twins.map(({title, url, description}) => `- [${title}](${url}): ${description}`).join('\n')].join('\n\n'),
  );
  return `${[
    `# ${siteName}`,
    `> ${home.description}`,
    `Every page of ${site} has a Markdown twin: add \`.md\` to its address. All twins in one file: ${site}/llms-full.txt`,
    facts.join('\n'),
    ...lists,
    ...(files.length
      ? ['## Files for programs', files.map(({title, path, description}) => `- [${title}](${site}${path}): ${description}`).join('\n')]
      : []),
  ].join('\n\n')}\n`;
}

/** All twins in one file, in the same order. */
export function llmsFullText(home: Twin, sections: readonly TwinSection[]): string {
  return [home, ...sections.flatMap(({twins}) => twins)].map(({markdown}) => markdown).join('\n---\n\n');
}
