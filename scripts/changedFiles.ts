import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';

const runGit = (...args: string[]): string[] | undefined => {
  const {status, stdout} = spawnSync(
    'git',
    ['-c', 'core.quotePath=false', ...args],
    {encoding: 'utf8'},
  );
  return status === 0 ? stdout.split('\n').filter(Boolean) : undefined;
};

/** Finds the merge base of HEAD and the first of CHECK_BASE, `origin/main` and `main` that exists. */
function findBaseCommit(): string {
  const branches = [process.env.CHECK_BASE, 'origin/main', 'main'].filter(
    (name): name is string => name !== undefined && name !== '',
  );
  const branch = branches.find((name) =>
    runGit('rev-parse', '--verify', '--quiet', `${name}^{commit}`),
  );
  return (branch && runGit('merge-base', 'HEAD', branch)?.[0]) ?? 'HEAD';
}

/** Finds files that differ from `main`, including untracked ones. */
export function findChangedFiles(): string[] {
  const files = [
    ...(runGit('diff', '--name-only', findBaseCommit()) ?? []),
    ...(runGit('ls-files', '--others', '--exclude-standard') ?? []),
  ];
  return [...new Set(files)].filter((file) => existsSync(file)).sort();
}

/** Finds files that `main` lacks, including untracked ones. */
export const findAddedFiles = (): string[] => [
  ...(runGit(
    'diff',
    '--name-only',
    '--no-renames',
    '--diff-filter=A',
    findBaseCommit(),
  ) ?? []),
  ...(runGit('ls-files', '--others', '--exclude-standard') ?? []),
];

/** Finds pages that have been removed or moved since `main`. Returns their text on `main` by path. */
export function findRemovedPages(): Readonly<Record<string, string>> {
  const baseCommit = findBaseCommit();
  const files =
    runGit(
      'diff',
      '--name-only',
      '--no-renames',
      '--diff-filter=D',
      baseCommit,
      '--',
      'docs/*.mdx',
    ) ?? [];
  return Object.fromEntries(
    files.map((file) => [
      file,
      runGit('show', `${baseCommit}:${file}`)?.join('\n') ?? '',
    ]),
  );
}

/** Finds files staged for the next commit. */
export const findStagedFiles = (): string[] =>
  (runGit('diff', '--cached', '--name-only', '--diff-filter=d') ?? []).sort();
