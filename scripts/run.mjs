// node scripts/run.mjs COMMAND …: installs the project's packages if they are missing, then runs a command of one of them.
// With --no-install it says what is missing and ends well: a hook of git does not install.
import path from 'node:path';
import {installPackages, isInstalled, run} from './install.mjs';

const [first, ...others] = process.argv.slice(2);
const mayInstall = first !== '--no-install';
const [command, ...args] = mayInstall ? [first, ...others] : others;

if (mayInstall) {
  installPackages();
} else if (!isInstalled()) {
  console.log('Not checked: the packages are not installed → npm ci');
  process.exit(0);
}
const binaries = path.resolve('node_modules/.bin');
const env = {...process.env, PATH: `${binaries}${path.delimiter}${process.env.PATH}`};
process.exit(run(command, args, {env, shell: process.platform === 'win32'}) ? 0 : 1);
