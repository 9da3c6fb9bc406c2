import {spawnSync} from 'node:child_process';
import {existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {formatComment, parseReport} from '../../scripts/previewReport';
import {runStep, stubProgram} from './workflows/steps';

// Runs the real workflow steps against a bare repository instead of GitHub, with a `gh` stub that records its arguments.
const root = mkdtempSync(path.join(tmpdir(), 'preview-'));
const bareRepository = path.join(root, 'origin.git');
afterAll(() => rmSync(root, {recursive: true, force: true}));

const runGit = (...args: string[]): string => spawnSync('git', ['--git-dir', bareRepository, ...args], {encoding: 'utf8'}).stdout;

/** Creates a folder with a pull request's artefacts in which workflow steps can run. */
function prepareJob(name: string, artefact: Record<string, string>) {
  const folder = path.join(root, name);
  for (const [file, text] of Object.entries(artefact)) {
    mkdirSync(path.join(folder, path.dirname(file)), {recursive: true});
    writeFileSync(path.join(folder, file), text);
  }
  const env = {
    PATH: `${root}${path.delimiter}${process.env.PATH}`, HOME: folder, GH_TOKEN: 'secret', GITHUB_REPOSITORY: 'acme/docs', GITHUB_OUTPUT: path.join(folder, 'output'), SHA: 'abc',
    GIT_CONFIG_COUNT: '1', GIT_CONFIG_KEY_0: `url.${bareRepository}.insteadOf`, GIT_CONFIG_VALUE_0: 'https://x-access-token:secret@github.com/acme/docs',
  };
  const runJobStep = (title: string, extraEnv: Record<string, string> = {}): number | null => runStep('preview-comment', title, folder, {...env, ...extraEnv});
  return {folder, runJobStep, read: (file: string) => readFileSync(path.join(folder, file), 'utf8')};
}

beforeAll(() => {
  spawnSync('git', ['init', '-q', '--bare', bareRepository]);
  stubProgram(root, 'gh', 'if [ "$1" = api ]; then echo "abc $ASSOCIATION"; else echo "$@" > gh-arguments; fi');
  stubProgram(root, 'rsync', 'find "$5" -mindepth 1 > sent');
});

test('screenshots of all pull requests are kept on one branch', () => {
  expect(prepareJob('first', {'checked/page-dark.png': 'one'}).runJobStep('Save the screenshots', {NUMBER: '7'})).toBe(0);
  expect(prepareJob('second', {'checked/page-dark.png': 'two', 'checked/run.sh': 'not a picture'}).runJobStep('Save the screenshots', {NUMBER: '8'})).toBe(0);
  expect(prepareJob('again', {'checked/page-light.png': 'newer'}).runJobStep('Save the screenshots', {NUMBER: '7'})).toBe(0);
  expect(runGit('ls-tree', '-r', '--name-only', 'previews').trim().split('\n')).toEqual(['pr-7/page-light.png', 'pr-8/page-dark.png']);
});

describe('the pull request check', () => {
  const checkStep = "Check that the commit is the pull request's latest";

  test('requires the number to match the commit, and removes symbolic links from the artefact', () => {
    const validJob = prepareJob('good', {'preview/number': '7\n'});
    symlinkSync('/etc/hostname', path.join(validJob.folder, 'preview/secret.png'));
    expect(validJob.runJobStep(checkStep, {ASSOCIATION: 'MEMBER'})).toBe(0);
    expect(validJob.read('output')).toBe('number=7\nenvironment=preview\n');
    expect(existsSync(path.join(validJob.folder, 'preview/secret.png'))).toBe(false);
    expect(prepareJob('other', {'preview/number': '8'}).runJobStep(checkStep, {SHA: 'def'})).not.toBe(0);
  });

  test.each(['FIRST_TIME_CONTRIBUTOR', 'FIRST_TIMER', 'NONE'])('requires approval for previews by authors with the association %s', (ASSOCIATION) => {
    const {runJobStep, read} = prepareJob(ASSOCIATION, {'preview/number': '7'});
    expect(runJobStep(checkStep, {ASSOCIATION})).toBe(0);
    expect(read('output')).toContain('environment=preview-approval\n');
  });
});

test('symbolic links are removed from the site before it is deployed', () => {
  const {folder, runJobStep, read} = prepareJob('site', {'build/index.html': 'page'});
  symlinkSync('/etc/hostname', path.join(folder, 'build/secret.html'));
  expect(runJobStep('Deploy the site to the preview host', {PREVIEW_HOST: 'host', PREVIEW_FOLDER: '/srv', PREVIEW_KEY: 'key', PREVIEW_KNOWN_HOSTS: 'host', NUMBER: '7'})).toBe(0);
  expect(read('sent')).toBe('build/index.html\n');
});

const report = {changed: 1, pages: [{route: '/learn', script: 170.25, total: 270}], lighthouse: []};

test('the comment contains the preview URL, page sizes and screenshots', () => {
  expect(formatComment(parseReport(JSON.stringify(report)), 'https://pictures.example/pr-7')).toContain('| `/learn` | – | 170.3 | – | 270.0 |');
  expect(formatComment(report, 'https://pictures.example/pr-7')).toContain('![/learn, dark mode](https://pictures.example/pr-7/learn-dark.png)');
  const {runJobStep, read} = prepareJob('comment', {'checked/comment.md': '### Changed pages\n'});
  const writeStep = 'Write or update the comment';
  expect(runJobStep(writeStep, {NUMBER: '7', RUN: 'https://github.com/acme/docs/actions/runs/1', PREVIEW_URL: 'https://pr-{number}.preview.example'})).toBe(0);
  expect(read('comment.md')).toBe('Preview of this pull request: https://pr-7.preview.example\n\n### Changed pages\n');
  expect(read('gh-arguments')).toBe('pr comment 7 --repo acme/docs --body-file comment.md --edit-last --create-if-none\n');
  expect(runJobStep(writeStep, {NUMBER: '7', RUN: 'https://github.com/acme/docs/actions/runs/1', PREVIEW_URL: ''})).toBe(0);
  expect(read('comment.md')).toMatch(/^To preview this pull request, download the artefact `site` of \[this run\]\(https:\/\/github\.com\/acme\/docs\/actions\/runs\/1\)/);
});

test.each([
  ['Markdown in a route', {...report, pages: [{route: '/learn)](https://evil.example'}]}],
  ['path traversal', {...report, pages: [{route: '/../../etc'}]}],
  ['a string instead of a number', {...report, pages: [{route: '/learn', script: '<img>'}]}],
  ['an unknown field', {...report, html: '<script>'}],
  ['too many pages for a comment', {...report, pages: Array.from({length: 13}, () => ({route: '/learn'}))}],
])('the report parser rejects data with %s', (_, maliciousReport) => {
  expect(() => parseReport(JSON.stringify(maliciousReport))).toThrow();
});
