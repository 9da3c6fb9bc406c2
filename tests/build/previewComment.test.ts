import {spawnSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {runStep, standIn} from './workflows/steps';

// The steps of the workflow themselves, with a bare repository in the place of GitHub and a `gh` that notes what it is told.
const root = mkdtempSync(path.join(tmpdir(), 'preview-'));
const bare = path.join(root, 'origin.git');
afterAll(() => rmSync(root, {recursive: true, force: true}));

const git = (...args: string[]): string => spawnSync('git', ['--git-dir', bare, ...args], {encoding: 'utf8'}).stdout;

/** A run of the workflow: a folder with the artefact of a pull request. */
function job(name: string, artefact: Record<string, string>) {
  const folder = path.join(root, name);
  mkdirSync(path.join(folder, 'preview'), {recursive: true});
  for (const [file, text] of Object.entries(artefact)) {
    writeFileSync(path.join(folder, 'preview', file), text);
  }
  const env = {
    PATH: `${root}${path.delimiter}${process.env.PATH}`, HOME: folder, GH_TOKEN: 'secret', GITHUB_REPOSITORY: 'acme/docs', GITHUB_OUTPUT: path.join(folder, 'output'), SHA: 'abc',
    GIT_CONFIG_COUNT: '1', GIT_CONFIG_KEY_0: `url.${bare}.insteadOf`, GIT_CONFIG_VALUE_0: 'https://x-access-token:secret@github.com/acme/docs',
  };
  const step = (title: string, more: Record<string, string> = {}): number | null => runStep('preview-comment', title, folder, {...env, ...more});
  return {folder, step, read: (file: string) => readFileSync(path.join(folder, file), 'utf8')};
}

beforeAll(() => {
  spawnSync('git', ['init', '-q', '--bare', bare]);
  standIn(root, 'gh', 'if [ "$1" = api ]; then echo abc; else echo "$@" > gh-arguments; fi');
  standIn(root, 'rsync', 'find "$5" -mindepth 1 > sent');
});

test('the pictures of each pull request stand on one branch', () => {
  expect(job('first', {'page-dark.png': 'one'}).step('Keep the pictures', {NUMBER: '7'})).toBe(0);
  expect(job('second', {'page-dark.png': 'two', 'run.sh': 'no picture'}).step('Keep the pictures', {NUMBER: '8'})).toBe(0);
  expect(job('again', {'page-light.png': 'newer'}).step('Keep the pictures', {NUMBER: '7'})).toBe(0);
  expect(git('ls-tree', '-r', '--name-only', 'previews').trim().split('\n')).toEqual(['pr-7/page-light.png', 'pr-8/page-dark.png']);
});

test('a number that is not that of the commit stops the job, and links in the artefact are removed', () => {
  const good = job('good', {number: '7\n'});
  symlinkSync('/etc/hostname', path.join(good.folder, 'preview/secret.png'));
  expect(good.step('Hold the number against the commit')).toBe(0);
  expect(good.read('output')).toBe('number=7\n');
  expect(good.step('Keep the pictures', {NUMBER: '9'})).toBe(0);
  expect(git('ls-tree', '-r', '--name-only', 'previews', 'pr-9')).toBe('');
  expect(job('other', {number: '8'}).step('Hold the number against the commit', {SHA: 'def'})).not.toBe(0);
});

test('links in the site are removed before it is sent', () => {
  const {folder, step, read} = job('site', {});
  mkdirSync(path.join(folder, 'build'));
  writeFileSync(path.join(folder, 'build/index.html'), 'page');
  symlinkSync('/etc/hostname', path.join(folder, 'build/secret.html'));
  expect(step('Send the site to the host of previews', {PREVIEW_HOST: 'host', PREVIEW_FOLDER: '/srv', PREVIEW_KEY: 'key', PREVIEW_KNOWN_HOSTS: 'host', NUMBER: '7'})).toBe(0);
  expect(read('sent')).toBe('build/index.html\n');
});

test('the comment has the address of the site, and those of the pictures', () => {
  const {step, read} = job('comment', {'report.md': '### Changed pages\n\n![/, dark mode]({{pictures}}/home-dark.png)\n'});
  const write = 'Write the comment, or write it anew';
  expect(step(write, {NUMBER: '7', RUN: 'https://github.com/acme/docs/actions/runs/1', ADDRESS: 'https://pr-{number}.preview.example'})).toBe(0);
  expect(read('comment.md')).toBe('The site of this pull request: https://pr-7.preview.example\n\n### Changed pages\n\n![/, dark mode](https://raw.githubusercontent.com/acme/docs/previews/pr-7/home-dark.png)\n');
  expect(read('gh-arguments')).toBe('pr comment 7 --repo acme/docs --body-file comment.md --edit-last --create-if-none\n');
  expect(step(write, {NUMBER: '7', RUN: 'https://github.com/acme/docs/actions/runs/1', ADDRESS: ''})).toBe(0);
  expect(read('comment.md')).toMatch(/^The site of this pull request is the artefact `site` of \[this run\]\(https:\/\/github\.com\/acme\/docs\/actions\/runs\/1\)/);
});
