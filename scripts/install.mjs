import {spawn, spawnSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** Runs a short command, showing its output; returns whether it succeeded. */
export function run(command, args, options = {}) {
  const {status} = spawnSync(command, args, {stdio: 'inherit', ...options});
  return status === 0;
}

/** Runs an installed package's command, showing its output; returns its exit code. A signal terminates its entire process tree. */
export async function runPackage(command, args) {
  const {default: kill} = await import('tree-kill');
  const PATH = `${path.resolve('node_modules/.bin')}${path.delimiter}${process.env.PATH}`;
  const child = spawn(command, args, {
    env: {...process.env, PATH},
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  let receivedSignal;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    process.on(signal, () => {
      receivedSignal = signal;
      kill(child.pid, signal);
    });
  }
  return new Promise((resolve) => {
    child.on('error', ({message}) => {
      console.error(message);
      resolve(1);
    });
    child.on('close', (status) =>
      resolve(receivedSignal ? 130 : (status ?? 1)),
    );
  });
}

/** Returns whether the packages in a folder's lockfile are installed. `buildOnly` ignores those used only by checks and tests. */
export function arePackagesInstalled({folder = '.', buildOnly = false} = {}) {
  const marker = path.join(folder, 'node_modules/.package-lock.json');
  if (!existsSync(marker)) return false;
  const lockedPackages = JSON.parse(
    readFileSync(path.join(folder, 'package-lock.json'), 'utf8'),
  ).packages;
  const installedPackages = JSON.parse(readFileSync(marker, 'utf8')).packages;
  return Object.entries(lockedPackages).every(
    ([name, {version, optional, dev, devOptional}]) =>
      name === '' ||
      optional ||
      (buildOnly && (dev || devOptional)) ||
      installedPackages[name]?.version === version,
  );
}

/** Installs missing packages from the lockfile; `buildOnly` omits those used only by checks and tests. Exits the process on failure. */
export function installPackages({buildOnly = false} = {}) {
  if (arePackagesInstalled({buildOnly})) return;
  console.log(
    `Installing the packages for ${buildOnly ? 'a build' : 'builds, checks and tests'}…`,
  );
  if (
    !run('npm', [
      'ci',
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
      ...(buildOnly ? ['--omit=dev'] : []),
    ])
  ) {
    console.error(
      '`npm ci` failed. Check your network connection, and that Node.js is version 20.19 or later.',
    );
    process.exit(1);
  }
}
