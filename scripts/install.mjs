import {spawnSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';

/** Runs a command with its output shown; returns whether it ended well. */
export function run(command, args, options = {}) {
  const {status} = spawnSync(command, args, {stdio: 'inherit', ...options});
  return status === 0;
}

/** The lockfile as npm wrote it into node_modules tells what is installed. A build needs no packages of checks and tests. */
export function isInstalled({build = false} = {}) {
  const marker = 'node_modules/.package-lock.json';
  if (!existsSync(marker)) {
    return false;
  }
  const wanted = JSON.parse(readFileSync('package-lock.json', 'utf8')).packages;
  const present = JSON.parse(readFileSync(marker, 'utf8')).packages;
  return Object.entries(wanted).every(
    ([path, {version, optional, dev, devOptional}]) => path === '' || optional || (build && (dev || devOptional)) || present[path]?.version === version,
  );
}

/** Installs the packages of the lockfile unless they are there, for `build` without those of checks and tests; ends the process when that fails. */
export function installPackages({build = false} = {}) {
  if (isInstalled({build})) {
    return;
  }
  console.log(`Installing the packages ${build ? 'that a build needs' : 'of builds, checks and tests'} …`);
  if (!run('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error', ...(build ? ['--omit=dev'] : [])])) {
    console.error('`npm ci` failed → check the network, and that Node.js is 20 or newer');
    process.exit(1);
  }
}
