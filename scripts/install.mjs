import {spawnSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';

/** Runs a command with its output shown; returns whether it ended well. */
export function run(command, args, options = {}) {
  const {status} = spawnSync(command, args, {stdio: 'inherit', ...options});
  return status === 0;
}

/** The lockfile as npm wrote it into node_modules tells what is installed. */
export function isInstalled() {
  const marker = 'node_modules/.package-lock.json';
  if (!existsSync(marker)) {
    return false;
  }
  const wanted = JSON.parse(readFileSync('package-lock.json', 'utf8')).packages;
  const present = JSON.parse(readFileSync(marker, 'utf8')).packages;
  return Object.entries(wanted).every(
    ([path, {version, optional}]) => path === '' || optional || present[path]?.version === version,
  );
}

/** Installs the packages of the lockfile unless they are there; ends the process when that fails. */
export function installPackages() {
  if (isInstalled()) {
    return;
  }
  console.log('Installing packages of package-lock.json …');
  if (!run('npm', ['ci', '--no-audit', '--no-fund'])) {
    console.error('`npm ci` failed. Check the network and that Node.js is 20 or newer.');
    process.exit(1);
  }
}
