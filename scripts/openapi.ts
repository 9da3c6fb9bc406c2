/**
 * Generates the pages of the Token API reference: updates openapi/token-api.yaml (if TOKEN_API_SPEC_URL is set), validates it and writes
 * generated/token-api. Run by `npm run openapi` before builds, `npm start` and type checks.
 */
import {execFileSync} from 'node:child_process';
import {mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {readEnvironment, readSpecificationUrl} from '../src/config/env';
import {
  generatedFolder,
  specificationFile,
} from '../src/features/apiReference/options';
import {
  assertValid,
  refresh,
} from '../src/features/apiReference/plugin/specification';

/**
 * The plugin's command line prints every file; its output matters only on failure. Without NODE_ENV, it would load the site like the dev
 * server, with packages that a build does not install.
 */
function generatePages(): void {
  try {
    execFileSync(
      process.execPath,
      [
        'node_modules/@docusaurus/core/bin/docusaurus.mjs',
        'gen-api-docs',
        'all',
      ],
      {
        stdio: 'pipe',
        encoding: 'utf8',
        env: {...process.env, NODE_ENV: 'production'},
      },
    );
  } catch (error) {
    const {stdout, stderr} = error as {stdout: string; stderr: string};
    throw new Error(`docusaurus gen-api-docs failed:\n${stdout}${stderr}`, {
      cause: error,
    });
  }
}

async function main(): Promise<void> {
  // Reports an invalid environment variable immediately, instead of through the first command that reads it.
  readEnvironment();
  const committedSource = readFileSync(specificationFile, 'utf8');
  const {source, message} = await refresh(
    committedSource,
    readSpecificationUrl(),
  );
  console.log(`Token API specification: ${message}`);
  await assertValid(source, specificationFile);
  if (source !== committedSource) {
    writeFileSync(specificationFile, source);
  }
  rmSync(generatedFolder, {recursive: true, force: true});
  mkdirSync(generatedFolder, {recursive: true});
  generatePages();
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
