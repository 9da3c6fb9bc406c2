import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import path from 'node:path';
import {runInChildProcess} from '../../../lib/childProcess';
import {cardPath, readPalette, sectionOf} from './card';
import type {CardFile, Job} from './job';

/** What is used of the bundler. */
interface Compiler {
  readonly hooks: {readonly run: {readonly tap: (name: string, start: () => void) => void}};
}

/**
 * Draws a social card for every page, while the bundler leaves a processor idle: all that cards show stands in front matter.
 * The pages name theirs as `image`: see `frontMatter.ts`.
 */
export default function socialCards({siteDir, outDir}: LoadContext): Plugin {
  let cards: CardFile[] = [];
  let drawing: Promise<void> | undefined;
  const palette = readPalette(siteDir);
  return {
    name: 'social-cards',

    async allContentLoaded({allContent}) {
      const instances = Object.values(allContent['docusaurus-plugin-content-docs'] ?? {}) as LoadedContent[];
      const docs = instances.flatMap(({loadedVersions}) => loadedVersions.flatMap((version) => version.docs));
      cards = docs.flatMap(({source, frontMatter, title, description}) => {
        const file = source.replace('@site/', '');
        const card = {section: sectionOf(file), title, description};
        const address = cardPath(file, card, palette);
        // A page with a picture of its own names another.
        return frontMatter.image === address ? [{...card, path: address}] : [];
      });
    },

    configureWebpack: (_config, isServer) => ({
      plugins: isServer ? [] : [{
        apply: (compiler: Compiler): void =>
          // A build only, and after it has emptied its folder. The dev server shows no cards, and watches instead.
          compiler.hooks.run.tap('social-cards', () => {
            const job: Job = {siteDir, outDir, palette, cards};
            drawing = runInChildProcess(path.join(__dirname, 'draw.mts'), job, {lowPriority: true});
            // An error is thrown where the build waits for the cards.
            drawing.catch(() => undefined);
          }),
      }],
    }),

    async postBuild() {
      await drawing;
    },
  };
}
