import type {Abi, Hex} from 'viem';
import type {Artifact} from './chain';
import {linkPackage, missingLines, readJson, runTool, SOLC, type Project} from './project';

/** Runs the project's tests; returns the lines of output that the page promises and that did not come. */
export function forgeTest(project: Project): string[] {
  linkPackage(project.folder, '@openzeppelin/contracts');
  return missingLines(project, /^\[PASS\]|^Suite result/, runTool(project.folder, 'forge', ['test', '--use', SOLC]));
}

/** A contract as forge compiled it. */
export function forgeArtifact({folder}: Project, name: string): Artifact {
  const {abi, bytecode} = readJson<{abi: Abi; bytecode: {object: Hex}}>(folder, 'out', `${name}.sol`, `${name}.json`);
  return {abi, bytecode: bytecode.object};
}
