import {existsSync} from 'node:fs';
import path from 'node:path';
import {PACKAGES, SOURCES, STUBS} from './install';
import type {Sample} from './sample';

/** Why a package of `stubs/` is not installed: a block that imports it is checked against what our own page says of it. */
export const STUB_REASONS: Readonly<Record<string, string>> = {
  '@lfdt-lineth/sdk-core': 'the npm registry answers 404',
  '@lfdt-lineth/sdk-viem': 'the npm registry answers 404',
  generated: 'envio generates it from files of the page',
  'lineth-monorepo': 'the sources of the protocol are in no npm package',
};

const IMPORT = /(?:\bfrom|\bimport|\brequire\()\s*["']([^"']+)["']/g;

const importsOf = ({code}: Sample): string[] => [...code.matchAll(IMPORT)].map(([, name = '']) => name);

/** `@scope/name/file` is of `@scope/name`. */
const packageOf = (name: string): string => name.split('/').slice(0, name.startsWith('@') ? 2 : 1).join('/');

const isStub = (name: string): boolean => existsSync(path.join(STUBS, name)) && ![PACKAGES, SOURCES].some((folder) => existsSync(path.join(folder, name)));

/** Whether an import of one file leads to another of the page's project. */
const leadsTo = (from: Sample, name: string, to: Sample): boolean =>
  name.startsWith('.') && to.title?.replace(/\.\w+$/, '') === path.posix.join(path.posix.dirname(from.title ?? ''), name).replace(/\.\w+$/, '');

/**
 * The packages of ours that a block was checked against, directly or through another file of its page; none for a block
 * that was checked against published packages alone.
 */
export function declaredPackages(sample: Sample, samples: readonly Sample[], seen: ReadonlySet<Sample> = new Set()): string[] {
  const page = samples.filter(({file, title}) => file === sample.file && title);
  const found = importsOf(sample).flatMap((name) => {
    const others = page.filter((other) => other !== sample && !seen.has(other) && leadsTo(sample, name, other));
    return [
      ...[packageOf(name)].filter(isStub),
      ...others.flatMap((other) => declaredPackages(other, samples, new Set([...seen, sample]))),
    ];
  });
  return [...new Set(found)].sort();
}
