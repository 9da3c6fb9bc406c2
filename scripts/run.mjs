// node scripts/run.mjs COMMAND …: installs the project's packages if they are missing, then runs one of their commands.
// --build installs only the packages for a build. --built requires a built site. --no-install reports missing packages and succeeds, for git hooks.
import {existsSync} from 'node:fs';
import {installPackages, isInstalled, runPackage} from './install.mjs';

const words = process.argv.slice(2);
const options = words.slice(0, words.findIndex((word) => !word.startsWith('--')));
const [command, ...args] = words.slice(options.length);
const build = options.includes('--build');

if (options.includes('--built') && !existsSync('build/index.html')) {
  console.error('There is no built site → npm run build');
  process.exit(1);
}
if (!options.includes('--no-install')) {
  installPackages({build});
} else if (!isInstalled({build})) {
  console.log('Not checked: the packages are not installed → npm ci');
  process.exit(0);
}
process.exit(await runPackage(command, args));
