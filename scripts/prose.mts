// npm run lint:prose: holds the pages against the style guide, or only those whose path contains one of the arguments.
import {reporter} from 'vfile-reporter';
import {pages} from './pages';
import {lintPage} from './prose/lint';

const wanted = process.argv.slice(2);
const chosen = pages().filter(({file}) => wanted.length === 0 || wanted.some((part) => file.includes(part)));
const results = await Promise.all(chosen.map(({file, text}) => lintPage(file, text)));
const report = reporter(results, {quiet: true});
if (report) {
  console.error(report);
  process.exitCode = 1;
} else {
  console.log(`${chosen.length} pages follow the style guide.`);
}
