// The part of `npm run check` that compiles: imports and components of the pages, sources, and code samples. A process of its
// own, beside the one that reads prose; its last line is the findings as JSON.
import {areSamplePackagesInstalled} from '../samples/install';
import {checkPages} from '../samples/check';
import {componentFindings} from './components';
import type {Finding} from './finding';
import {Site} from './site';

const {files, sources, samples} = JSON.parse(process.argv[2] ?? '{}') as {files: string[]; sources: string[]; samples: boolean};
const site = new Site();
const pages = site.readable(files);
const findings: Finding[] = componentFindings(pages, sources);
if (samples && areSamplePackagesInstalled()) {
  const {problems} = await checkPages(pages);
  findings.push(...problems.map(({file, line, message}) => ({file, line, column: 1, message: message.includes(' → ') ? message : `${message} → correct the block`})));
}
process.stdout.write(`\n${JSON.stringify(findings)}`);
