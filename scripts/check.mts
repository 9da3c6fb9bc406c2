// npm run check: lints pages, links, sidebars, redirects, diagrams, facts and code samples without a build.
//   npm run check                    files that differ from main
//   npm run check -- docs/learn      pages whose path contains "docs/learn"
//   npm run check -- --all           every page
//   --no-samples skips code samples, --staged checks files staged for the next commit
import {spawnSync} from 'node:child_process';
import {existsSync} from 'node:fs';
import {parseArgs} from 'node:util';
import {
  findChangedFiles,
  findRemovedPages,
  findStagedFiles,
} from './changedFiles';
import {checkFiles} from './check/checkFiles';
import {formatFinding, findClosest} from './check/finding';
import {findMissingRedirects} from './check/redirects';
import {SiteContent} from './check/siteContent';
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

/** With `--all`, cspell checks the files listed in its own configuration. */
function checkSpelling(files: readonly string[]): boolean {
  const markdownFiles = files.filter((file) => /\.mdx?$/.test(file));
  if (markdownFiles.length === 0) return true;
  const {status} = spawnSync(
    'npx',
    [
      'cspell',
      'lint',
      '--no-progress',
      '--no-summary',
      '--show-suggestions',
      '--relative',
      ...(values.all ? [] : markdownFiles),
    ],
    {stdio: 'inherit'},
  );
  return status === 0;
}

const files = selectFiles();
const site = new SiteContent();
const findings = [
  ...(await checkFiles(files, site)),
  ...findMissingRedirects(site, findRemovedPages()),
];
if (!values['no-samples'] && areSamplePackagesInstalled()) {
  const {problems} = await checkPages(
    site.parsePages(files.filter((file) => /^docs\/.*\.mdx$/.test(file))),
  );
  findings.push(
    ...problems.map(({file, line, message}) => ({
      file,
      line,
      column: 1,
      rule: 'samples',
      message,
    })),
  );
} else if (!values['no-samples']) {
  console.log(
    'Code samples were not checked. Run `npm run samples` once to install their packages.',
  );
}
for (const finding of findings) {
  console.log(formatFinding(finding));
}
const isSpellingCorrect = checkSpelling(files);
if (findings.length === 0 && isSpellingCorrect) {
  console.log(
    files.length === 0
      ? 'Nothing differs from main.'
      : `Checked ${files.length} ${files.length === 1 ? 'file' : 'files'}: no findings.`,
  );
}
process.exitCode = findings.length === 0 && isSpellingCorrect ? 0 : 1;
