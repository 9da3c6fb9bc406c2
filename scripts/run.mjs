// node scripts/run.mjs COMMAND …: installs the project's packages if they are missing, then runs a command of one of them.
// --build asks only for what a build needs. --no-install says what is missing and ends well: a hook of git does not install.
import path from 'node:path';
import {installPackages, isInstalled, run} from './install.mjs';

const words = process.argv.slice(2);
const options = words.slice(0, words.findIndex((word) => !word.startsWith('--')));
const [command, ...args] = words.slice(options.length);
const build = options.includes('--build');

if (!options.includes('--no-install')) {
  installPackages({build});
} else if (!isInstalled({build})) {
  console.log('Not checked: the packages are not installed → npm ci');
  process.exit(0);
}
const binaries = path.resolve('node_modules/.bin');
const env = {...process.env, PATH: `${binaries}${path.delimiter}${process.env.PATH}`};
process.exit(run(command, args, {env, shell: process.platform === 'win32'}) ? 0 : 1);
