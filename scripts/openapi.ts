/**
 * Generates the pages of the Token API reference: updates openapi/token-api.yaml (if TOKEN_API_SPEC_URL is set), validates it and writes
 * generated/token-api. Run by `npm run openapi` before builds, `npm start` and type checks.
 */
import commander from 'commander';
import type {LoadContext, PluginModule} from '@docusaurus/types';
import * as openapiDocs from 'docusaurus-plugin-openapi-docs';
import {mkdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {readEnvironment, readSpecificationUrl} from '../src/config/env';
import {
  generatedFolder,
  openapi,
  referenceDocs,
  specificationFile,
} from '../src/features/apiReference/options';
import {
  assertValid,
  refresh,
} from '../src/features/apiReference/plugin/specification';

// The package's types cover only its options.
const {default: createPlugin} = openapiDocs as unknown as {
  default: PluginModule;
};

/**
 * Runs the plugin's command without loading the site, as Docusaurus' command line would. The command prints every file, which matters only on
 * failure.
 */
async function generatePages(): Promise<void> {
  const context = {
    siteDir: process.cwd(),
    siteConfig: {
      presets: [],
      plugins: [
        ['docusaurus-plugin-openapi-docs', openapi],
        ['@docusaurus/plugin-content-docs', referenceDocs],
      ],
    },
  } as unknown as LoadContext;
  const plugin = await createPlugin(context, openapi);
  plugin?.extendCli?.(commander);
  const {log} = console;
  const output: string[] = [];
  console.log = (text: string) => output.push(text);
  try {
    for (const id of Object.keys(openapi.config)) {
      await commander.parseAsync(['gen-api-docs', id], {from: 'user'});
    }
  } catch (error) {
    throw new Error(`gen-api-docs failed:\n${output.join('\n')}`, {
      cause: error,
    });
  } finally {
    console.log = log;
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
  await generatePages();
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
