import {spawnSync} from 'node:child_process';
import {createRequire} from 'node:module';
import {existsSync, mkdirSync, readFileSync, renameSync, rmSync} from 'node:fs';
import path from 'node:path';

/** Folder with the packages that samples are checked against. */
export const SAMPLES_FOLDER = import.meta.dirname;

export const PACKAGES = path.join(SAMPLES_FOLDER, 'node_modules');

/** Packages of `sources` in package.json: their files only, because what they depend on is large and no sample needs it. */
export const SOURCES = path.join(SAMPLES_FOLDER, '.sources');

/** Contracts and declarations of ours for imports that no package of the registry answers. */
export const STUBS = path.join(SAMPLES_FOLDER, 'stubs');

const binaries = path.join(PACKAGES, '.bin');

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

interface Manifest {
  dependencies: Record<string, string>;
  sources: Record<string, string>;
}

const manifest = () => JSON.parse(readFileSync(path.join(SAMPLES_FOLDER, 'package.json'), 'utf8')) as Manifest;

interface Lockfile {
  packages: Record<string, {version?: string; optional?: boolean}>;
}

const lockfile = (file: string) => (JSON.parse(readFileSync(path.join(SAMPLES_FOLDER, file), 'utf8')) as Lockfile).packages;

const readVersion = (folder: string): string | undefined => {
  const file = path.join(folder, 'package.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as {version: string}).version : undefined;
};

const missingSources = () => Object.entries(manifest().sources).filter(([name, version]) => readVersion(path.join(SOURCES, name)) !== version);

/** Unpacks packages without what they depend on. */
function installSources(): void {
  for (const [name, version] of missingSources()) {
    const folder = path.join(SOURCES, name);
    const unpacked = path.join(SOURCES, '.unpacked');
    rmSync(folder, {recursive: true, force: true});
    rmSync(unpacked, {recursive: true, force: true});
    mkdirSync(unpacked, {recursive: true});
    const [{filename}] = JSON.parse(npm(['pack', `${name}@${version}`, '--json', '--pack-destination', unpacked], 'pipe')) as [{filename: string}];
    const {status} = spawnSync('tar', ['-xzf', path.basename(filename)], {cwd: unpacked, stdio: 'inherit'});
    if (status !== 0) throw new Error(`${filename} could not be unpacked.`);
    mkdirSync(path.dirname(folder), {recursive: true});
    renameSync(path.join(unpacked, 'package'), folder);
    rmSync(unpacked, {recursive: true});
  }
}

/** Whether everything is there that package.json and the lockfile ask for. */
export function areSamplePackagesInstalled(): boolean {
  return areDependenciesInstalled() && missingSources().length === 0;
}

function areDependenciesInstalled(): boolean {
  const marker = 'node_modules/.package-lock.json';
  if (!existsSync(path.join(SAMPLES_FOLDER, marker))) return false;
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
  installSources();
  if (areDependenciesInstalled()) return;
  console.log('Installing packages of scripts/samples/package-lock.json …');
  // Install scripts would compile a database driver that no sample runs.
  const install = 'npm install --no-save --ignore-scripts --no-audit --no-fund';
  const {dependencies} = manifest();
  // npm on an older Node.js leaves out Hardhat's binaries, which need the version that comes with the samples.
  npm(Number(process.versions.node.split('.')[0]) < 22 ? ['exec', '--yes', '--ignore-scripts=false', `--package=node@${dependencies.node}`, '--call', install] : install.split(' ').slice(1));
  // The one package whose install script is needed: it fetches that Node.js. Our .npmrc refuses install scripts to all others.
  npm(['rebuild', '--ignore-scripts=false', 'node']);
}

function npm(args: readonly string[], output: 'inherit' | 'pipe' = 'inherit'): string {
  const {status, stdout} = spawnSync('npm', args, {cwd: SAMPLES_FOLDER, stdio: ['inherit', output, 'inherit'], encoding: 'utf8'});
  if (status !== 0) throw new Error(`\`npm ${args.join(' ')}\` failed in scripts/samples.`);
  return stdout;
}
