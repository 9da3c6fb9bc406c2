import {createElement, type CSSProperties, type ReactNode} from 'react';
import {height as figureHeight, join, ledgerPaths, lineCount, linePath, width as figureWidth} from '../../../components/ConvergenceFigure/lines';
import {socialCard} from '../../../data/site';
import type {Card, Palette} from './card';
import type {Region} from './picture';

const {width, height} = socialCard;

const margin = 72;
/** The picture starts right of it. */
export const textWidth = 700;

/** Where a card's text can stand, with what a letter reaches over its column: below the wordmark, above the margin, left of the picture. */
export const textRegion: Region = {left: margin - 4, top: 140, width: textWidth + 8, height: height - 60 - 140};

/** Average width of a letter in the title, as a part of its size. */
const letter = 0.56;

/** The largest size at which a title takes at most three lines and its longest word fits in one. */
function titleSize(title: string): number {
  const longest = Math.max(...title.split(/\s+/).map((word) => word.length));
  const wanted = title.length <= 24 ? 72 : title.length <= 48 ? 60 : 48;
  return Math.min(wanted, Math.floor(textWidth / (longest * letter)));
}

function box(style: CSSProperties, ...children: ReactNode[]): ReactNode {
  return createElement('div', {style: {display: 'flex', ...style}}, ...children);
}

/** The card's text, for satori: section, title, description, from the bottom up. */
export function cardText({section, title, description}: Card, palette: Palette): ReactNode {
  const clamp = (lines: number): CSSProperties => ({display: 'block', lineClamp: lines, wordBreak: 'break-word'});
  return box(
    {width, height, padding: margin, boxSizing: 'border-box', flexDirection: 'column', justifyContent: 'flex-end', fontFamily: 'Geist'},
    box(
      {flexDirection: 'column', width: textWidth},
      box({color: palette.accent, fontSize: 28, fontWeight: 600, marginBottom: 18}, section),
      box({...clamp(3), color: palette.text, fontSize: titleSize(title), fontWeight: 600, lineHeight: 1.12, letterSpacing: '-0.02em', marginBottom: 24}, title),
      box({...clamp(3), color: palette.soft, fontSize: 27, lineHeight: 1.4}, description),
    ),
  );
}

/** What all cards share: the wordmark and the picture of many lines that become one. */
export function cardBackground(wordmark: string, palette: Palette): string {
  const lines = Array.from({length: lineCount}, (_, index) => `<path d="${linePath(index)}"/>`).join('');
  const logo = wordmark.replace('<svg ', `<svg x="${margin}" y="66" width="226" height="60" `);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">
<rect width="100%" height="100%" fill="${palette.background}"/>
<svg x="${width - figureWidth + 190}" y="${(height - figureHeight) / 2}" width="${figureWidth * 0.66}" height="${figureHeight}" viewBox="150 0 ${figureWidth - 146} ${figureHeight}" fill="none">
<linearGradient id="fade" gradientUnits="userSpaceOnUse" x1="150" x2="330" y1="0" y2="0"><stop stop-color="${palette.line}" stop-opacity="0"/><stop offset="1" stop-color="${palette.line}"/></linearGradient>
<g stroke="url(#fade)" opacity=".55">${lines}</g>
<path d="M${join.x} ${join.y}H570" stroke="${palette.accent}" stroke-width="6"/>
<circle cx="${join.x}" cy="${join.y}" r="9" fill="${palette.accent}"/>
<g fill="${palette.tint}" stroke="${palette.accent}" stroke-width="2" stroke-linejoin="round">${ledgerPaths.map((d) => `<path d="${d}"/>`).join('')}</g>
</svg>${logo}</svg>`;
}
