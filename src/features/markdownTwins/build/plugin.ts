import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin, PluginModule} from '@docusaurus/types';
import path from 'node:path';
import {withoutSlash} from '../../../lib/routes';
import {searchContexts} from '../../search/options';
import {formatLongDate} from '../../../lib/text';
import {runInChildProcess} from '../../../lib/childProcess';
import type {Job, SourceSection, ToolFile} from './job';
import {sectionsOf} from './sections';

/**
 * Writes a Markdown twin of every page from its built HTML, and llms.txt and llms-full.txt from the twins. llms.txt lists
 * `files`, which are for programs, below the pages.
 */
export default function markdownTwins(files: readonly ToolFile[]): PluginModule {
  return ({siteDir, siteConfig}: LoadContext): Plugin => {
    let sections: SourceSection[] = [];
    return {
      name: 'markdown-twins',

      async allContentLoaded({allContent}) {
        const instances = Object.values(allContent['docusaurus-plugin-content-docs'] ?? {}) as LoadedContent[];
        sections = sectionsOf(instances, searchContexts).map(({label, docs}) => ({
          label,
          pages: docs
            .filter(({unlisted}) => !unlisted)
            .map(({permalink, source, lastUpdatedAt}) => ({
              route: withoutSlash(permalink),
              file: source.replace('@site/', ''),
              updated: lastUpdatedAt ? formatLongDate(lastUpdatedAt) : undefined,
            })),
        }));
      },

      async postBuild({outDir}) {
        const job: Job = {site: siteConfig.url, siteDir, outDir, sections, files};
        await runInChildProcess(path.join(__dirname, 'write.mts'), job);
      },
    };
  };
}
