import {spawnSync} from 'node:child_process';
import {existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmdirSync, writeFileSync} from 'node:fs';
import path from 'node:path/posix';
import {escapeRegExp} from '../../src/lib/text';
import {insertEntry, renameIds, takeEntries} from '../edit/sidebar';
import {applyEdits} from '../edit/source';
import {pages, parsePage} from '../pages';
import {pageEdits} from './pageLinks';
import {Refusal, relocate, type Relocation} from './relocation';
import {newRedirects, sourceEdits} from './sources';

export interface Plan extends Relocation {
  /** New text of each file that changes, by its path before the move. */
  readonly texts: ReadonlyMap<string, string>;
  /** Places that still name the old address and that only a person can judge: `file:line: text`. */
  readonly byHand: readonly string[];
}

const ROOT_PAGES = ['README.md', 'CONTRIBUTING.md'];
const SOURCE = /\.(?:ts|tsx|mts|mjs|js)$/;
const TEXT = /\.(?:css|json|md|mdx|mjs|js|mts|sh|toml|ts|tsx|txt|ya?ml)$/;
const SKIPPED = new Set(['node_modules', 'build', 'generated', '.docusaurus', '.git', '.work', 'fixtures', 'package-lock.json', 'sizes.json']);

/** The project's own text files, from its root. */
function projectFiles(root: string): string[] {
  const {status, stdout} = spawnSync('git', ['-c', 'core.quotePath=false', 'ls-files', '-z', '--cached', '--others', '--exclude-standard'], {cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26});
  const all = filesBelow(root);
  if (status !== 0) {
    return all;
  }
  // What git ignores is made by a command, or somebody's own.
  const known = new Set(stdout.split('\0'));
  return all.filter((file) => known.has(file));
}

/** Text files of the project by their names and folders alone. */
function filesBelow(root: string, folder = ''): string[] {
  return readdirSync(path.join(root, folder), {withFileTypes: true}).flatMap((entry) => {
    const file = path.join(folder, entry.name);
    if (SKIPPED.has(entry.name) || (entry.name.startsWith('.') && entry.name !== '.github')) {
      return [];
    }
    return entry.isDirectory() ? filesBelow(root, file) : TEXT.test(file) ? [file] : [];
  });
}

/** The sidebars after the move. An entry stays where it is, unless its page goes to another section. */
function newSidebars(read: (file: string) => string, exists: (file: string) => boolean, ids: ReadonlyMap<string, string>): Map<string, string> {
  const sidebarOf = (id: string): string => `docs/${id.split('/')[0]}/sidebar.ts`;
  const sidebars = new Map<string, string>();
  const current = (file: string): string => sidebars.get(file) ?? read(file);
  const sections = new Set([...ids.keys(), ...ids.values()].map(sidebarOf).filter(exists));
  const leaving = new Map([...ids].filter(([before, after]) => sidebarOf(before) !== sidebarOf(after) && exists(sidebarOf(after))));
  for (const file of sections) {
    const taken = takeEntries(current(file), new Set(leaving.keys()));
    sidebars.set(file, renameIds(taken.source, ids));
    for (const entry of taken.entries) {
      const [before = ''] = [...leaving.keys()].filter((id) => entry.includes(`'${id}'`));
      const after = ids.get(before) ?? before;
      const renamed = [...ids].reduce((text, [from, to]) => text.replaceAll(`'${from}'`, `'${to}'`), entry);
      sidebars.set(sidebarOf(after), insertEntry(current(sidebarOf(after)), after, renamed));
    }
  }
  return sidebars;
}

/** Lines that name an old route or file after all replacements. */
function leftovers(texts: Iterable<readonly [string, string]>, {routes, files}: Relocation): string[] {
  const names = [...routes.keys(), ...[...files.keys()].filter((file) => files.get(file) !== file)];
  const pattern = new RegExp(`(?<![\\w/-])(?:https://docs\\.linea\\.build)?(?:${names.map(escapeRegExp).join('|')})(?![\\w/-])`);
  return [...texts].flatMap(([file, text]) =>
    text.split('\n').flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1}: ${line.trim().slice(0, 120)}`] : [])),
  );
}

/** Works out a move without touching a file. */
export function planMove(root: string, old: string, next: string): Plan {
  const all = pages('docs', root);
  const relocation = relocate(root, old, next, all);
  const exists = (file: string): boolean => existsSync(path.join(root, file));
  const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
  const texts = new Map<string, string>();
  const put = (file: string, before: string, after: string): void => {
    if (after !== before) {
      texts.set(file, after);
    }
  };

  for (const page of [...all, ...ROOT_PAGES.filter(exists).map((file) => parsePage(file, read(file)))]) {
    put(page.file, page.text, applyEdits(page.text, pageEdits(page, relocation, exists)));
  }
  const sidebars = newSidebars(read, exists, relocation.ids);
  const files = projectFiles(root);
  for (const file of files.filter((name) => SOURCE.test(name) && name !== 'redirects.ts')) {
    const source = sidebars.get(file) ?? read(file);
    put(file, read(file), applyEdits(source, sourceEdits(file, source, relocation)));
  }
  put('redirects.ts', read('redirects.ts'), newRedirects(read('redirects.ts'), relocation));

  const after = files.filter((file) => file !== 'redirects.ts').map((file) => [relocation.files.get(file) ?? file, texts.get(file) ?? read(file)] as const);
  return {...relocation, texts, byHand: relocation.routes.size > 0 ? leftovers(after, relocation) : []};
}

/** Files of the plan that have changes git does not know yet. */
function uncommitted(root: string, {files, texts}: Plan): string[] {
  const {status, stdout} = spawnSync('git', ['status', '--porcelain', '--', ...new Set([...files.keys(), ...texts.keys()])], {cwd: root, encoding: 'utf8'});
  return status === 0 ? stdout.split('\n').filter(Boolean).map((line) => line.slice(3)) : [];
}

/** Carries a plan out. Refuses where it would mix with changes that are not committed. */
export function applyPlan(root: string, plan: Plan): void {
  const dirty = uncommitted(root, plan);
  if (dirty.length > 0) {
    throw new Refusal(`Commit or undo your changes first, so that the move stands alone: ${dirty.join(', ')}`);
  }
  for (const [file, text] of plan.texts) {
    writeFileSync(path.join(root, file), text);
  }
  for (const [from, to] of plan.files) {
    mkdirSync(path.join(root, path.dirname(to)), {recursive: true});
    renameSync(path.join(root, from), path.join(root, to));
    for (let folder = path.dirname(from); folder !== '.' && readdirSync(path.join(root, folder)).length === 0; folder = path.dirname(folder)) {
      rmdirSync(path.join(root, folder));
    }
  }
}
