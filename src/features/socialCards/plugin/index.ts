import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, ParseFrontMatter, Plugin} from '@docusaurus/types';
import path from 'node:path';
import {runInChildProcess} from '../../../lib/childProcess';
import {getCardPath, getSectionLabel, readPalette, type CardFile, type CardJob} from './card';

/** Pages of the docs instances, without partials. */
const page = /^(docs|generated)\/(?!.*\/_)(?!_).*\.mdx?$/;

/** Wraps a front matter parser: in a build, every page without an `image` gets the path of its social card. */
export function withSocialCard(parse: ParseFrontMatter): ParseFrontMatter {
  const palette = readPalette(process.cwd());
  return async (params) => {
    const result = await parse(params);
    const file = path.relative(process.cwd(), params.filePath).split(path.sep).join('/');
    const {title, description, image} = result.frontMatter as Record<string, string | undefined>;
    if (process.env.NODE_ENV !== 'production' || !page.test(file) || image || !title || !description) {
      return result;
    }
    const card = {section: getSectionLabel(file), title, description};
    return {...result, frontMatter: {...result.frontMatter, image: getCardPath(file, card, palette)}};
  };
}

/** The part of the bundler's API that is used. */
interface Compiler {
  readonly hooks: {readonly run: {readonly tap: (name: string, start: () => void) => void}};
}

/** Draws the cards that `withSocialCard` named, in a child process beside the bundler. */
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
        const card = {section: getSectionLabel(file), title, description};
        const cardPath = getCardPath(file, card, palette);
        return frontMatter.image === cardPath ? [{...card, path: cardPath}] : [];
      });
    },

    configureWebpack: (_config, isServer) => ({
      plugins: isServer ? [] : [{
        apply: (compiler: Compiler): void =>
          // `run` is for builds only, and comes after the output folder was emptied.
          compiler.hooks.run.tap('social-cards', () => {
            const job: CardJob = {siteDir, outDir, palette, cards};
            drawing = runInChildProcess(path.join(__dirname, 'draw.mts'), job, {lowPriority: true});
            // Reported by `postBuild`, which awaits the same promise.
            drawing.catch(() => undefined);
          }),
      }],
    }),

    async postBuild() {
      await drawing;
    },
  };
}
