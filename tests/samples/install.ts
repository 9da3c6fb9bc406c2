import {spawnSync} from 'node:child_process';
import {createRequire} from 'node:module';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** Folder with the packages that samples are checked against. */
export const SAMPLES_FOLDER = import.meta.dirname;

/** Contracts and declarations of ours for imports that no package of the registry answers. */
export const STUBS = path.join(SAMPLES_FOLDER, 'stubs');

const binaries = path.join(SAMPLES_FOLDER, 'node_modules', '.bin');

/** Loads a package of the samples' own lockfile. */
export const requireSamplePackage = createRequire(path.join(SAMPLES_FOLDER, 'package.json'));

/** Environment in which commands find the samples' tools first, Node.js 22 among them, and talk to nobody. */
export const toolEnvironment: NodeJS.ProcessEnv = {
  ...process.env,
  PATH: `${binaries}${path.delimiter}${process.env.PATH}`,
  NEXT_TELEMETRY_DISABLED: '1',
  HARDHAT_DISABLE_TELEMETRY_PROMPT: 'true',
  DO_NOT_TRACK: '1',
};

interface Lockfile {
  packages: Record<string, {version?: string; optional?: boolean}>;
}

const lockfile = (file: string) => (JSON.parse(readFileSync(path.join(SAMPLES_FOLDER, file), 'utf8')) as Lockfile).packages;

/** Whether node_modules holds what the lockfile asks for. */
export function areSamplePackagesInstalled(): boolean {
  const marker = 'node_modules/.package-lock.json';
  if (!existsSync(path.join(SAMPLES_FOLDER, marker))) {
    return false;
  }
  const present = lockfile(marker);
  return Object.entries(lockfile('package-lock.json')).every(
    ([name, {version, optional}]) => name === '' || optional || present[name]?.version === version,
  );
}

/**
 * Installs the samples' packages unless they are there. It is `npm install` and not `npm ci`, because `npm ci` refuses a
 * lockfile without the binaries of other operating systems, and not every registry has them all.
 */
export function installSamplePackages(): void {
  if (areSamplePackagesInstalled()) {
    return;
  }
  console.log('Installing packages of tests/samples/package-lock.json …');
  // Install scripts would compile a database driver that no sample runs.
  const install = 'npm install --no-save --ignore-scripts --no-audit --no-fund';
  const {dependencies} = JSON.parse(readFileSync(path.join(SAMPLES_FOLDER, 'package.json'), 'utf8')) as {dependencies: Record<string, string>};
  // npm on an older Node.js leaves out Hardhat's binaries, which need the version that comes with the samples.
  npm(Number(process.versions.node.split('.')[0]) < 22 ? ['exec', '--yes', `--package=node@${dependencies.node}`, '--call', install] : install.split(' ').slice(1));
  // The one package whose install script is needed: it fetches that Node.js.
  npm(['rebuild', 'node']);
}

function npm(args: readonly string[]): void {
  const {status} = spawnSync('npm', args, {cwd: SAMPLES_FOLDER, stdio: 'inherit'});
  if (status !== 0) {
    throw new Error(`\`npm ${args.join(' ')}\` failed in tests/samples.`);
  }
}
