import {heightOf, widest, wrapEvenly} from './text';
import type {Line, Rect, Text, TextStyle} from './types';

/** Lines of a box in one style: its name, or what is said about it. */
export interface Block {
  readonly lines: readonly Line[];
  readonly style: TextStyle;
}

/** What a box says. */
interface Words {
  readonly title: string;
  /** Below the name, in a softer colour. */
  readonly detail?: string;
}

/** Takes a text apart: the name is what stands before the first colon or on the first line. */
export function wordsOf(text: string): Words {
  const [, title, detail] = /^([^:\n]{1,32})(?::\s+|\n)(.+)$/s.exec(text) ?? [];
  return title && detail ? {title, detail} : {title: text};
}

/** The lines of a box that is as wide as its text may be. */
export function blocksOf({title, detail}: Words, width: number, fontSize: number, style: TextStyle = 'strong'): Block[] {
  return [
    ...(title ? [{lines: wrapEvenly(title, width, fontSize, style), style}] : []),
    ...(detail ? [{lines: wrapEvenly(detail, width, fontSize), style: 'soft' as const}] : []),
  ];
}

/** The space that blocks take, one below the other. */
export function sizeOf(blocks: readonly Block[], fontSize: number): {width: number; height: number} {
  return {
    width: Math.max(0, ...blocks.map(({lines, style}) => widest(lines, fontSize, style))),
    height: blocks.reduce((sum, {lines}) => sum + heightOf(lines, fontSize), 0),
  };
}

/** Blocks in the middle of a box. */
export function inMiddle(blocks: readonly Block[], {x, y, width, height}: Rect, fontSize: number): Text[] {
  let top = y + (height - sizeOf(blocks, fontSize).height) / 2;
  return blocks.map(({lines, style}) => {
    const text: Text = {x: x + width / 2, y: top, anchor: 'middle', lines, style};
    top += heightOf(lines, fontSize);
    return text;
  });
}
