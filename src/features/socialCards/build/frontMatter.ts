import type {ParseFrontMatter} from '@docusaurus/types';
import path from 'node:path';
import {cardPath, readPalette, sectionOf} from './card';

/** Pages of the docs instances, partials left out. */
const page = /^(docs|generated)\/(?!.*\/_)(?!_).*\.mdx?$/;

/**
 * A parser that also gives every page the address of its social card, unless the page has an `image` of
 * its own. The plugin of the same name draws the cards after a build; the dev server has none.
 */
export function withSocialCard(parse: ParseFrontMatter): ParseFrontMatter {
  const palette = readPalette(process.cwd());
  return async (params) => {
    const result = await parse(params);
    const file = path.relative(process.cwd(), params.filePath).split(path.sep).join('/');
    const {title, description, image} = result.frontMatter as Record<string, string | undefined>;
    if (process.env.NODE_ENV !== 'production' || !page.test(file) || image || !title || !description) {
      return result;
    }
    const card = {section: sectionOf(file), title, description};
    return {...result, frontMatter: {...result.frontMatter, image: cardPath(file, card, palette)}};
  };
}
