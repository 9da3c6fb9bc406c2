import {spawnSync} from 'node:child_process';
import {chmodSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';

interface Workflow {
  readonly jobs: Record<
    string,
    {readonly steps: readonly {readonly name?: string; readonly run?: string}[]}
  >;
}

/** Creates a stub for a program that a step calls. */
export function stubProgram(
  folder: string,
  name: string,
  script: string,
): void {
  writeFileSync(path.join(folder, name), `#!/bin/bash\n${script}\n`);
  chmodSync(path.join(folder, name), 0o755);
}

/** Runs a workflow step as GitHub does when no shell is specified, and returns the exit code. */
export function runStep(
  workflow: string,
  title: string,
  folder: string,
  env: Record<string, string>,
): number | null {
  const {jobs} = parse(
    readFileSync(`.github/workflows/${workflow}.yml`, 'utf8'),
  ) as Workflow;
  const script = Object.values(jobs)
    .flatMap(({steps}) => steps)
    .find(({name}) => name === title)?.run;
  if (script === undefined)
    throw new Error(`${workflow}.yml has no step "${title}".`);
  return spawnSync('bash', ['-e', '-c', script], {
    cwd: folder,
    env: {NODE_ENV: 'test', ...env},
    encoding: 'utf8',
  }).status;
}
