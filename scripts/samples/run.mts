// npm run samples [PART OF A PATH …]: checks every code block in docs/, and the code blocks that the build adds.
// Last line: `N passed, N failed`. --install only installs the packages that the blocks are checked against.
import {mkdirSync, writeFileSync} from 'node:fs';
import {formatFinding} from '../check/finding';
import {parsePages} from '../pages';
import {checkPages} from './check';
import {hasPython} from './checkers/parsers';
import {hasShellCheck} from './checkers/shell';
import {getGeneratedSamples} from './generatedSamples';
import {installSamplePackages} from './install';

const REPORT = '.test-results/samples.json';
/** Sections with code that readers build on, and the minimum share of their TypeScript that must be compiled rather than only parsed. */
const STRICT_SECTIONS = /^docs\/(?:learn|api|get-started\/how-to)\/.*\.mdx$/;
const MIN_COMPILED_SHARE = 0.85;

installSamplePackages();
const filters = process.argv.slice(2);
if (filters.includes('--install')) {
  process.exit();
}
const isSelected = ({file}: {readonly file: string}): boolean =>
  filters.length === 0 || filters.some((text) => file.includes(text));
const {samples, problems} = await checkPages(
  parsePages().filter(isSelected),
  getGeneratedSamples().filter(isSelected),
);
for (const {file, line, message} of problems) {
  console.error(
    formatFinding({file, line, column: 1, rule: 'samples', message}),
  );
}
if (!hasShellCheck) {
  console.log(
    'ShellCheck is not installed: bash blocks were only parsed with `bash -n`.',
  );
}
if (!hasPython && samples.some(({language}) => language === 'python')) {
  console.log('Python is not installed: its blocks were not checked.');
}

const typescript = samples.filter(
  ({file, language}) =>
    STRICT_SECTIONS.test(file) && /^[jt]sx?$/.test(language),
);
const compiledShare =
  typescript.filter(({syntaxOnlyReason}) => syntaxOnlyReason === undefined)
    .length / typescript.length;
const isBelowMinimum =
  filters.length === 0 && compiledShare < MIN_COMPILED_SHARE;
if (isBelowMinimum) {
  console.error(
    `Only ${(compiledShare * 100).toFixed(1)}% of the TypeScript in learn, how-to and api is compiled; the minimum is ${MIN_COMPILED_SHARE * 100}%.`,
  );
}

const failedBlockCount = samples.filter(({file, line, code}) =>
  problems.some(
    (problem) =>
      problem.file === file &&
      problem.line >= line - 1 &&
      problem.line < line + code.split('\n').length,
  ),
).length;
// A problem outside all blocks counts as one failure.
const failureCount =
  Math.max(failedBlockCount, problems.length > 0 ? 1 : 0) +
  (isBelowMinimum ? 1 : 0);
mkdirSync('.test-results', {recursive: true});
writeFileSync(
  REPORT,
  JSON.stringify({
    passed: samples.length - failedBlockCount,
    failed: failureCount,
  }),
);
console.log(
  `${samples.length - failedBlockCount} passed, ${failureCount} failed`,
);
process.exitCode = failureCount === 0 ? 0 : 1;
