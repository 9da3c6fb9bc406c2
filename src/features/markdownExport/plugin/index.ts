import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin, PluginModule} from '@docusaurus/types';
import path from 'node:path';
import {runInChildProcess} from '../../../lib/childProcess';
import {removeTrailingSlash} from '../../../lib/routes';
import {formatLongDate} from '../../../lib/text';
import {searchContexts} from '../../search/options';
import type {MachineReadableFile} from './llmsTxt';
import {groupBySection} from './page';

export interface PageSource {
  readonly route: string;
  /** Path of the source file, relative to the site's folder. */
  readonly file?: string;
  /** Date of the last change, formatted for display. */
  readonly updated?: string | undefined;
}

export interface ExportJob {
  /** URL of the site, without a trailing slash. */
  readonly site: string;
  readonly siteDir: string;
  readonly outDir: string;
  readonly sections: readonly {
    readonly label: string;
    readonly pages: readonly PageSource[];
  }[];
  readonly files: readonly MachineReadableFile[];
}

/** Writes a Markdown file for every built HTML page, llms.txt (which also lists `files`), and llms-full.txt. */
export default function markdownExport(
  files: readonly MachineReadableFile[],
): PluginModule {
  return ({siteDir, siteConfig}: LoadContext): Plugin => {
    let sections: ExportJob['sections'] = [];
    return {
      name: 'markdown-export',

      async allContentLoaded({allContent}) {
        const instances = Object.values(
          allContent['docusaurus-plugin-content-docs'] ?? {},
        ) as LoadedContent[];
        sections = groupBySection(instances, searchContexts).map(
          ({label, docs}) => ({
            label,
            pages: docs
              .filter(({unlisted}) => !unlisted)
              .map(({permalink, source, lastUpdatedAt}) => ({
                route: removeTrailingSlash(permalink),
                file: source.replace('@site/', ''),
                updated: lastUpdatedAt
                  ? formatLongDate(lastUpdatedAt)
                  : undefined,
              })),
          }),
        );
      },

      async postBuild({outDir}) {
        const job: ExportJob = {
          site: siteConfig.url,
          siteDir,
          outDir,
          sections,
          files,
        };
        await runInChildProcess(path.join(__dirname, 'exportPages.mts'), job);
      },
    };
  };
}
