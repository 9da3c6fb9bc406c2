import {rmSync} from 'node:fs';
import path from 'node:path';
import {afterAll, describe, expect, test} from 'vitest';
import {parsePages} from '../../scripts/pages';
import {SAMPLES_FOLDER} from '../../scripts/samples/install';
import {HardhatProject} from './hardhat';
import {assemble, linkPackage, PATIENCE, runTool, SOLC, stageCount, type Project} from './project';

/** Checks that the earlier stages of each tutorial build on their own. The tutorial's own test covers the last stage. */

/** A placeholder for addresses that the reader gets from a deployment. */
const ADDRESS = '0x5FbDB2315678afecb367f032d93F642f64180aa3';

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
      const names = ['NEXT_PUBLIC_VAULT_ADDRESS', 'NEXT_PUBLIC_VOTING_ADDRESS', 'NEXT_PUBLIC_MARKETPLACE_ADDRESS'];
      runTool(folder, 'next', ['build'], Object.fromEntries(names.map((name) => [name, ADDRESS])));
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
      for (const file of files) {
        await import(path.join(folder, file));
      }
    },
  },
];

interface Work {
  readonly builder: Builder;
  readonly folder: string;
  readonly files: readonly string[];
  /** The contents of all inputs, to detect changes between stages. */
  readonly input: string;
}

/** What to build at a stage. */
function workOf({folder, files}: Project): Work[] {
  return builders.flatMap((builder) => {
    const marker = [...files.keys()].find((file) => builder.marker.test(file));
    if (marker === undefined) return [];
    const root = marker === 'src/character.ts' ? '' : path.posix.dirname(marker).replace(/^\.$/, '');
    const own = [...files].filter(([file]) => file.startsWith(root && `${root}/`) && builder.inputs.test(file));
    return [{builder, folder: path.join(folder, root), files: own.map(([file]) => file), input: JSON.stringify(own)}];
  });
}

const tutorials = parsePages('docs/learn')
  .map(({file}) => file.replace(/^.*?docs\/learn\/(ecosystem-tutorials\/)?/, '').replace(/\.mdx$/, ''))
  .filter((name) => stageCount(name) > 0);

const stageFolder = path.join(SAMPLES_FOLDER, '.work', 'stages');

afterAll(() => rmSync(stageFolder, {recursive: true, force: true}));

test('every tutorial except the overviews has stages', () => {
  expect(tutorials.length).toBeGreaterThanOrEqual(7);
});

describe.each(tutorials)('%s', (name) => {
  const built = new Set<string>();
  for (let stage = 1; stage < stageCount(name); stage += 1) {
    test(`stage ${stage} builds from the code shown up to that point`, async () => {
      const project = assemble(name, {stage, below: stageFolder});
      const work = workOf(project);
      expect(work.length, 'nothing to build').toBeGreaterThan(0);
      for (const {builder, folder, files, input} of work) {
        // Skip what has not changed since the previous stage.
        if (!built.has(input)) {
          await builder.build(folder, files);
          built.add(input);
        }
      }
    }, PATIENCE);
  }
});
