// npm run check: what differs from `main`, or the files that are named, against everything that can be known without a build.
//   npm run check                          what I changed
//   npm run check -- docs/learn            these pages, by a path or a part of it
//   npm run check -- --fix                 corrects what needs no judgement, then checks
//   npm run check -- --watch               checks again after each save
//   npm run check -- --all                 every page
//   --no-samples leaves out the code samples, --staged takes what the next commit changes.
import {existsSync} from 'node:fs';
import {parseArgs} from 'node:util';
import {changedFiles, stagedFiles} from './check/changed';
import {nearest, printed} from './check/finding';
import {fixFiles} from './check/fix';
import {check} from './check/run';
import {watchFiles} from './check/watch';
import {pageFiles} from './pages';

// A fault of the check itself: its reason, without the compiled sources around it.
process.on('uncaughtException', (error) => {
  console.error(`The check failed: ${error.message.split('\n')[0]}`);
  process.exit(1);
});

const flag = {type: 'boolean', default: false} as const;
const {values, positionals} = parseArgs({allowPositionals: true, options: {all: flag, fix: flag, watch: flag, staged: flag, 'no-samples': flag}});

/** The files that were asked for; a part of a path stands for every page that has it. */
function chosenFiles(): string[] {
  if (values.all) {
    return pageFiles();
  }
  if (positionals.length === 0) {
    return values.staged ? stagedFiles() : changedFiles();
  }
  const all = pageFiles();
  return positionals.flatMap((word) => {
    const name = word.replace(/^\.\//, '');
    const found = existsSync(name) && /\.\w+$/.test(name) ? [name] : all.filter((file) => file.includes(name));
    if (found.length === 0) {
      console.error(`${name} is no file, and part of no page's path → ${nearest(name, all)}`);
      process.exit(1);
    }
    return found;
  });
}

if (values.watch) {
  await watchFiles(positionals, {samples: !values['no-samples']});
} else {
  const files = chosenFiles();
  const fixed = values.fix ? await fixFiles(files) : [];
  const {findings, pages, leftOut} = await check(files, {samples: !values['no-samples']});
  for (const file of fixed) {
    console.log(`${file} was corrected.`);
  }
  for (const finding of findings) {
    console.log(printed(finding));
  }
  for (const line of leftOut) {
    console.log(line);
  }
  if (findings.length === 0) {
    console.log(files.length === 0 ? 'Nothing differs from main.' : files.length === 1 ? '1 file is in order.' : `${files.length} files are in order${pages > 0 ? `, ${pages} of them ${pages === 1 ? 'a page' : 'pages'}` : ''}.`);
  }
  process.exitCode = findings.length === 0 ? 0 : 1;
}
