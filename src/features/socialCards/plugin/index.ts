import type {LoadedContent} from '@docusaurus/plugin-content-docs';
import type {LoadContext, ParseFrontMatter, Plugin} from '@docusaurus/types';
import {copyFile, mkdir} from 'node:fs/promises';
import path from 'node:path';
import {runInChildProcess} from '../../../lib/childProcess';
import {
  cardFolder,
  getCacheFile,
  getCardPath,
  getSectionLabel,
  readPalette,
  type CardFile,
  type CardJob,
} from './card';

/** Matches pages in the docs instances, but not partials. */
const pagePattern = /^(?:docs|generated)\/(?!.*\/_)(?!_).*\.mdx?$/;

/** Wraps a front matter parser: in a build, every page without an `image` gets the path of its social card. */
export function withSocialCard(parse: ParseFrontMatter): ParseFrontMatter {
  const palette = readPalette(process.cwd());
  return async (params) => {
    const result = await parse(params);
    const file = path
      .relative(process.cwd(), params.filePath)
      .split(path.sep)
      .join('/');
    const {title, description, image} = result.frontMatter as Record<
      string,
      string | undefined
    >;
    if (
      process.env.NODE_ENV !== 'production' ||
      !pagePattern.test(file) ||
      image ||
      !title ||
      !description
    )
      return result;
    const card = {section: getSectionLabel(file), title, description};
    return {
      ...result,
      frontMatter: {
        ...result.frontMatter,
        image: getCardPath(file, card, palette),
      },
    };
  };
}

/** Renders the cards that `withSocialCard` registered, in a child process alongside the bundler. */
export default function socialCards({siteDir, outDir}: LoadContext): Plugin {
  let cards: readonly CardFile[] = [];
  let rendering: Promise<void> | undefined;
  const palette = readPalette(siteDir);
  return {
    name: 'social-cards',
    async allContentLoaded({allContent}) {
      const instances = Object.values(
        allContent['docusaurus-plugin-content-docs'] ?? {},
      ) as LoadedContent[];
      const docs = instances.flatMap(({loadedVersions}) =>
        loadedVersions.flatMap((version) => version.docs),
      );
      cards = docs.flatMap(({source, frontMatter, title, description}) => {
        const file = source.replace('@site/', '');
        const card = {section: getSectionLabel(file), title, description};
        const cardPath = getCardPath(file, card, palette);
        return frontMatter.image === cardPath
          ? [{...card, path: cardPath}]
          : [];
      });
      // There are no cards in development.
      if (cards.length > 0) {
        rendering = runInChildProcess(
          path.join(__dirname, 'draw.mts'),
          {siteDir, palette, cards} satisfies CardJob,
          {hasLowPriority: true},
        );
        // `postBuild` awaits the same promise and reports the error.
        rendering.catch(() => undefined);
      }
    },
    async postBuild() {
      await rendering;
      await mkdir(path.join(outDir, cardFolder), {recursive: true});
      await Promise.all(
        cards.map((card) =>
          copyFile(getCacheFile(siteDir, card), path.join(outDir, card.path)),
        ),
      );
    },
  };
}
