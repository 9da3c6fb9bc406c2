import type {Abi, Hex} from 'viem';
import type {Artifact} from './chain';
import {
  linkPackage,
  findMissingLines,
  readJson,
  runTool,
  SOLC,
  type Project,
} from './project';

/** Runs the project's Forge tests, and returns the lines on the page that are missing from their output. */
export function runForgeTests(project: Project): string[] {
  linkPackage(project.folder, '@openzeppelin/contracts');
  return findMissingLines(
    project,
    /^\[PASS\]|^Suite result/,
    runTool(project.folder, 'forge', ['test', '--use', SOLC]),
  );
}

/** Reads a contract compiled by Forge. */
export function readForgeArtifact({folder}: Project, name: string): Artifact {
  const {abi, bytecode} = readJson<{abi: Abi; bytecode: {object: Hex}}>(
    folder,
    'out',
    `${name}.sol`,
    `${name}.json`,
  );
  return {abi, bytecode: bytecode.object};
}
