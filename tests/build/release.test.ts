import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {runStep, stubProgram} from './workflows/steps';

// Runs the real workflow steps against a local folder instead of the host, with stubs for the host's programs.
const root = mkdtempSync(path.join(tmpdir(), 'release-'));
afterAll(() => rmSync(root, {recursive: true, force: true}));

beforeAll(() => {
  stubProgram(
    root,
    'rsync',
    'shift 4; target="${*: -1}"; mkdir -p "${target#*:}"; cp -r "${@:1:$#-1}" "${target#*:}"',
  );
  stubProgram(root, 'ssh', 'exec bash -c "$4"');
  stubProgram(
    root,
    'sudo',
    'echo "$@" >> "$HOME/sudo-calls"; [ "$1 $2" != "$FAILING_COMMAND" ]',
  );
  stubProgram(root, 'gh', 'echo "$@" > gh-arguments; printf "%s" "$PASSED"');
});

const createEnv = (folder: string): Record<string, string> => ({
  PATH: `${root}${path.delimiter}${process.env.PATH}`,
  HOME: folder,
  GITHUB_REPOSITORY: 'acme/docs',
  GITHUB_OUTPUT: path.join(folder, 'output'),
});

function createFolder(name: string): string {
  const folder = path.join(root, name);
  mkdirSync(folder, {recursive: true});
  return folder;
}

describe('deploying to the host', () => {
  /** Deploys a site with one page that contains the given text. */
  function deploy(
    name: string,
    text: string,
    failingCommand = '',
  ): {
    readonly status: number | null;
    readonly readPage: (folder: string) => string | undefined;
  } {
    const folder = createFolder(name);
    const host = path.join(folder, 'host');
    mkdirSync(host, {recursive: true});
    for (const part of ['build', 'hosting']) {
      mkdirSync(path.join(folder, part), {recursive: true});
      writeFileSync(path.join(folder, part, 'page'), text);
    }
    const status = runStep(
      'release',
      'Deploy the site and its host configuration',
      folder,
      {
        ...createEnv(folder),
        FAILING_COMMAND: failingCommand,
        DEPLOY_HOST: 'host',
        DEPLOY_FOLDER: host,
        DEPLOY_KEY: 'key',
        DEPLOY_KNOWN_HOSTS: 'host',
      },
    );
    return {
      status,
      readPage: (release) => {
        const file = path.join(host, release, 'build/page');
        return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
      },
    };
  }

  test('switches to the new release and keeps the previous one', () => {
    expect(deploy('good', 'one').status).toBe(0);
    const {status, readPage} = deploy('good', 'two');
    expect([status, readPage('current'), readPage('previous')]).toEqual([
      0,
      'two',
      'one',
    ]);
    expect(readFileSync(path.join(root, 'good/sudo-calls'), 'utf8')).toBe(
      'nginx -t\nsystemctl reload nginx\n'.repeat(2),
    );
  });

  test.each(['nginx -t', 'systemctl reload'])(
    'rolls back to the previous release if `%s` fails',
    (failingCommand) => {
      expect(deploy(failingCommand, 'one').status).toBe(0);
      const {status, readPage} = deploy(failingCommand, 'two', failingCommand);
      expect([status, readPage('current'), readPage('previous')]).toEqual([
        1,
        'one',
        undefined,
      ]);
      expect(deploy(failingCommand, 'three').readPage('current')).toBe('three');
    },
  );

  test('leaves no current release if the first deployment fails', () => {
    const {status, readPage} = deploy('first', 'one', 'nginx -t');
    expect([status, readPage('current')]).toEqual([1, undefined]);
  });
});

test('the workflow selects the newest commit on main that passed CI, and fails if there is none', () => {
  const runReleaseStep = (name: string, passed: string): number | null =>
    runStep(
      'release',
      'Find the newest commit on main that passed CI',
      createFolder(name),
      {...createEnv(createFolder(name)), PASSED: passed},
    );
  expect(runReleaseStep('passed', 'abc')).toBe(0);
  expect(readFileSync(path.join(root, 'passed/output'), 'utf8')).toBe(
    'sha=abc\n',
  );
  expect(
    readFileSync(path.join(root, 'passed/gh-arguments'), 'utf8'),
  ).toContain(
    '--workflow ci.yml --branch main --event push --status success --limit 1',
  );
  expect(runReleaseStep('none', '')).toBe(1);
});

test.each([
  ['few', 3],
  ['many', 3000],
])(
  'an issue that lists %s broken links contains the run’s URL and stays within GitHub’s size limit',
  (name, count) => {
    const folder = createFolder(name);
    mkdirSync(path.join(folder, 'lychee'));
    writeFileSync(
      path.join(folder, 'lychee/out.md'),
      Array.from(
        {length: count},
        (_, index) => `* [404] <https://example.org/missing-page/${index}>`,
      ).join('\n'),
    );
    expect(
      runStep('external-links', 'Create, update or close the issue', folder, {
        ...createEnv(folder),
        PASSED: '7',
        EXIT_CODE: '2',
        RUN: 'https://example.org/run',
      }),
    ).toBe(0);
    const body = readFileSync(path.join(folder, 'body.md'), 'utf8');
    expect(body.length).toBeLessThan(65_536);
    expect(body).toMatch(
      /\/0>\n[^]*\n\[Workflow run\]\(https:\/\/example\.org\/run\)\n$/,
    );
    expect(body.includes('The list is truncated')).toBe(count > 1000);
    expect(readFileSync(path.join(folder, 'gh-arguments'), 'utf8')).toBe(
      'issue edit 7 --body-file body.md\n',
    );
  },
);
