import type {Heading} from 'mdast';
import {toString} from 'mdast-util-to-string';
import {spawn, spawnSync, type ChildProcess} from 'node:child_process';
import {
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import {createServer, type AddressInfo} from 'node:net';
import path from 'node:path';
import kill from 'tree-kill';
import {visit} from 'unist-util-visit';
import {findPageFiles, parsePage} from '../../scripts/pages';
import {SAMPLES_FOLDER, toolEnvironment} from '../../scripts/samples/install';
import {getProjectFiles} from '../../scripts/samples/project';
import {findSamples, type Sample} from '../../scripts/samples/sample';

/** The path of the Solidity compiler that Foundry uses. */
export const SOLC = path.join(SAMPLES_FOLDER, 'solc.mjs');

/** A timeout long enough for a build on a busy machine. */
export const TEST_TIMEOUT_MS = 240_000;

/** A tutorial's project, assembled in a folder. */
export interface Project {
  readonly folder: string;
  /** The contents of the project's files, by path. */
  readonly files: ReadonlyMap<string, string>;
  /** The page's `text` code blocks, which show expected output. */
  readonly outputs: readonly string[];
}

interface Tutorial {
  readonly samples: readonly Sample[];
  /** The line number of each stage's heading on the page. */
  readonly stageLines: readonly number[];
}

function readTutorial(name: string, section = 'docs/learn'): Tutorial {
  const file = findPageFiles(section).find((candidate) =>
    candidate.endsWith(`${name}.mdx`),
  );
  if (!file) throw new Error(`There is no tutorial named ${name}.`);
  const page = parsePage(file, readFileSync(file, 'utf8'));
  const stageLines: number[] = [];
  visit(page.tree, 'heading', (heading: Heading) => {
    if (heading.depth === 2 && /^Stage \d/.test(toString(heading))) {
      stageLines.push(heading.position?.start.line ?? 0);
    }
  });
  return {samples: findSamples(page).samples, stageLines};
}

export const countStages = (name: string): number =>
  readTutorial(name).stageLines.length;

interface AssembleOptions {
  /** The last stage to include; all stages by default. */
  readonly stage?: number;
  /** The folder that will contain the project's folder. */
  readonly parentFolder?: string;
  /** The folder that contains the page. */
  readonly section?: string;
}

/**
 * Writes a tutorial's files, as they are at the end of a stage, to an empty folder. The folder is inside
 * scripts/samples, so that tutorials resolve packages from there instead of installing them.
 */
export function assemble(
  name: string,
  {
    stage,
    parentFolder = path.join(SAMPLES_FOLDER, '.work', 'tutorials'),
    section,
  }: AssembleOptions = {},
): Project {
  const {samples, stageLines} = readTutorial(name, section);
  const end = stage === undefined ? Infinity : (stageLines[stage] ?? Infinity);
  const includedSamples = samples.filter(({line}) => line < end);
  const folder = path.join(
    parentFolder,
    stage === undefined ? name : `${name}-${stage}`,
  );
  rmSync(folder, {recursive: true, force: true});
  const files = getProjectFiles(includedSamples);
  for (const [title, text] of files) {
    // Next.js does not look for packages above the workspace root.
    if (
      title === 'pnpm-workspace.yaml' ||
      (title === 'package.json' && text.includes('"workspaces"'))
    ) {
      files.delete(title);
      continue;
    }
    const file = path.join(folder, title);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, text);
  }
  return {
    folder,
    files,
    outputs: includedSamples
      .filter(({language, title}) => language === 'text' && !title)
      .map(({code}) => code),
  };
}

/** Links a package into the project's node_modules, for tools that look only there. */
export function linkPackage(folder: string, name: string): void {
  const link = path.join(folder, 'node_modules', name);
  mkdirSync(path.dirname(link), {recursive: true});
  symlinkSync(path.join(SAMPLES_FOLDER, 'node_modules', name), link);
}

/** Runs a tool from scripts/samples in a folder and returns its output. Throws if the tool fails. */
export function runTool(
  folder: string,
  command: string,
  args: string[],
  environment: Record<string, string> = {},
): string {
  const {status, stdout, stderr, error} = spawnSync(command, args, {
    cwd: folder,
    env: {...toolEnvironment, CI: '1', FORCE_COLOR: '0', ...environment},
    encoding: 'utf8',
    input: 'y\n',
    maxBuffer: 2 ** 26,
  });
  if (status !== 0) {
    throw new Error(
      `${command} ${args.join(' ')} failed.\n${error?.message ?? ''}\n${stdout}\n${stderr}`,
    );
  }
  return stdout + stderr;
}

/** Tools that run in the background during the tests. `stop` also ends their child processes. */
export class BackgroundProcesses {
  private readonly processes: ChildProcess[] = [];

  start(
    folder: string,
    command: string,
    args: string[],
    environment: Record<string, string> = {},
  ): void {
    this.processes.push(
      spawn(command, args, {
        cwd: folder,
        env: {...toolEnvironment, ...environment},
        stdio: ['ignore', 'ignore', 'inherit'],
      }),
    );
  }

  async stop(): Promise<void> {
    const runningProcesses = this.processes.filter(
      ({exitCode, signalCode}) => exitCode === null && signalCode === null,
    );
    await Promise.all(
      runningProcesses.map(
        ({pid}) =>
          new Promise((resolve) =>
            pid === undefined
              ? resolve(undefined)
              : kill(pid, 'SIGTERM', resolve),
          ),
      ),
    );
  }
}

/** Finds a free TCP port. */
export function findFreePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const {port} = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

/** Waits until a condition is true. */
export async function waitUntil(
  condition: () => boolean | Promise<boolean>,
  milliseconds = 60_000,
): Promise<void> {
  const deadline = Date.now() + milliseconds;
  while (
    !(await Promise.resolve()
      .then(condition)
      .catch(() => false))
  ) {
    if (Date.now() > deadline)
      throw new Error(
        `Timed out after ${milliseconds / 1000} seconds while waiting for: ${String(condition)}`,
      );
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

/** Builds and serves a Next.js project, and returns its URL. */
export async function serveSite(
  folder: string,
  background: BackgroundProcesses,
  environment: Record<string, string>,
): Promise<string> {
  runTool(folder, 'next', ['build'], environment);
  const port = await findFreePort();
  background.start(
    folder,
    'next',
    ['start', '--port', String(port)],
    environment,
  );
  const url = `http://localhost:${port}`;
  await waitUntil(async () => (await fetch(url)).ok);
  return url;
}

/** Removes numbers that vary between runs: times, gas and memory usage. */
const stripMeasurements = (line: string) =>
  line.replace(/\s*\((?:runs|gas|\d+ ?ms).*|finished in.*/, '').trim();

/** Returns the lines of the page's expected output that match `pattern` but that the tool did not print. */
export function findMissingLines(
  {outputs}: Project,
  pattern: RegExp,
  printedText: string,
): string[] {
  const printedLines = new Set(printedText.split('\n').map(stripMeasurements));
  const expectedLines = outputs
    .flatMap((output) => output.split('\n'))
    .filter((line) => pattern.test(line));
  if (expectedLines.length === 0)
    throw new Error(`The page shows no output that matches ${pattern}.`);
  return expectedLines
    .map(stripMeasurements)
    .filter((line) => !printedLines.has(line));
}

export const readJson = <T>(...file: string[]): T =>
  JSON.parse(readFileSync(path.join(...file), 'utf8')) as T;
