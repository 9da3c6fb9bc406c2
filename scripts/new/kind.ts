import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {stringify} from 'yaml';
import {insertEntry} from '../edit/sidebar';
import {yamlList} from './template';

export type Answers = Readonly<Record<string, string>>;

/** Something that a kind of page asks its writer. */
export interface Field {
  /** Name of the flag: `--title`. */
  readonly name: string;
  readonly question: string;
  readonly example: string;
  readonly choices?: readonly string[];
  /** What is taken when there is no answer; without it an answer is needed. */
  readonly initial?: (answers: Answers) => string;
  /** What is wrong with an answer. */
  readonly problem?: (value: string, root: string, answers: Answers) => string | undefined;
}

export interface Scaffold {
  /** Text of each file that is written, by its path from the root. */
  readonly files: ReadonlyMap<string, string>;
  /** What is left to the writer, one step an item. */
  readonly next: readonly string[];
}

export interface Kind {
  readonly label: string;
  readonly fields: readonly Field[];
  readonly scaffold: (answers: Answers, root: string) => Scaffold;
}

/** Every prompt of a new page begins like this, so that a search finds what is left to write. */
export const PROMPT = 'To write:';

export const read = (root: string, file: string): string => readFileSync(path.join(root, file), 'utf8');

export const exists = (root: string, file: string): boolean => existsSync(path.join(root, file));

/** A text as a TypeScript string. */
export const quoted = (text: string): string => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

/** A name as a part of a route. */
export const slug = (text: string): string => text.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-|-$/g, '');

/** Front matter of a new page; a description that is not given is a prompt. */
export function frontMatter(fields: Readonly<Record<string, string | readonly string[]>>): string {
  const description = `${PROMPT} one sentence of 50 to 160 characters that says what the reader gets.`;
  const {title = '', keywords = [], ...rest} = fields;
  const lines = Object.entries({title, description, ...rest}).map(([key, value]) => stringify({[key]: value}, {lineWidth: 0}));
  lines.splice(2, 0, `keywords: [${yamlList([keywords].flat())}]\n`);
  return `---\n${lines.join('')}---\n`;
}

/** The sidebar of a page's section, with the page. */
export function withSidebarEntry(root: string, file: string): [file: string, text: string] {
  const id = file.replace(/^docs\//, '').replace(/\.mdx$/, '');
  const sidebar = `docs/${id.split('/')[0]}/sidebar.ts`;
  return [sidebar, insertEntry(read(root, sidebar), id)];
}

/** Steps that every new page asks for. */
export function nextSteps(file: string, route: string): string[] {
  return [
    `Write ${file}: each place that begins with "${PROMPT}" says what belongs there.`,
    `Add what readers type to find it to tests/site/searchQueries.json: "…": "${route}".`,
    `Look at it: npm start, then http://localhost:3000${route}, at desktop and phone width.`,
    'Check it: npm run check. It lists what is left.',
  ];
}
