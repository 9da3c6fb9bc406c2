import {readFileSync} from 'node:fs';

/** Stops the build when a file of a dependency no longer contains what a patch relies on. */
export function assertSource(patch: string, module: string, expected: string): void {
  let source = '';
  try {
    source = readFileSync(require.resolve(module), 'utf8');
  } catch {
    // Reported below, like a file that has changed.
  }
  if (!source.includes(expected)) {
    throw new Error(`src/engine/${patch}: ${module} no longer contains "${expected}" → adapt the patch, or remove it if Docusaurus does the same by now.`);
  }
}
