// npm run samples: checks every code block of docs/, or only of the pages whose path contains one of the arguments.
// Last line: `N passed, N failed`. --install only installs the packages that the blocks are checked against.
import {mkdirSync, writeFileSync} from 'node:fs';
import {checkPages} from './check';
import {hasShellCheck} from './checkers/shell';
import {contractCalls} from './contractCalls';
import {rpcCalls} from './rpcCalls';
import {installSamplePackages} from './install';
import {barsOf, tableOf} from './summary';
import {format} from '../check/finding';
import {pages} from '../pages';

const REPORT = '.test-results/samples.json';

installSamplePackages();
const wanted = process.argv.slice(2);
if (wanted.includes('--install')) {
  process.exit();
}
const isWanted = ({file}: {readonly file: string}): boolean => wanted.length === 0 || wanted.some((part) => file.includes(part));
const result = await checkPages(pages().filter(isWanted), [...contractCalls(), ...rpcCalls()].filter(isWanted));
const {samples, problems} = result;

for (const {file, line, message} of problems) {
  console.error(format({file, line, column: 1, rule: 'samples', message}));
}
console.log(`\n${tableOf(result)}\n`);
if (!hasShellCheck) {
  console.log('ShellCheck is not installed: bash blocks were only parsed with `bash -n`.');
}

// The bars are about the whole of docs/, and what its writers wrote.
const bars = wanted.length === 0 ? barsOf(samples.filter(({file}) => file.endsWith('.mdx'))) : [];
for (const {name, least, reached} of bars) {
  console.log(`${reached >= least ? '✓' : '✗'} ${name}: ${(reached * 100).toFixed(1)} % (at least ${least * 100} %)`);
}

const isWrong = ({file, line, code}: (typeof samples)[number]) =>
  problems.some((problem) => problem.file === file && problem.line >= line - 1 && problem.line < line + code.split('\n').length);
const wrong = samples.filter(isWrong).length;
const missed = bars.filter(({least, reached}) => reached < least).length;
// A problem outside any block, such as a fence without a language, counts as well.
const failed = Math.max(wrong, problems.length > 0 ? 1 : 0) + missed;
const counts = {passed: samples.length - wrong + bars.length - missed, failed};
mkdirSync('.test-results', {recursive: true});
writeFileSync(REPORT, JSON.stringify(counts));
console.log(`${counts.passed} passed, ${counts.failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
