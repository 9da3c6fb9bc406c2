import ts from 'typescript';
import {literalOf} from '../edit/source';
import {sidebarIds} from '../edit/sidebar';
import {isListed, orphanPages} from '../orphans';
import {unparsedPage} from '../pages';
import {nearest, placeIn, type Finding} from './finding';
import {docId} from '../routes';
import {frontMatterOf, type Site} from './site';

/** The sections' sidebars. */
const sidebarsOf = (site: Site): string[] => [...new Set(site.files.map((file) => `docs/${file.split('/')[1]}/sidebar.ts`))].filter((file) => site.exists(file));

/** Where each page of a sidebar is named: as an entry, or as the link of a category. */
function entriesIn(source: string): {readonly id: string; readonly at: number}[] {
  const entries: {id: string; at: number}[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) {
      const name = ts.isPropertyAssignment(node.parent) ? node.parent.name.getText() : '';
      if (ts.isArrayLiteralExpression(node.parent) || name === 'id') {
        entries.push({id: node.text, at: node.getStart()});
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(literalOf(source, ts.isArrayLiteralExpression));
  return entries;
}

/** Entries of the sidebars without a page. */
export function sidebarFindings(site: Site): Finding[] {
  const ids = new Set(site.files.map(docId));
  return sidebarsOf(site).flatMap((file) =>
    entriesIn(site.text(file)).filter(({id}) => !ids.has(id)).map(({id, at}) => ({
      file,
      ...placeIn(site.text(file), at),
      message: `there is no page "${id}" → '${nearest(id, ids)}', or create docs/${id}.mdx`,
    })),
  );
}

/** Pages that share an address; each finding names the other file. */
export function routeFindings(site: Site): Finding[] {
  return [...site.routes].filter(([, files]) => files.length > 1).flatMap(([route, files]) =>
    files.filter((file) => file.startsWith('docs/')).map((file) => {
      const {slug} = frontMatterOf(site.text(file));
      const at = slug === undefined ? 0 : site.text(file).indexOf('\nslug:') + 1;
      const others = files.filter((each) => each !== file).join(', ');
      return {file, ...placeIn(site.text(file), at), message: `${route} is also the address of ${others} → ${slug === undefined ? 'rename one of the files' : 'change or remove `slug` of one of them'}`};
    }),
  );
}

/** Pages among the given ones to which nothing leads. */
export function orphanFindings(files: readonly string[], site: Site): Finding[] {
  const shown = new Set(sidebarsOf(site).flatMap((file) => sidebarIds(site.text(file))));
  const suspects = new Set(files.filter((file) => !shown.has(docId(file)) && !isListed(file)));
  return suspects.size === 0 ? [] : orphanPages(site.root, site.files.map((file) => site.parsed(file).page ?? unparsedPage(file, site.text(file)))).flatMap((text) => {
    const [file = ''] = text.split(':');
    const section = `docs/${file.split('/')[1]}/sidebar.ts`;
    return suspects.has(file) ? [{file, line: 1, column: 1, message: `nothing leads to this page → add '${docId(file)}' to ${site.exists(section) ? section : 'a sidebar'}, link to it from another page, or name it with a reason in scripts/orphans.ts`}] : [];
  });
}
