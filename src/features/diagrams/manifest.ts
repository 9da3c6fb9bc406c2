import {createHash} from 'node:crypto';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {unrenderedAttribute} from './options';

/** Width and height of the desktop drawing and, if different, of the phone drawing. */
export type Sizes = readonly (readonly number[])[];

/** `drawings/index.json`, written by `npm run diagrams`. */
export interface Manifest {
  readonly renderer: string;
  /** Sizes by diagram key. */
  readonly sizes: Readonly<Record<string, Sizes>>;
}

const hashText = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 12);

/** Returns the key from which the names of a Mermaid block's drawings are derived. */
export const getDiagramKey = (source: string): string =>
  hashText(source.trim());

/** Returns the file names of the desktop and phone drawings, without extensions. */
export const getFileNames = (
  key: string,
): readonly [wide: string, phone: string] => [key, `${key}_phone`];

/** Hashes all code that renders Mermaid blocks. If the hash changes, every drawing is outdated. */
export function getRendererHash(feature: string): string {
  const files = ['layout', 'mermaid', 'render'].flatMap((folder) =>
    readdirSync(path.join(feature, folder)).map((name) =>
      path.join(feature, folder, name),
    ),
  );
  return hashText(
    files
      .sort()
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n'),
  );
}

/** Returns the file and line of each Mermaid block without a pre-rendered drawing, from the page's HTML. */
export const findUnrenderedDiagrams = (html: string): string[] =>
  [
    ...html.matchAll(new RegExp(`${unrenderedAttribute}="?([^"\\s>]+)`, 'g')),
  ].map(([, location = '']) => location);
