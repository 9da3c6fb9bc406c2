// npm run check: lints pages, links, sidebars, redirects, diagrams, facts and code samples without a build.
//   npm run check                    files that differ from main
//   npm run check -- docs/learn      pages whose path contains "docs/learn"
//   npm run check -- --all           every page; also lists those last compared with their sources over a year ago
//   --no-samples skips code samples, --staged checks files staged for the next commit
import {existsSync} from 'node:fs';
import {parseArgs} from 'node:util';
import {formatCount} from '../src/lib/text';
import {
  findAddedFiles,
  findChangedFiles,
  findRemovedPages,
  findStagedFiles,
} from './changedFiles';
import {findOutdatedPages} from './check/checkDates';
import {checkFiles, createSampleFinding} from './check/checkFiles';
import {
  findClosest,
  formatFinding,
  sortFindings,
  type Finding,
} from './check/finding';
import {findMissingRedirects} from './check/redirects';
import {SampleCache} from './check/sampleCache';
import {SiteContent} from './check/siteContent';
import {checkSpelling} from './check/spelling.mjs';
import {findPageFiles} from './pages';
import {checkPages} from './samples/check';
import {areSamplePackagesInstalled} from './samples/install';

const flag = {type: 'boolean', default: false} as const;
const {values, positionals} = parseArgs({
  allowPositionals: true,
  options: {all: flag, staged: flag, 'no-samples': flag},
});

function selectFiles(): string[] {
  if (values.all) return findPageFiles();
  if (positionals.length === 0)
    return values.staged ? findStagedFiles() : findChangedFiles();
  return positionals.flatMap((argument) => {
    const name = argument.replace(/^\.\//, '');
    const files =
      existsSync(name) && /\.\w+$/.test(name)
        ? [name]
        : findPageFiles().filter((file) => file.includes(name));
    if (files.length === 0) {
      console.error(
        `No file or page matches "${name}". Did you mean ${findClosest(name, findPageFiles())}?`,
      );
      process.exit(1);
    }
    return files;
  });
}

const isMarkdown = (file: string): boolean => /\.mdx?$/.test(file);

async function checkSamples(
  files: readonly string[],
  site: SiteContent,
): Promise<Finding[]> {
  if (values['no-samples']) return [];
  if (!areSamplePackagesInstalled()) {
    console.log(
      'Code samples were not checked. Run `npm run samples` once to install their packages.',
    );
    return [];
  }
  const cache = new SampleCache();
  const pages = site
    .parsePages(files.filter((file) => /^docs\/.*\.mdx$/.test(file)))
    .filter((page) => !cache.has(page));
  const {problems} = await checkPages(pages);
  const failedFiles = new Set(problems.map(({file}) => file));
  for (const page of pages) {
    if (!failedFiles.has(page.file)) cache.add(page);
  }
  return problems.map(createSampleFinding);
}

const files = selectFiles();
const site = new SiteContent();
const removedPages = findRemovedPages();
const addedPages = findAddedFiles().filter((file) => site.files.includes(file));
const findings = sortFindings([
  ...(await checkFiles(files, site, Object.keys(removedPages))),
  ...findMissingRedirects(site, removedPages, addedPages),
  ...(await checkSpelling(files.filter(isMarkdown))),
  ...(await checkSamples(files, site)),
]);
for (const finding of findings) {
  console.log(formatFinding(finding));
}
if (files.length === 0 && findings.length === 0) {
  console.log('Nothing differs from main.');
} else if (findings.length === 0) {
  const pageCount = files.filter(isMarkdown).length;
  console.log(`Checked ${formatCount(pageCount, 'page')}: no findings.`);
  if (pageCount < files.length)
    console.log(
      `Of ${formatCount(files.length - pageCount, 'other file')}, only what pages take from them was checked: run \`npm run test:quick\`.`,
    );
}
const outdatedPages = values.all
  ? findOutdatedPages(site.files.map((file) => site.getSource(file)))
  : [];
if (outdatedPages.length > 0) {
  console.log(
    [
      'Last compared with their sources over a year ago:',
      ...outdatedPages,
    ].join('\n'),
  );
}
process.exitCode = findings.length === 0 ? 0 : 1;
