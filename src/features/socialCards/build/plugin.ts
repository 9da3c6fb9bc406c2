import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import path from 'node:path';
import {runBuildStep} from '../../../lib/buildStep';
import {cardPath, readPalette, sectionOf} from './card';
import type {CardFile, Job} from './job';

/** Draws a social card for every page. The pages name theirs as `image`: see src/features/socialCards/build/frontMatter.ts. */
export default function socialCards({siteDir}: LoadContext): Plugin {
  let cards: CardFile[] = [];
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

    async postBuild({outDir}) {
      const job: Job = {siteDir, outDir, palette, cards};
      await runBuildStep(path.join(__dirname, 'draw.mts'), job);
    },
  };
}
