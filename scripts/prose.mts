// npm run lint:prose: holds the pages against the style guide, or only those whose path contains one of the arguments.
import {readFileSync} from 'node:fs';
import {printed, sorted, type Finding} from './check/finding';
import {proseFindings} from './check/prose';
import {PageError, pageFiles, parsePage} from './pages';

const wanted = process.argv.slice(2);
const chosen = pageFiles().filter((file) => wanted.length === 0 || wanted.some((part) => file.includes(part)));

async function check(file: string): Promise<Finding[]> {
  const text = readFileSync(file, 'utf8');
  try {
    parsePage(file, text);
  } catch (error) {
    // A page that is no MDX hides nothing of the others.
    if (error instanceof PageError) {
      return [error.finding];
    }
    throw error;
  }
  return proseFindings(file, text);
}

const findings = (await Promise.all(chosen.map(check))).flat();
if (findings.length > 0) {
  console.error(sorted(findings).map(printed).join('\n'));
  process.exitCode = 1;
} else {
  console.log(`${chosen.length} pages follow the style guide.`);
}
