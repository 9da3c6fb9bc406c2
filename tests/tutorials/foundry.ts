import type {Abi, Hex} from 'viem';
import type {Artifact} from './chain';
import {linkPackage, missingLines, readJson, runTool, SOLC, type Project} from './project';

/** Runs the project's tests and returns the lines that the page shows but the output lacks. */
export function forgeTest(project: Project): string[] {
  linkPackage(project.folder, '@openzeppelin/contracts');
  return missingLines(project, /^\[PASS\]|^Suite result/, runTool(project.folder, 'forge', ['test', '--use', SOLC]));
}

/** A contract compiled by forge. */
export function forgeArtifact({folder}: Project, name: string): Artifact {
  const {abi, bytecode} = readJson<{abi: Abi; bytecode: {object: Hex}}>(folder, 'out', `${name}.sol`, `${name}.json`);
  return {abi, bytecode: bytecode.object};
}
