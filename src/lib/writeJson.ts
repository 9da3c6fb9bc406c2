import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** Writes JSON, unless the file has the same content: an unchanged file keeps the bundler's cache valid. */
export function writeJson(file: string, value: unknown): void {
  const json = JSON.stringify(value);
  if (existsSync(file) && readFileSync(file, 'utf8') === json) return;
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, json);
}
