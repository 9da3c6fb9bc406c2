import {siteName} from '../../../data/site';
import {lineaNetworks} from '../../../data/networks';

export interface MachineReadableFile {
  readonly title: string;
  readonly path: string;
  readonly description: string;
}

export interface ExportedPage {
  readonly title: string;
  readonly description: string;
  /** URL of the Markdown version. */
  readonly url: string;
  readonly markdown: string;
}

export interface ExportedSection {
  readonly label: string;
  readonly pages: readonly ExportedPage[];
}

const networks = Object.values(lineaNetworks).map(
  ({name, chainId, rpcUrl, explorer}) =>
    `- ${name}: chain ID ${chainId}, public RPC endpoint ${rpcUrl}, block explorer ${explorer.url}`,
);

/** Formats the site's table of contents for language models, as specified by llmstxt.org. */
export function formatLlmsTxt(
  site: string,
  home: ExportedPage,
  sections: readonly ExportedSection[],
  files: readonly MachineReadableFile[] = [],
): string {
  const lists = sections.map(({label, pages}) =>
    [
      `## ${label}`,
      pages
        .map(
          ({title, url, description}) => `- [${title}](${url}): ${description}`,
        )
        .join('\n'),
    ].join('\n\n'),
  );
  return `${[
    `# ${siteName}`,
    `> ${home.description}`,
    `Every page of ${site} has a Markdown version: add \`.md\` to its URL. All pages in one file: ${site}/llms-full.txt`,
    ...(files.length
      ? [
          'JSON-RPC methods (OpenRPC), the Token API (OpenAPI) and the contract ABIs are listed under "Machine-readable files", with their URLs.',
        ]
      : []),
    networks.join('\n'),
    ...lists,
    ...(files.length
      ? [
          '## Machine-readable files',
          files
            .map(
              ({title, path, description}) =>
                `- [${title}](${site}${path}): ${description}`,
            )
            .join('\n'),
        ]
      : []),
  ].join('\n\n')}\n`;
}

/** Joins all pages in the order of llms.txt. */
export function formatLlmsFullTxt(
  home: ExportedPage,
  sections: readonly ExportedSection[],
): string {
  return [home, ...sections.flatMap(({pages}) => pages)]
    .map(({markdown}) => markdown)
    .join('\n---\n\n');
}
