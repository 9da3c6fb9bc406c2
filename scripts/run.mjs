// node scripts/run.mjs COMMAND …: installs the project's packages if they are missing, then runs one of their commands.
// --build installs only the packages for a build. --built requires a built site. --no-install reports missing packages and exits with 0, for git hooks.
import {existsSync} from 'node:fs';
import {arePackagesInstalled, installPackages, runPackage} from './install.mjs';

const argv = process.argv.slice(2);
const options = argv.slice(
  0,
  argv.findIndex((argument) => !argument.startsWith('--')),
);
const [command, ...args] = argv.slice(options.length);
const buildOnly = options.includes('--build');

if (options.includes('--built') && !existsSync('build/index.html')) {
  console.error('No build found. Run `npm run build` first.');
  process.exit(1);
}
if (!options.includes('--no-install')) {
  installPackages({buildOnly});
} else if (!arePackagesInstalled({buildOnly})) {
  console.log('Skipped, because the packages are not installed. Run `npm ci`.');
  process.exit(0);
}
process.exit(await runPackage(command, args));
