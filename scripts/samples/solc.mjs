#!/usr/bin/env node
// Wraps the npm package `solc` in the native compiler's command-line interface, for tools that would otherwise download a compiler.
import {createRequire} from 'node:module';
import {readFileSync} from 'node:fs';

const solc = createRequire(import.meta.url)('solc');

if (process.argv.includes('--version')) {
  // Foundry parses the platform after the version and does not accept Emscripten.
  console.log(
    `solc, the solidity compiler commandline interface\nVersion: ${solc.version().replace('Emscripten.clang', 'Linux.g++')}`,
  );
} else {
  process.stdout.write(solc.compile(readFileSync(0, 'utf8')));
}
