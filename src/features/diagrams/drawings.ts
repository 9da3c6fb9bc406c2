import {createHash} from 'node:crypto';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {
  drawingsFolder,
  illustrationsFolder,
  unrenderedAttribute,
} from './options';
import {settings} from './settings';

/** A drawing's file, relative to the repository root, and what the page needs to know of it. */
export interface Drawing {
  readonly file: string;
  readonly width: number;
  readonly height: number;
  /** Pages that its boxes link to. */
  readonly links: readonly string[];
}

/** Returns the paths of the desktop and phone drawings. */
const getFiles = (folder: string, name: string): readonly string[] =>
  ['', '_phone'].map((suffix) =>
    path.posix.join(folder, `${name}${suffix}.svg`),
  );

/** Returns the paths of the drawings of a Mermaid block. They change with the block and with Mermaid's settings, so that no drawing can be outdated. */
export const getDrawingFiles = (source: string): readonly string[] =>
  getFiles(
    drawingsFolder,
    createHash('sha256')
      .update(JSON.stringify(settings) + source.trim())
      .digest('hex')
      .slice(0, 12),
  );

export const getIllustrationFiles = (name: string): readonly string[] =>
  getFiles(illustrationsFolder, name);

/** Reads the drawings that exist, the desktop drawing first. */
export const readDrawings = (files: readonly string[]): Drawing[] =>
  files
    .filter((file) => existsSync(file))
    .map((file) => {
      const svg = readFileSync(file, 'utf8');
      const [width = 0, height = 0] = ['width', 'height'].map((name) =>
        Number(new RegExp(`<svg[^>]* ${name}="(\\d+)"`).exec(svg)?.[1]),
      );
      const links = [...svg.matchAll(/ href="(\/[^"]*)"/g)].map(
        ([, href = '']) => href,
      );
      return {file, width, height, links};
    });

/** Returns the file and line of each Mermaid block without a drawing, from the page's HTML. */
export const findUnrenderedDiagrams = (html: string): string[] =>
  [
    ...html.matchAll(new RegExp(`${unrenderedAttribute}="?([^"\\s>]+)`, 'g')),
  ].map(([, location = '']) => location);
