// npm run lint:prose: holds the pages against the style guide, or only those whose path contains one of the arguments.
import {readFileSync} from 'node:fs';
import {printed, sorted, type Finding} from './check/finding';
import {proseFindings} from './check/prose';
import {pageFiles, readPage} from './pages';

const wanted = process.argv.slice(2);
const chosen = pageFiles().filter((file) => wanted.length === 0 || wanted.some((part) => file.includes(part)));

/** What is wrong with the syntax of a page, and with the prose that can be read all the same. */
async function check(file: string): Promise<Finding[]> {
  const {page, problems} = readPage(file, readFileSync(file, 'utf8'));
  return [...problems, ...(page ? await proseFindings(file, page.text) : [])];
}

const findings = (await Promise.all(chosen.map(check))).flat();
if (findings.length > 0) {
  console.error(sorted(findings).map(printed).join('\n'));
  process.exitCode = 1;
} else {
  console.log(`${chosen.length} pages follow the style guide.`);
}
