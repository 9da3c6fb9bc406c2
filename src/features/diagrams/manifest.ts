import {createHash} from 'node:crypto';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {undrawnAttribute} from './options';

/** Width and height of the drawing for windows and, where it differs, of the one for phones. */
export type Sizes = readonly (readonly number[])[];

/** `drawings/index.json`, written by `npm run diagrams`. */
export interface Manifest {
  readonly renderer: string;
  /** By diagram key. */
  readonly sizes: Readonly<Record<string, Sizes>>;
}

const hash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12);

/** File name of a Mermaid block's drawings. */
export const getDiagramKey = (source: string): string => hash(source.trim());

/** File names without their ending: the drawing for windows and the one for phones. */
export const getFileNames = (key: string): readonly [wide: string, phone: string] => [key, `${key}_phone`];

/** Hash of all code that draws Mermaid blocks. A change makes every drawing outdated. */
export function getRendererHash(feature: string): string {
  const files = ['layout', 'mermaid', 'render'].flatMap((folder) => readdirSync(path.join(feature, folder)).map((name) => path.join(feature, folder, name)));
  return hash(files.sort().map((file) => readFileSync(file, 'utf8')).join('\n'));
}

/** File and line of each Mermaid block in the HTML of a page that has no prepared drawing. */
export const findUndrawnDiagrams = (html: string): string[] => [...html.matchAll(new RegExp(`${undrawnAttribute}="?([^"\\s>]+)`, 'g'))].map(([, place = '']) => place);
