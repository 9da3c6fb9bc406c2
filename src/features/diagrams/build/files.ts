import {createHash} from 'node:crypto';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {toSvg} from '../kit/svg';
import type {Drawn} from '../kit/types';

/** Widths and heights of a diagram's drawings: for windows and, where that differs, for phones. */
export type Sizes = readonly (readonly number[])[];

const hash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12);

/** Name of a Mermaid block's drawings. */
export const diagramKey = (source: string): string => hash(source.trim());

/** Name of a drawing that is laid out by hand. */
export const flagshipKey = (name: string): string => `flagship-${name}`;

/** Names of a diagram's files without their ending: the drawing for windows and the one for phones. */
export const fileNames = (key: string): readonly [wide: string, phone: string] => [key, `${key}_phone`];

/** What is written for a diagram, by file name. */
export function filesOf(key: string, {wide, phone}: Drawn): Map<string, string> {
  const [wideName, phoneName] = fileNames(key);
  const files = new Map([[wideName, `${toSvg(wide, wideName)}\n`]]);
  return phone ? files.set(phoneName, `${toSvg(phone, phoneName)}\n`) : files;
}

export const sizesOf = ({wide, phone}: Drawn): Sizes => [wide, ...(phone ? [phone] : [])].map(({width, height}) => [Math.ceil(width), Math.ceil(height)]);

/** Changes when the code that draws Mermaid blocks does: then every drawing is made anew. */
export function kitVersion(feature: string): string {
  const files = ['kit', 'build'].flatMap((folder) => readdirSync(path.join(feature, folder)).map((name) => path.join(feature, folder, name)));
  return hash(files.filter((file) => /(?:kit\/(?!sketch)\w+|parse|draw)\.ts$/.test(file)).sort().map((file) => readFileSync(file, 'utf8')).join('\n'));
}
