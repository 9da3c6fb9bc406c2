import {existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {runStep, stubProgram} from './workflows/steps';

// Runs the real steps against a local folder instead of the host, with stubs for the host's programs.
const root = mkdtempSync(path.join(tmpdir(), 'release-'));
afterAll(() => rmSync(root, {recursive: true, force: true}));

beforeAll(() => {
  stubProgram(root, 'rsync', 'shift 4; target="${*: -1}"; mkdir -p "${target#*:}"; cp -r "${@:1:$#-1}" "${target#*:}"');
  stubProgram(root, 'ssh', 'exec bash -c "$4"');
  stubProgram(root, 'sudo', 'echo "$@" >> "$HOME/called"; [ "$1 $2" != "$REFUSED" ]');
  stubProgram(root, 'gh', 'echo "$@" > gh-arguments; printf "%s" "$PASSED"');
});

const envOf = (folder: string): Record<string, string> => ({PATH: `${root}${path.delimiter}${process.env.PATH}`, HOME: folder, GITHUB_REPOSITORY: 'acme/docs', GITHUB_OUTPUT: path.join(folder, 'output')});

function folderOf(name: string): string {
  const folder = path.join(root, name);
  mkdirSync(folder, {recursive: true});
  return folder;
}

describe('deploying to the host', () => {
  /** Deploys a one-page site with the given text. */
  function send(name: string, text: string, refused = ''): {readonly status: number | null; readonly shown: (folder: string) => string | undefined} {
    const folder = folderOf(name);
    const host = path.join(folder, 'host');
    mkdirSync(host, {recursive: true});
    for (const part of ['build', 'hosting']) {
      mkdirSync(path.join(folder, part), {recursive: true});
      writeFileSync(path.join(folder, part, 'page'), text);
    }
    const status = runStep('release', 'Send the site and the files for its host', folder, {...envOf(folder), REFUSED: refused, DEPLOY_HOST: 'host', DEPLOY_FOLDER: host, DEPLOY_KEY: 'key', DEPLOY_KNOWN_HOSTS: 'host'});
    return {status, shown: (release) => {
      const file = path.join(host, release, 'build/page');
      return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
    }};
  }

  test('switches to the new release and keeps the previous one', () => {
    expect(send('good', 'one').status).toBe(0);
    const {status, shown} = send('good', 'two');
    expect([status, shown('current'), shown('previous')]).toEqual([0, 'two', 'one']);
    expect(readFileSync(path.join(root, 'good/called'), 'utf8')).toBe('nginx -t\nsystemctl reload nginx\n'.repeat(2));
  });

  test.each(['nginx -t', 'systemctl reload'])('rolls back to the previous release if `%s` fails', (refused) => {
    expect(send(refused, 'one').status).toBe(0);
    const {status, shown} = send(refused, 'two', refused);
    expect([status, shown('current'), shown('previous')]).toEqual([1, 'one', undefined]);
    expect(send(refused, 'three').shown('current')).toBe('three');
  });

  test('leaves no release if the first deployment fails', () => {
    const {status, shown} = send('first', 'one', 'nginx -t');
    expect([status, shown('current')]).toEqual([1, undefined]);
  });
});

test('releases the newest commit on main that passed CI, or nothing if none passed', () => {
  const step = (name: string, passed: string): number | null => runStep('release', 'Find the newest commit of main that CI has passed', folderOf(name), {...envOf(folderOf(name)), PASSED: passed});
  expect(step('passed', 'abc')).toBe(0);
  expect(readFileSync(path.join(root, 'passed/output'), 'utf8')).toBe('sha=abc\n');
  expect(readFileSync(path.join(root, 'passed/gh-arguments'), 'utf8')).toContain('--workflow ci.yml --branch main --event push --status success --limit 1');
  expect(step('none', '')).toBe(1);
});

test.each([['few', 3], ['many', 3000]])('the issue about %s broken links names the run and stays within GitHub’s size limit', (name, count) => {
  const folder = folderOf(name);
  mkdirSync(path.join(folder, 'lychee'));
  writeFileSync(path.join(folder, 'lychee/out.md'), Array.from({length: count}, (_, index) => `* [404] <https://example.org/a-page-that-is-no-more/${index}>`).join('\n'));
  expect(runStep('external-links', 'Keep one issue up to date', folder, {...envOf(folder), PASSED: '7', EXIT_CODE: '2', RUN: 'https://example.org/run'})).toBe(0);
  const body = readFileSync(path.join(folder, 'body.md'), 'utf8');
  expect(body.length).toBeLessThan(65_536);
  expect(body).toMatch(/\/0>\n[^]*\n\[The run\]\(https:\/\/example\.org\/run\)\n$/);
  expect(body.includes('The list is cut here')).toBe(count > 1000);
  expect(readFileSync(path.join(folder, 'gh-arguments'), 'utf8')).toBe('issue edit 7 --body-file body.md\n');
});
