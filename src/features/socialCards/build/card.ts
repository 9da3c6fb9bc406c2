import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {searchContexts} from '../../search/options';

/** Where the cards are served. */
const folder = '/img/cards';

/** Raise it after a change of design.ts, so that no old picture is taken from a cache. */
const design = 1;

export interface Card {
  readonly section: string;
  readonly title: string;
  readonly description: string;
}

export interface Palette {
  readonly background: string;
  readonly text: string;
  readonly soft: string;
  readonly accent: string;
  readonly line: string;
  readonly tint: string;
}

/** Colours of the dark mode, as src/css/tokens.css has them. */
export function readPalette(siteDir: string): Palette {
  const css = readFileSync(path.join(siteDir, 'src/css/tokens.css'), 'utf8');
  const dark = /\[data-theme='dark'\] \{\n[^}]*\}/.exec(css)?.[0] ?? '';
  const colour = (name: string): string => {
    const value = new RegExp(`--docs-${name}: (#[0-9a-f]{3,6});`).exec(dark)?.[1] ?? new RegExp(`--docs-${name}: (#[0-9a-f]{3,6});`).exec(css)?.[1];
    if (!value) {
      throw new Error(`src/css/tokens.css has no colour --docs-${name}, which the social cards are drawn with. Change src/features/socialCards/build/card.ts.`);
    }
    return value;
  };
  return {
    background: colour('background'),
    text: colour('text'),
    soft: colour('text-soft'),
    accent: colour('primary'),
    line: colour('line-strong'),
    tint: colour('tint'),
  };
}

/** The section that a page's file belongs to, as its card names it. */
export function sectionOf(file: string): string {
  const first = file.replace(/^docs\//, '').split('/')[0] ?? '';
  const name = file.startsWith('generated/') ? 'api' : first;
  return searchContexts.find((context) => context.path === name)?.label ?? 'Documentation';
}

/** The card's address. A new text has a new one: networks keep what they have seen under the old. */
export function cardPath(file: string, card: Card, palette: Palette): string {
  const hash = createHash('sha256').update(JSON.stringify([design, card, palette])).digest('hex').slice(0, 8);
  const name = file.replace(/^(docs|generated)\//, '').replace(/\.mdx?$/, '').replace(/(\/index)?$/, '').replace(/[^a-z0-9]+/gi, '-').toLowerCase();
  return `${folder}/${name}-${hash}.png`;
}
