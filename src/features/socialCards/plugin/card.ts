import {createHash} from 'node:crypto';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {createElement, type CSSProperties, type ReactNode} from 'react';
import {
  height as figureHeight,
  mergePoint,
  ledgerPaths,
  lineCount,
  createLinePath,
  width as figureWidth,
} from '../../../components/ConvergenceFigure/lines';
import {socialCard} from '../../../data/site';
import {searchContexts} from '../../search/options';

/** URL path. */
export const cardFolder = '/img/cards';

/** Increment after design changes: social networks and our cache identify a card by its path. */
const designVersion = 3;

export interface Card {
  readonly section: string;
  readonly title: string;
  readonly description: string;
}

export interface CardFile extends Card {
  /** URL path. */
  readonly path: string;
}

export interface CardJob {
  readonly siteDir: string;
  readonly palette: Palette;
  readonly cards: readonly CardFile[];
}

/** The colours of a card, by their names in src/css/tokens.css. */
const colours = {
  background: 'background',
  text: 'text',
  soft: 'text-soft',
  accent: 'primary',
  line: 'line-strong',
  tint: 'tint',
} as const;

type Palette = Readonly<Record<keyof typeof colours, string>>;

/** Reads the dark mode colours from src/css/tokens.css. */
export function readPalette(siteDir: string): Palette {
  const css = readFileSync(path.join(siteDir, 'src/css/tokens.css'), 'utf8');
  const dark =
    /:not\(\[data-theme='light'\]\) \{\n[^}]*\}/.exec(css)?.[0] ?? '';
  const getColour = (name: string): string => {
    const value =
      new RegExp(`--docs-${name}: (#[0-9a-f]{3,6});`).exec(dark)?.[1] ??
      new RegExp(`--docs-${name}: (#[0-9a-f]{3,6});`).exec(css)?.[1];
    if (!value) {
      throw new Error(
        `src/css/tokens.css has no colour --docs-${name}, which the social cards use. Define it there, or change \`colours\` in src/features/socialCards/plugin/card.ts.`,
      );
    }
    return value;
  };
  return Object.fromEntries(
    Object.entries(colours).map(([name, token]) => [name, getColour(token)]),
  ) as Palette;
}

export function getSectionLabel(file: string): string {
  const firstFolder = file.replace(/^docs\//, '').split('/')[0] ?? '';
  const name = file.startsWith('generated/') ? 'api' : firstFolder;
  return (
    searchContexts.find((context) => context.path === name)?.label ??
    'Documentation'
  );
}

/** Returns a card's path with a content hash, because social networks cache images by path. */
export function getCardPath(
  file: string,
  card: Card,
  palette: Palette,
): string {
  const hash = createHash('sha256')
    .update(JSON.stringify([designVersion, card, palette]))
    .digest('hex')
    .slice(0, 8);
  const name = file
    .replace(/^(?:docs|generated)\//, '')
    .replace(/\.mdx?$/, '')
    .replace(/\/index$/, '')
    .replace(/[^a-z0-9]+/gi, '-')
    .toLowerCase();
  return `${cardFolder}/${name}-${hash}.png`;
}

/** Returns the path of a card in the cache that is kept between builds. The file name contains the content hash. */
export const getCacheFile = (siteDir: string, card: CardFile): string =>
  path.join(
    siteDir,
    'node_modules/.cache/social-cards',
    path.basename(card.path),
  );

const {width, height} = socialCard;

// In pixels.
const margin = 72;
/** Maximum width of the text; the figure is to the right. */
export const textWidth = 700;

/** Average letter width in titles, relative to the font size. */
const letterWidth = 0.56;

/** Font sizes of titles in pixels, the largest first, each with the maximum number of characters. */
const titleSizes = [
  {size: 72, maxLength: 24},
  {size: 60, maxLength: 48},
  {size: 48, maxLength: Infinity},
];

/** Returns the largest font size at which the title fits on three lines, and its longest word on one line. */
function getTitleSize(title: string): number {
  const longestWord = Math.max(
    ...title.split(/\s+/).map((word) => word.length),
  );
  const preferredSize = titleSizes.find(
    ({maxLength}) => title.length <= maxLength,
  )?.size;
  return Math.min(
    preferredSize ?? Infinity,
    Math.floor(textWidth / (longestWord * letterWidth)),
  );
}

function createBox(style: CSSProperties, ...children: ReactNode[]): ReactNode {
  return createElement(
    'div',
    {style: {display: 'flex', ...style}},
    ...children,
  );
}

/** Returns a card's text for satori: section, title and description at the bottom left. */
export function getTextElement(
  {section, title, description}: Card,
  palette: Palette,
): ReactNode {
  const clampLines = (lines: number): CSSProperties => ({
    display: 'block',
    lineClamp: lines,
    wordBreak: 'break-word',
  });
  return createBox(
    {
      width,
      height,
      padding: margin,
      boxSizing: 'border-box',
      flexDirection: 'column',
      justifyContent: 'flex-end',
      fontFamily: 'Geist',
    },
    createBox(
      {flexDirection: 'column', width: textWidth},
      createBox(
        {
          color: palette.accent,
          fontSize: 28,
          fontWeight: 600,
          marginBottom: 18,
        },
        section,
      ),
      createBox(
        {
          ...clampLines(3),
          color: palette.text,
          fontSize: getTitleSize(title),
          fontWeight: 600,
          lineHeight: 1.12,
          letterSpacing: '-0.02em',
          marginBottom: 24,
        },
        title,
      ),
      createBox(
        {...clampLines(3), color: palette.soft, fontSize: 27, lineHeight: 1.4},
        description,
      ),
    ),
  );
}

/** Returns the background: the wordmark, and the home page's figure of many lines that merge into one. */
export function getBackgroundSvg(wordmark: string, palette: Palette): string {
  const lines = Array.from(
    {length: lineCount},
    (_, index) => `<path d="${createLinePath(index)}"/>`,
  ).join('');
  const logo = wordmark.replace(
    '<svg ',
    `<svg x="${margin}" y="66" width="226" height="60" `,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
<rect width="100%" height="100%" fill="${palette.background}"/>
<svg x="${width - figureWidth + 190}" y="${(height - figureHeight) / 2}" width="${figureWidth * 0.66}" height="${figureHeight}" viewBox="150 0 ${figureWidth - 146} ${figureHeight}" fill="none">
<linearGradient id="fade" gradientUnits="userSpaceOnUse" x1="150" x2="330" y1="0" y2="0"><stop stop-color="${palette.line}" stop-opacity="0"/><stop offset="1" stop-color="${palette.line}"/></linearGradient>
<g stroke="url(#fade)" opacity=".55">${lines}</g>
<path d="M${mergePoint.x} ${mergePoint.y}H570" stroke="${palette.accent}" stroke-width="6"/>
<circle cx="${mergePoint.x}" cy="${mergePoint.y}" r="9" fill="${palette.accent}"/>
<g fill="${palette.tint}" stroke="${palette.accent}" stroke-width="2" stroke-linejoin="round">${ledgerPaths.map((d) => `<path d="${d}"/>`).join('')}</g>
</svg>${logo}</svg>`;
}
