import {spawnSync} from 'node:child_process';
import {createRequire} from 'node:module';
import {existsSync, mkdirSync, readFileSync, renameSync, rmSync} from 'node:fs';
import path from 'node:path';
import {arePackagesInstalled} from '../install.mjs';

/** The folder with the packages that samples are checked against. */
export const SAMPLES_FOLDER = import.meta.dirname;

export const PACKAGES = path.join(SAMPLES_FOLDER, 'node_modules');

/** Packages listed under `sources` in package.json: installed without dependencies, which are large and not needed by any sample. */
export const SOURCES = path.join(SAMPLES_FOLDER, '.sources');

/** Our own contracts and type declarations, for imported packages that are not in the npm registry. */
export const STUBS = path.join(SAMPLES_FOLDER, 'stubs');

const binaries = path.join(PACKAGES, '.bin');

/** Loads a package installed from the samples' lockfile. */
export const requireSamplePackage = createRequire(
  path.join(SAMPLES_FOLDER, 'package.json'),
);

/** Environment in which commands find the samples' tools first, including Node.js 22, and send no telemetry. */
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

const readManifest = () =>
  JSON.parse(
    readFileSync(path.join(SAMPLES_FOLDER, 'package.json'), 'utf8'),
  ) as Manifest;

const readVersion = (folder: string): string | undefined => {
  const file = path.join(folder, 'package.json');
  return existsSync(file)
    ? (JSON.parse(readFileSync(file, 'utf8')) as {version: string}).version
    : undefined;
};

const findMissingSources = () =>
  Object.entries(readManifest().sources).filter(
    ([name, version]) => readVersion(path.join(SOURCES, name)) !== version,
  );

/** Downloads and unpacks packages without their dependencies. */
function installSources(): void {
  for (const [name, version] of findMissingSources()) {
    const folder = path.join(SOURCES, name);
    const unpackedFolder = path.join(SOURCES, '.unpacked');
    rmSync(folder, {recursive: true, force: true});
    rmSync(unpackedFolder, {recursive: true, force: true});
    mkdirSync(unpackedFolder, {recursive: true});
    const [{filename}] = JSON.parse(
      runNpm(
        [
          'pack',
          `${name}@${version}`,
          '--json',
          '--pack-destination',
          unpackedFolder,
        ],
        'pipe',
      ),
    ) as [{filename: string}];
    const {status} = spawnSync('tar', ['-xzf', path.basename(filename)], {
      cwd: unpackedFolder,
      stdio: 'inherit',
    });
    if (status !== 0) throw new Error(`${filename} could not be unpacked.`);
    mkdirSync(path.dirname(folder), {recursive: true});
    renameSync(path.join(unpackedFolder, 'package'), folder);
    rmSync(unpackedFolder, {recursive: true});
  }
}

/** Returns whether everything that package.json and the lockfile require is installed. */
export const areSamplePackagesInstalled = (): boolean =>
  arePackagesInstalled({folder: SAMPLES_FOLDER}) &&
  findMissingSources().length === 0;

/**
 * Installs the samples' packages if they are missing. Uses `npm install`, because `npm ci` rejects a lockfile without the binaries for other
 * operating systems, which not every registry has.
 */
export function installSamplePackages(): void {
  installSources();
  if (arePackagesInstalled({folder: SAMPLES_FOLDER})) return;
  console.log('Installing the packages in scripts/samples/package-lock.json…');
  // Install scripts would compile a database driver that no sample uses.
  const installCommand =
    'npm install --no-save --ignore-scripts --no-audit --no-fund';
  const {dependencies} = readManifest();
  // On older Node.js versions, npm skips Hardhat's binaries, which require the Node.js version installed with the samples.
  runNpm(
    Number(process.versions.node.split('.')[0]) < 22
      ? [
          'exec',
          '--yes',
          '--ignore-scripts=false',
          `--package=node@${dependencies.node}`,
          '--call',
          installCommand,
        ]
      : installCommand.split(' ').slice(1),
  );
  // `node` is the only package whose install script is needed, because it downloads Node.js itself. Our .npmrc disables all other install scripts.
  runNpm(['rebuild', '--ignore-scripts=false', 'node']);
}

function runNpm(
  args: readonly string[],
  output: 'inherit' | 'pipe' = 'inherit',
): string {
  const {status, stdout} = spawnSync('npm', args, {
    cwd: SAMPLES_FOLDER,
    stdio: ['inherit', output, 'inherit'],
    encoding: 'utf8',
  });
  if (status !== 0)
    throw new Error(`\`npm ${args.join(' ')}\` failed in scripts/samples.`);
  return stdout;
}
