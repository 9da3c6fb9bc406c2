import {readFileSync} from 'node:fs';
import path from 'node:path';
import {stringify} from 'yaml';

/** A text as a value of front matter. */
export const yamlText = (text: string): string => stringify(text, {lineWidth: 0}).trim();

/** Texts as what stands between the brackets of a list in front matter. */
export const yamlList = (words: readonly string[]): string =>
  words.map((word) => stringify(word, {lineWidth: 0, defaultStringType: /[,[\]]/.test(word) ? 'QUOTE_DOUBLE' : 'PLAIN'}).trim()).join(', ');

/** A file of `templates/` with each `{{name}}` replaced by its value; a line whose only value is empty is left out. */
export function fillTemplate(file: string, values: Readonly<Record<string, string>>): string {
  return readFileSync(path.join(import.meta.dirname, 'templates', file), 'utf8')
    .split(/(?<=\n)/)
    .filter((line) => !/^[^{}]*\{\{(\w+)\}\}[^{}]*$/.test(line) || values[/\{\{(\w+)\}\}/.exec(line)?.[1] ?? ''] !== '')
    .join('')
    .replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => {
      const value = values[name];
      if (value === undefined) {
        throw new Error(`scripts/new/templates/${file} names {{${name}}}, which this kind of page does not have. It has ${Object.keys(values).join(', ')}.`);
      }
      return value;
    });
}
