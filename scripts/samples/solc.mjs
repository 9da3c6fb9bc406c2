#!/usr/bin/env node
// The compiler of the npm package `solc` with the command line of the native one, for tools that would download theirs.
import {createRequire} from 'node:module';
import {readFileSync} from 'node:fs';

const solc = createRequire(import.meta.url)('solc');

if (process.argv.includes('--version')) {
  // Foundry reads the platform's name behind the version and knows no Emscripten.
  console.log(`solc, the solidity compiler commandline interface\nVersion: ${solc.version().replace('Emscripten.clang', 'Linux.g++')}`);
} else {
  process.stdout.write(solc.compile(readFileSync(0, 'utf8')));
}
