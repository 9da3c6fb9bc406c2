import type {Nodes} from 'mdast';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path/posix';
import {visit} from 'unist-util-visit';
import {categories, providers} from '../src/data/providers';
import {contractRecords} from '../src/features/contracts/model/contracts';
import {sidebarIds} from './edit/sidebar';
import {stringsOf} from './edit/source';
import {idOf} from './move/relocation';
import {filesBelow, type Page, pages} from './pages';
import {routeOf} from './routes';

/** Pages that the site may serve without a way to them, each with the reason. */
export const allowedOrphans: Readonly<Record<string, string>> = {
  'docs/get-started/how-to/linea-inscriptions.mdx': 'historical: found by search and from outside',
  'docs/get-started/how-to/run-a-node/volume-creation.mdx': 'detail of the node guides: found by search and from outside',
};

/** Static files that browsers, crawlers and people ask for by a fixed name. */
const fixedNames = /^(?:robots\.txt|favicon\.ico|apple-touch-icon\.png|\.well-known\/.+|_headers|_redirects)$/;

/** TypeScript that goes into the site: configuration, components, data and sidebars. */
const sources = (root: string): string[] => [
  ...readdirSync(root).filter((name) => name.endsWith('.ts')).map((name) => path.join(root, name)),
  ...['src', 'docs'].flatMap((folder) => filesBelow(path.join(root, folder), /\.tsx?$/)),
];

/** What a page leads to: files and routes. */
function targetsOf({file, tree}: Page): string[] {
  const targets: string[] = [];
  const add = (url: string): void => {
    const target = url.replace(/[?#].*$/s, '');
    targets.push(target.startsWith('/') ? target : path.join(path.dirname(file), target));
  };
  visit(tree as Nodes, (node: Nodes) => {
    if (node.type === 'link' || node.type === 'definition') {
      add(node.url);
    } else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      for (const attribute of node.attributes) {
        if (attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string' && ['href', 'to'].includes(attribute.name)) {
          add(attribute.value);
        }
      }
    }
  });
  return targets;
}

/** Whether a component or the configuration links to a route; a redirect is no link. */
function isNamed(root: string, route: string): boolean {
  return sources(root)
    .filter((file) => !file.endsWith('redirects.ts'))
    .map((file) => ({file, text: readFileSync(file, 'utf8')}))
    .filter(({text}) => text.includes(route))
    .some(({file, text}) => stringsOf(text, file).some(({value}) => value.replace(/[?#].*$/s, '') === route));
}

/** Ids of the pages that stand for a record, of a contract, a provider or a category of them: the sidebars list all of those. */
const listed = new Set([
  ...Object.values(contractRecords).map(({route}) => route.slice(1)),
  ...providers.map(({id}) => `get-started/tooling/${id}`),
  ...categories.map(({id}) => `get-started/tooling/${id}/index`),
]);

/** Whether a page stands for a record. */
export const isListed = (file: string): boolean => listed.has(idOf(file));

/** Pages to which no sidebar, no other page and no component leads: file and what to do. */
export function orphanPages(root = '.', all: readonly Page[] = pages('docs', root)): string[] {
  const shown = new Set(filesBelow(path.join(root, 'docs'), /^sidebar\.ts$/).flatMap((file) => sidebarIds(readFileSync(file, 'utf8'))));
  const linked = new Set(all.flatMap((page) => targetsOf(page).filter((target) => target !== page.file && target !== routeOf(page))));
  const suspects = all
    .filter((page) => !path.basename(page.file).startsWith('_') && !(page.file in allowedOrphans) && !isListed(page.file))
    .filter((page) => !shown.has(idOf(page.file)) && !linked.has(page.file) && !linked.has(routeOf(page)));
  return suspects
    .filter((page) => !isNamed(root, routeOf(page)))
    .map(({file}) => `${file}: nothing leads to this page. Add it to a sidebar, link to it from another page, or name it with a reason in scripts/orphans.ts.`);
}

/**
 * Files of static/ that nothing names: file and what to do. Data puts addresses together from parts, so a
 * file also counts as used where its name and the folder above it stand in the same source file.
 */
export function unusedStaticFiles(root = '.'): string[] {
  const folder = path.join(root, 'static');
  const texts = [
    ...sources(root),
    ...filesBelow(path.join(root, 'docs'), /\.mdx?$/),
    ...filesBelow(path.join(root, 'src'), /\.(?:css|mdx)$/),
    ...filesBelow(folder, /\.(?:css|html|json|webmanifest|xml)$/),
  ].map((file) => ({file, text: readFileSync(file, 'utf8')}));
  return filesBelow(folder, /./)
    .map((file) => path.relative(folder, file))
    .filter((file) => !fixedNames.test(file))
    .filter((file) => {
      const [name = '', ...above] = file.split('/').reverse();
      const top = above.slice(-2).reverse().join('/');
      return !texts.some(({file: source, text}) => source !== path.join(folder, file) && (text.includes(file) || (above.length > 2 && text.includes(`/${name}`) && text.includes(`/${top}/`))));
    })
    .map((file) => `static/${file}: no page, component or configuration names this file. Use it or remove it.`);
}
