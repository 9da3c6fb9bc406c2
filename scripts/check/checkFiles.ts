import path from 'node:path/posix';
import {
  contractKeys,
  isContractKey,
} from '../../src/features/contracts/model/contracts';
import {
  findProblemsInText,
  readFrontMatter,
} from '../../src/features/markdown/frontMatter';
import {findImageProblems} from '../../src/features/markdown/images';
import {findIncludeProblems} from '../../src/features/markdown/includeFiles';
import {checkFacts} from '../facts';
import {PageSyntaxError, type Page} from '../pages';
import {findSamples, type Problem} from '../samples/sample';
import {checkConsistency} from './consistency';
import {checkDiagrams} from './diagrams';
import {
  findClosest,
  findingAt,
  sortFindings,
  type Finding,
  type Source,
} from './finding';
import {checkLinks} from './links';
import {checkMarkdown} from './markdown';
import {checkMdx} from './mdx';
import {checkProps} from './props';
import {checkRedirects} from './redirects';
import {SiteContent} from './siteContent';
import {
  checkFileName,
  checkOrphans,
  checkPagination,
  checkRoutes,
  checkSidebars,
  checkStaticFiles,
} from './structure';
import {checkWording, findConflicts} from './wording';

const isPage = (file: string): boolean => /^docs\/.*\.mdx?$/.test(file);
const isPartial = (file: string): boolean =>
  file.split('/').some((part) => part.startsWith('_'));

/** Finds what contradicts the contract of a page. */
function checkContractPage({file, text}: Page, site: SiteContent): Finding[] {
  const {contract} = readFrontMatter(text);
  if (contract !== undefined && !isContractKey(contract)) {
    return [
      findingAt(
        {file, text},
        'contract:',
        'contracts:unknown',
        `there is no contract ${JSON.stringify(contract)} → use ${findClosest(JSON.stringify(contract), contractKeys)}`,
      ),
    ];
  }
  const {error} = site.complete(file) ?? {};
  if (!error) return [];
  const {reason, line = 1, column = 1} = error;
  return [{file, line, column, rule: 'contracts:page', message: reason}];
}

const checkFrontMatter = ({file, text}: Source): Finding[] =>
  findProblemsInText(text).map(
    ({line, column = 1, message, rule = 'front-matter'}) => ({
      file,
      line,
      column,
      rule,
      message,
    }),
  );

/** Converts a problem with a code block. */
export const createSampleFinding = ({
  file,
  line,
  message,
}: Problem): Finding => ({file, line, column: 1, rule: 'samples', message});

/** Checks one page in isolation. */
export async function checkPage(
  file: string,
  site: SiteContent,
): Promise<Finding[]> {
  const source = site.getSource(file);
  const conflicts = findConflicts(source);
  if (conflicts.length > 0) return conflicts;
  const frontMatter = isPartial(file) ? [] : checkFrontMatter(source);
  if (frontMatter.some(({rule}) => rule === 'front-matter:misplaced'))
    return frontMatter;
  const page = site.parse(file);
  if (page instanceof PageSyntaxError) return [...frontMatter, page.finding];
  const contradictions = checkConsistency(page);
  return [
    ...frontMatter,
    ...checkFileName(file),
    ...(await checkMarkdown(page)),
    ...checkMdx(page),
    ...checkWording(page),
    ...checkLinks(page, site),
    ...checkProps(page),
    ...findImageProblems(page.tree).map((problem) => ({
      file,
      rule: 'images',
      ...problem,
    })),
    ...findSamples(page).problems.map(createSampleFinding),
    ...findIncludeProblems(page.tree).map((problem) => ({
      file,
      rule: 'included-file',
      ...problem,
    })),
    ...(await checkDiagrams(page)),
    ...contradictions,
    // A value that contradicts its sentence does not belong in a component either.
    ...checkFacts(page).filter(
      ({line, column}) =>
        !contradictions.some(
          (finding) => finding.line === line && finding.column === column,
        ),
    ),
    ...checkContractPage(page, site),
  ];
}

/** Finds links to the given pages, changed or removed, in all other pages. Parses only pages that contain the name of one. */
function checkIncomingLinks(
  targets: readonly string[],
  site: SiteContent,
): Finding[] {
  const names = targets.map((file) => {
    const {dir, name} = path.parse(file);
    return name === 'index' ? path.basename(dir) : name;
  });
  const pages = site.files.filter(
    (file) =>
      !targets.includes(file) &&
      names.some((name) => site.getText(file).includes(name)),
  );
  return site.parsePages(pages).flatMap((page) => checkLinks(page, site));
}

/** Checks the given files, links to them and to removed pages, and the sidebars, routes and redirects of the entire site. */
export async function checkFiles(
  files: readonly string[],
  site = new SiteContent(),
  removedPages: readonly string[] = [],
): Promise<Finding[]> {
  const pages = files.filter(isPage);
  const pageFindings = await Promise.all(
    pages.map((file) => checkPage(file, site)),
  );
  return sortFindings([
    ...pageFindings.flat(),
    ...checkIncomingLinks([...pages, ...removedPages], site),
    ...checkSidebars(site),
    ...checkRoutes(site),
    ...checkRedirects(site),
    ...checkPagination(pages, site),
    ...checkOrphans(pages, site),
    ...checkStaticFiles(site),
  ]);
}
