import {VFile} from 'vfile';
import type {Root} from 'mdast';
import contractReference from '../../src/features/contracts/pages/remark';
import {contractKeys, isContractKey} from '../../src/features/contracts/model/contracts';
import {problemsOfText} from '../../src/features/markdown/frontMatter';
import {findImageProblems} from '../../src/features/markdown/images';
import {factFindings} from '../facts';
import {SyntaxFinding, type Page} from '../pages';
import {diagramFindings} from './diagrams';
import {locate, findClosest, sort, type Finding} from './finding';
import {linkFindings} from './links';
import {lintPage} from './lint';
import {propFindings} from './props';
import {providerFindings} from './providers';
import {redirectFindings} from './redirects';
import {frontMatter, SiteContent} from './siteContent';
import {orphanFindings, paginationFindings, routeFindings, sidebarFindings, staticFileFindings} from './structure';

const isPage = (file: string): boolean => /^docs\/.*\.mdx?$/.test(file);
const isPartial = (file: string): boolean => file.split('/').some((part) => part.startsWith('_'));

/** Runs the remark plugin of the contract pages, which throws if a page contradicts its contract. */
function contractFindings({file, text, tree}: Page): Finding[] {
  const {contract} = frontMatter(text);
  if (contract !== undefined && !isContractKey(contract)) {
    return [{file, ...locate(text, text.indexOf('\ncontract:') + 1), rule: 'contracts:unknown', message: `there is no contract ${JSON.stringify(contract)} → ${findClosest(JSON.stringify(contract), contractKeys)}`}];
  }
  const vfile = new VFile({path: file, value: text});
  vfile.data.frontMatter = frontMatter(text);
  try {
    contractReference()(structuredClone<Root>(tree), vfile);
    return [];
  } catch (error) {
    const {reason = (error as Error).message, line = 1, column = 1} = error as {reason?: string; line?: number; column?: number};
    return [{file, line, column, rule: 'contracts:page', message: reason}];
  }
}

/** Checks one page in isolation. */
async function checkPage(file: string, site: SiteContent): Promise<Finding[]> {
  const text = site.text(file);
  const frontMatterFindings = isPartial(file) ? [] : problemsOfText(text).map(({line, message}) => ({file, line, column: 1, rule: 'front-matter', message}));
  const page = site.parse(file);
  if (page instanceof SyntaxFinding) return [...frontMatterFindings, page.finding];
  return [
    ...frontMatterFindings,
    ...(await lintPage(page)),
    ...linkFindings(page, site),
    ...propFindings(page),
    ...findImageProblems(page.tree).map((problem) => ({file, rule: 'images', ...problem})),
    ...(await diagramFindings(page)),
    ...factFindings(page),
    ...contractFindings(page),
  ];
}

/** Checks the given files, and the sidebars, routes and redirects of the entire site. */
export async function checkFiles(files: readonly string[], site = new SiteContent()): Promise<Finding[]> {
  const pages = files.filter(isPage);
  const pageFindings = await Promise.all(pages.map((file) => checkPage(file, site)));
  return sort([
    ...pageFindings.flat(),
    ...sidebarFindings(site),
    ...routeFindings(site),
    ...redirectFindings(site),
    ...paginationFindings(pages, site),
    ...providerFindings(files, site),
    ...orphanFindings(pages, site),
    ...staticFileFindings(site),
  ]);
}
