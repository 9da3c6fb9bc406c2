import type {Result} from './check';
import {declaredPackages, STUB_REASONS} from './declared';
import type {Sample} from './sample';

const SCRIPT = new Set(['ts', 'tsx', 'js', 'jsx']);
/** Sections whose code readers build on. */
const STRICT_SECTION = /^docs\/(learn|api|get-started\/how-to)\//;

type Depth = 'full' | 'declared' | 'syntax';

/** How far a block was checked. */
function depthOf(sample: Sample, samples: readonly Sample[]): Depth {
  if (sample.syntaxOnly !== undefined) return 'syntax';
  return declaredPackages(sample, samples).length ? 'declared' : 'full';
}

/** Share of blocks that are checked in full, from 0 to 1. Blocks that only our own declarations could check do not count. */
function fullShare(samples: readonly Sample[], all: readonly Sample[]): number {
  const depths = samples.map((sample) => depthOf(sample, all)).filter((depth) => depth !== 'declared');
  return depths.length === 0 ? 1 : depths.filter((depth) => depth === 'full').length / depths.length;
}

interface Bar {
  readonly name: string;
  readonly least: number;
  readonly reached: number;
}

/** What the samples as a whole have to reach. */
export function barsOf(samples: readonly Sample[]): Bar[] {
  const strict = samples.filter(({file}) => STRICT_SECTION.test(file));
  const share = (languages: ReadonlySet<string>): number => fullShare(strict.filter(({language}) => languages.has(language)), samples);
  return [
    {name: 'TypeScript in learn, how-to and api compiled in full', least: 0.85, reached: share(SCRIPT)},
    {name: 'Solidity in learn, how-to and api compiled in full', least: 1, reached: share(new Set(['solidity']))},
  ];
}

/** Blocks of each language, how they were checked, and why some were only parsed. */
export function tableOf({samples}: Result): string {
  const depths = new Map(samples.map((sample) => [sample, depthOf(sample, samples)]));
  const languages = [...new Set(samples.map(({language}) => language))].sort();
  const rows = languages.map((language) => {
    const own = samples.filter((sample) => sample.language === language);
    const count = (depth: Depth): number => own.filter((sample) => depths.get(sample) === depth).length;
    return [language, own.length, count('full'), count('declared'), count('syntax')];
  });
  const lines = [['language', 'blocks', 'fully checked', 'our declarations', 'syntax only'], ...rows].map(([language, ...numbers]) =>
    [String(language).padEnd(12), ...numbers.map((number) => String(number).padStart(18))].join(''),
  );
  const list = (depth: Depth, reasonOf: (sample: Sample) => string): string[] =>
    samples.filter((sample) => depths.get(sample) === depth).map((sample) => `  ${sample.file}:${sample.line}  ${reasonOf(sample)}`);
  const declaredReason = (sample: Sample): string =>
    declaredPackages(sample, samples).map((name) => `${name} (${STUB_REASONS[name] ?? 'no reason given'})`).join(', ');
  return [
    ...lines,
    '',
    'Against our declarations, in no bar:',
    ...list('declared', declaredReason),
    '',
    'Syntax only:',
    ...list('syntax', ({syntaxOnly = ''}) => syntaxOnly),
  ].join('\n');
}
