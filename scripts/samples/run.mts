// npm run samples [PART OF A PATH …]: checks every code block of docs/, and those that the build adds.
// Last line: `N passed, N failed`. --install only installs the packages that the blocks are checked against.
import {mkdirSync, writeFileSync} from 'node:fs';
import {format} from '../check/finding';
import {pages} from '../pages';
import {checkPages} from './check';
import {hasShellCheck} from './checkers/shell';
import {getGeneratedSamples} from './generatedSamples';
import {installSamplePackages} from './install';

const REPORT = '.test-results/samples.json';
/** Sections with code that readers build on, and the minimum share of their TypeScript that must compile rather than only parse. */
const STRICT_SECTIONS = /^docs\/(learn|api|get-started\/how-to)\/.*\.mdx$/;
const LEAST_SHARE = 0.85;

installSamplePackages();
const words = process.argv.slice(2);
if (words.includes('--install')) {
  process.exit();
}
const isSelected = ({file}: {readonly file: string}): boolean => words.length === 0 || words.some((word) => file.includes(word));
const {samples, problems} = await checkPages(pages().filter(isSelected), getGeneratedSamples().filter(isSelected));
for (const {file, line, message} of problems) {
  console.error(format({file, line, column: 1, rule: 'samples', message}));
}
if (!hasShellCheck) {
  console.log('ShellCheck is not installed: bash blocks were only parsed with `bash -n`.');
}

const typescript = samples.filter(({file, language}) => STRICT_SECTIONS.test(file) && /^[jt]sx?$/.test(language));
const share = typescript.filter(({syntaxOnly}) => syntaxOnly === undefined).length / typescript.length;
const isTooLittle = words.length === 0 && share < LEAST_SHARE;
if (isTooLittle) {
  console.error(`Only ${(share * 100).toFixed(1)} % of the TypeScript in learn, how-to and api is compiled; ${LEAST_SHARE * 100} % must be.`);
}

const wrong = samples.filter(({file, line, code}) => problems.some((problem) => problem.file === file && problem.line >= line - 1 && problem.line < line + code.split('\n').length)).length;
// A problem outside all blocks counts as one failure.
const failed = Math.max(wrong, problems.length > 0 ? 1 : 0) + (isTooLittle ? 1 : 0);
mkdirSync('.test-results', {recursive: true});
writeFileSync(REPORT, JSON.stringify({passed: samples.length - wrong, failed}));
console.log(`${samples.length - wrong} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
