import {VFile} from 'vfile';
import type {Root} from 'mdast';
import contractReference from '../../src/features/contracts/pages/remark';
import {
  contractKeys,
  isContractKey,
} from '../../src/features/contracts/model/contracts';
import {findProblemsInText} from '../../src/features/markdown/frontMatter';
import {findImageProblems} from '../../src/features/markdown/images';
import {checkFacts} from '../facts';
import {PageSyntaxError, type Page} from '../pages';
import {checkDiagrams} from './diagrams';
import {locate, findClosest, sortFindings, type Finding} from './finding';
import {checkLinks} from './links';
import {lintPage} from './lint';
import {checkProps} from './props';
import {checkProviders} from './providers';
import {checkRedirects} from './redirects';
import {readFrontMatter, SiteContent} from './siteContent';
import {
  checkOrphans,
  checkPagination,
  checkRoutes,
  checkSidebars,
  checkStaticFiles,
} from './structure';

const isPage = (file: string): boolean => /^docs\/.*\.mdx?$/.test(file);
const isPartial = (file: string): boolean =>
  file.split('/').some((part) => part.startsWith('_'));

/** Runs the contract pages' remark plugin, which throws if a page contradicts its contract. */
function checkContractPage({file, text, tree}: Page): Finding[] {
  const {contract} = readFrontMatter(text);
  if (contract !== undefined && !isContractKey(contract)) {
    return [
      {
        file,
        ...locate(text, text.indexOf('\ncontract:') + 1),
        rule: 'contracts:unknown',
        message: `there is no contract ${JSON.stringify(contract)} → use ${findClosest(JSON.stringify(contract), contractKeys)}`,
      },
    ];
  }
  const vfile = new VFile({path: file, value: text});
  vfile.data.frontMatter = readFrontMatter(text);
  try {
    contractReference()(structuredClone<Root>(tree), vfile);
    return [];
  } catch (error) {
    const {
      reason = (error as Error).message,
      line = 1,
      column = 1,
    } = error as {reason?: string; line?: number; column?: number};
    return [{file, line, column, rule: 'contracts:page', message: reason}];
  }
}

/** Checks one page in isolation. */
async function checkPage(file: string, site: SiteContent): Promise<Finding[]> {
  const text = site.getText(file);
  const frontMatterFindings = isPartial(file)
    ? []
    : findProblemsInText(text).map(({line, message}) => ({
        file,
        line,
        column: 1,
        rule: 'front-matter',
        message,
      }));
  const page = site.parse(file);
  if (page instanceof PageSyntaxError)
    return [...frontMatterFindings, page.finding];
  return [
    ...frontMatterFindings,
    ...(await lintPage(page)),
    ...checkLinks(page, site),
    ...checkProps(page),
    ...findImageProblems(page.tree).map((problem) => ({
      file,
      rule: 'images',
      ...problem,
    })),
    ...(await checkDiagrams(page)),
    ...checkFacts(page),
    ...checkContractPage(page),
  ];
}

/** Checks the given files, and the sidebars, routes and redirects of the entire site. */
export async function checkFiles(
  files: readonly string[],
  site = new SiteContent(),
): Promise<Finding[]> {
  const pages = files.filter(isPage);
  const pageFindings = await Promise.all(
    pages.map((file) => checkPage(file, site)),
  );
  return sortFindings([
    ...pageFindings.flat(),
    ...checkSidebars(site),
    ...checkRoutes(site),
    ...checkRedirects(site),
    ...checkPagination(pages, site),
    ...checkProviders(files, site),
    ...checkOrphans(pages, site),
    ...checkStaticFiles(site),
  ]);
}
