import {rmSync} from 'node:fs';
import path from 'node:path';
import {afterAll, describe, expect, test} from 'vitest';
import {parsePages} from '../../scripts/pages';
import {SAMPLES_FOLDER} from '../../scripts/samples/install';
import {HardhatProject} from './hardhat';
import {
  assemble,
  linkPackage,
  TEST_TIMEOUT_MS,
  runTool,
  SOLC,
  countStages,
  type Project,
} from './project';

/** Checks that each earlier stage of a tutorial builds. The tutorial's test file covers the last stage. */

interface Builder {
  /** Matches the file that identifies this kind of project. */
  readonly marker: RegExp;
  /** Matches the build inputs in the marker's folder. */
  readonly inputs: RegExp;
  build(folder: string, files: readonly string[]): void | Promise<void>;
}

const builders: readonly Builder[] = [
  {
    marker: /(^|\/)foundry\.toml$/,
    inputs: /\.(sol|toml)$/,
    build(folder) {
      linkPackage(folder, '@openzeppelin/contracts');
      runTool(folder, 'forge', ['test', '--use', SOLC]);
    },
  },
  {
    marker: /(^|\/)hardhat\.config\.ts$/,
    inputs: /\.(sol|ts|json)$/,
    build(folder) {
      new HardhatProject(folder).run('build');
      runTool(folder, 'tsc', ['--noEmit']);
    },
  },
  {
    marker: /(^|\/)next\.config\.ts$/,
    inputs: /(^|\/)src\/|\.(ts|json)$/,
    build(folder) {
      runTool(folder, 'tsc', ['--noEmit']);
    },
  },
  {
    marker: /(^|\/)vite\.config\.ts$/,
    inputs: /(^|\/)src\/|\.(ts|json|html)$/,
    build(folder) {
      runTool(folder, 'tsc', []);
      runTool(folder, 'vite', ['build']);
    },
  },
  {
    // The agent's runtime needs a model API key to start, so only import its modules.
    marker: /^src\/character\.ts$/,
    inputs: /^src\/.*\.ts$/,
    async build(folder, files) {
      for (const file of files) await import(path.join(folder, file));
    },
  },
];

interface BuildTask {
  readonly builder: Builder;
  readonly folder: string;
  readonly files: readonly string[];
  /** The contents of all inputs, to detect changes between stages. */
  readonly input: string;
}

/** Lists the builds that a stage needs. */
function listBuildTasks({folder, files}: Project): BuildTask[] {
  return builders.flatMap((builder) => {
    const marker = [...files.keys()].find((file) => builder.marker.test(file));
    if (marker === undefined) return [];
    const root =
      marker === 'src/character.ts'
        ? ''
        : path.posix.dirname(marker).replace(/^\.$/, '');
    const inputFiles = [...files].filter(
      ([file]) =>
        file.startsWith(root && `${root}/`) && builder.inputs.test(file),
    );
    return [
      {
        builder,
        folder: path.join(folder, root),
        files: inputFiles.map(([file]) => file),
        input: JSON.stringify(inputFiles),
      },
    ];
  });
}

const tutorials = parsePages('docs/learn')
  .map(({file}) =>
    file
      .replace(/^.*?docs\/learn\/(ecosystem-tutorials\/)?/, '')
      .replace(/\.mdx$/, ''),
  )
  .filter((name) => countStages(name) > 0);

const stageFolder = path.join(SAMPLES_FOLDER, '.work', 'stages');

afterAll(() => rmSync(stageFolder, {recursive: true, force: true}));

test('at least seven tutorials have stages', () => {
  expect(tutorials.length).toBeGreaterThanOrEqual(7);
});

describe.each(tutorials)('%s', (name) => {
  const builtInputs = new Set<string>();
  for (let stage = 1; stage < countStages(name); stage += 1) {
    test(
      `stage ${stage} builds from the code shown up to that point`,
      async () => {
        const project = assemble(name, {stage, parentFolder: stageFolder});
        const tasks = listBuildTasks(project);
        expect(
          tasks.length,
          'the stage must have something to build',
        ).toBeGreaterThan(0);
        for (const {builder, folder, files, input} of tasks) {
          // Skip builds whose inputs have not changed since the previous stage.
          if (!builtInputs.has(input)) {
            await builder.build(folder, files);
            builtInputs.add(input);
          }
        }
      },
      TEST_TIMEOUT_MS,
    );
  }
});
