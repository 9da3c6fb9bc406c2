import type {Root} from 'mdast';
import {VFile} from 'vfile';
import {contractKeys, isContractKey} from '../../src/features/contracts/model/contracts';
import contractReference from '../../src/features/contracts/pages/remark';
import {problemsOfText} from '../../src/features/markdown/build/frontMatter';
import {imageProblems} from '../../src/features/markdown/build/images';
import {factProblems} from '../facts/check';
import {type Page, unparsedPage} from '../pages';
import {diagramFindings} from './diagrams';
import {type Finding, nearest, placeIn} from './finding';
import {linkFindings} from './links';
import {proseFindings} from './prose';
import {frontMatterOf, type Site} from './site';
import {syntaxFindings} from './syntax';

/** Where the page of a contract and the data disagree. */
function contractFindings({file, text, tree}: Page, site: Site): Finding[] {
  const frontMatter = frontMatterOf(text);
  const {contract} = frontMatter;
  if (contract !== undefined && !isContractKey(contract)) {
    const written = typeof contract === 'string' ? contract : JSON.stringify(contract);
    return [{file, ...placeIn(text, text.indexOf('\ncontract:') + 1), message: `there is no contract "${written}" → ${nearest(written, contractKeys)}`}];
  }
  const vfile = new VFile({path: file, value: text});
  vfile.data.frontMatter = frontMatter;
  try {
    contractReference()(structuredClone<Root>(tree), vfile);
    return [];
  } catch (error) {
    const {reason = (error as Error).message, line = 1, column = 1} = error as {reason?: string; line?: number; column?: number};
    return site.exists(file) ? [{file, line, column, message: reason.includes(' → ') ? reason : reason.replace(/([.:]) (?=[A-Z`][^.]*\.?$)/, ' → ')}] : [];
  }
}

/** Everything that can be said about one page without a build, but spelling, components and samples. */
export async function pageFindings(file: string, site: Site, {prose}: {readonly prose: boolean}): Promise<Finding[]> {
  const text = site.text(file);
  const isPart = file.split('/').some((part) => part.startsWith('_'));
  const frontMatter = isPart ? [] : problemsOfText(text).map(({line, message}) => ({file, line, column: 1, message}));
  const {page, problems} = site.parsed(file);
  if (page === undefined) {
    return [...frontMatter, ...problems, ...factProblems(unparsedPage(file, text)).map(({line, column, message}) => ({file, line, column, message}))];
  }
  return [
    ...frontMatter,
    ...problems,
    ...(prose ? await proseFindings(file, page.text) : []),
    ...syntaxFindings(page),
    ...linkFindings(page, site),
    ...imageProblems(page.tree).map((problem) => ({file, ...problem})),
    ...(await diagramFindings(page, site)),
    ...factProblems(page).map(({line, column, message}) => ({file, line, column, message})),
    ...contractFindings(page, site),
  ];
}
