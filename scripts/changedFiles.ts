import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';

const git = (...args: string[]): string[] | undefined => {
  const {status, stdout} = spawnSync('git', ['-c', 'core.quotePath=false', ...args], {encoding: 'utf8'});
  return status === 0 ? stdout.split('\n').filter(Boolean) : undefined;
};

/** The branch that changes are compared with: the one of the origin, or the local one. */
function base(): string | undefined {
  const branches = [process.env.CHECK_BASE, 'origin/main', 'main'].filter((name): name is string => name !== undefined && name !== '');
  return branches.find((name) => git('rev-parse', '--verify', '--quiet', `${name}^{commit}`));
}

/** Files that differ from `main`, with those that git does not know yet. */
export function changedFiles(): string[] {
  const from = base();
  const tracked = from === undefined ? git('diff', '--name-only', 'HEAD') : git('diff', '--name-only', '--merge-base', from);
  const files = [...(tracked ?? []), ...(git('ls-files', '--others', '--exclude-standard') ?? [])];
  return [...new Set(files)].filter((file) => existsSync(file)).sort();
}

/** Pages of `main` that have gone or moved, with their text there. */
export function removedPages(): Readonly<Record<string, string>> {
  const [from] = git('merge-base', 'HEAD', base() ?? 'HEAD') ?? [];
  const files = from === undefined ? [] : git('diff', '--name-only', '--no-renames', '--diff-filter=D', from, '--', 'docs/*.mdx') ?? [];
  return Object.fromEntries(files.map((file) => [file, git('show', `${from}:${file}`)?.join('\n') ?? '']));
}

/** Files that the next commit changes. */
export const stagedFiles = (): string[] => (git('diff', '--cached', '--name-only', '--diff-filter=d') ?? []).sort();
