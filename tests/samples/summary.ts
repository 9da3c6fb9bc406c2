import type {Result} from './check';
import type {Sample} from './sample';

const SCRIPT = new Set(['ts', 'tsx', 'js', 'jsx']);
/** Sections whose code readers build on. */
const STRICT_SECTION = /^docs\/(learn|api|get-started\/how-to)\//;

/** Share of samples that are checked in full, from 0 to 1. */
function fullShare(samples: readonly Sample[]): number {
  return samples.length === 0 ? 1 : samples.filter(({syntaxOnly}) => syntaxOnly === undefined).length / samples.length;
}

interface Bar {
  readonly name: string;
  readonly least: number;
  readonly reached: number;
}

/** What the samples as a whole have to reach. */
export function barsOf(samples: readonly Sample[]): Bar[] {
  const strict = samples.filter(({file}) => STRICT_SECTION.test(file));
  return [
    {name: 'TypeScript in learn, how-to and api compiled in full', least: 0.85, reached: fullShare(strict.filter(({language}) => SCRIPT.has(language)))},
    {name: 'Solidity in learn, how-to and api compiled in full', least: 1, reached: fullShare(strict.filter(({language}) => language === 'solidity'))},
  ];
}

/** Blocks of each language, how they were checked, and why some were only parsed. */
export function tableOf({samples}: Result): string {
  const languages = [...new Set(samples.map(({language}) => language))].sort();
  const rows = languages.map((language) => {
    const own = samples.filter((sample) => sample.language === language);
    const parsed = own.filter(({syntaxOnly}) => syntaxOnly !== undefined).length;
    return [language, own.length, own.length - parsed, parsed];
  });
  const lines = [['language', 'blocks', 'fully checked', 'syntax only'], ...rows].map(([language, ...numbers]) =>
    [String(language).padEnd(12), ...numbers.map((number) => String(number).padStart(14))].join(''),
  );
  const reasons = samples.filter(({syntaxOnly}) => syntaxOnly).map(({file, line, syntaxOnly}) => `  ${file}:${line}  ${syntaxOnly}`);
  return [...lines, '', 'Syntax only:', ...reasons].join('\n');
}
