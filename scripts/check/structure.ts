import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path/posix';
import sidebars from '../../sidebars';
import {categories} from '../../src/data/providers/categories';
import {readFrontMatter} from '../../src/features/markdown/frontMatter';
import {getPageIds} from '../../src/lib/routes';
import {getDocId, findFiles} from '../pages';
import {findClosest, findingAt, type Finding} from './finding';
import {findLinkTargets} from './links';
import type {SiteContent} from './siteContent';

/** Pages that intentionally no sidebar, page or component links to, each with the reason. */
const unlinkedPages: Readonly<Record<string, string>> = {
  'docs/get-started/how-to/linea-inscriptions.mdx':
    'historical: reached through search and external links',
  'docs/get-started/how-to/run-a-node/volume-creation.mdx':
    'detail of the node guides: reached through search and external links',
};

/** Static files that browsers, crawlers and tools request by a fixed name, such as the ABI of a contract in a release. */
const wellKnownFilePattern =
  /^(?:robots\.txt|favicon\.ico|apple-touch-icon\.png|\.well-known\/.+|abi\/.+|_headers|_redirects)$/;

const sidebarIds = new Set(
  Object.values(sidebars).flatMap((items) =>
    getPageIds(items as Parameters<typeof getPageIds>[0]),
  ),
);

/** Returns the sidebar file for a page's section, such as docs/learn/sidebar.ts. */
const getSidebarFile = (id: string): string =>
  `docs/${id.split('/')[0]}/sidebar.ts`;

/** Finds sidebar entries without a page. */
export function checkSidebars(
  site: SiteContent,
  entries: ReadonlySet<string> = sidebarIds,
): Finding[] {
  const ids = new Set(site.files.map(getDocId));
  const sources = findFiles('docs', /^sidebar\.ts$/);
  return [...entries]
    .filter((id) => !ids.has(id))
    .map((id) => {
      const file =
        sources.find((source) => site.getText(source).includes(`'${id}'`)) ??
        getSidebarFile(id);
      return findingAt(
        site.getSource(file),
        `'${id}'`,
        'structure:sidebar',
        `there is no page "${id}" → use '${findClosest(id, ids)}', or create docs/${id}.mdx`,
      );
    });
}

/** Finds pages with the same URL. */
export function checkRoutes(site: SiteContent): Finding[] {
  return [...site.routes]
    .filter(([, files]) => files.length > 1)
    .flatMap(([route, files]) =>
      files
        .filter((file) => file.startsWith('docs/'))
        .map((file) =>
          findingAt(
            site.getSource(file),
            'slug:',
            'structure:route',
            `the URL ${route} is also used by ${files.filter((duplicate) => duplicate !== file).join(', ')} → rename one of the files, or change its slug`,
          ),
        ),
    );
}

/** Finds a file whose name would make an address that is hard to type. */
export function checkFileName(file: string): Finding[] {
  const name = file
    .toLowerCase()
    .replaceAll(/[^a-z\d/_.-]+/g, '-')
    .replace(/\.md$/, '.mdx');
  if (file === name) return [];
  const message = `the file's name becomes its address, which has only lower-case letters, digits and hyphens → rename it to ${name}`;
  return [{file, line: 1, column: 1, rule: 'structure:name', message}];
}

const paginationKeys = ['pagination_next', 'pagination_prev'] as const;

/** Finds `pagination_next` and `pagination_prev` values that are not pages. */
export function checkPagination(
  files: readonly string[],
  site: SiteContent,
): Finding[] {
  const ids = new Set(site.files.map(getDocId));
  return files.flatMap((file) => {
    const frontMatter = readFrontMatter(site.getText(file));
    return paginationKeys.flatMap((key) => {
      const id = frontMatter[key];
      if (typeof id !== 'string' || ids.has(id)) return [];
      return findingAt(
        site.getSource(file),
        `${key}:`,
        'structure:pagination',
        `${key}: there is no page "${id}" → use ${findClosest(id, ids)}`,
      );
    });
  });
}

/** Suggests how to add a page to its sidebar. Entries for tools are generated from their front matter. */
function suggestSidebarEntry(id: string, hasProvider: boolean): string {
  const [, category] = /^get-started\/tooling\/([^/]+)\/./.exec(id) ?? [];
  if (category !== undefined) {
    const ids = categories.map((known) => known.id);
    if (!ids.some((known) => known === category))
      return `its folder "${category}" is no category → use ${findClosest(category, ids)}, or add it to src/data/providers/categories.ts`;
    return hasProvider
      ? 'mend `provider` in its front matter: the sidebar omits an invalid record'
      : 'add the product to its front matter as `provider`, like scripts/new/provider.mdx';
  }
  return `add '${id}' to ${existsSync(getSidebarFile(id)) ? getSidebarFile(id) : 'a sidebar'}, or link to it from another page`;
}

/** Reads the files, other than pages, that can contain links: configuration, components, data and sidebars. */
const readSources = (): string[] =>
  [
    'docusaurus.config.ts',
    ...findFiles('src', /\.(?:tsx?|css|mdx)$/),
    ...findFiles('docs', /\.ts$/),
  ].map((file) => readFileSync(file, 'utf8'));

/** Finds files without a link from a sidebar, another page or a source file. */
export function checkOrphans(
  files: readonly string[],
  site: SiteContent,
): Finding[] {
  const candidates = files.filter(
    (file) =>
      site.files.includes(file) &&
      !sidebarIds.has(getDocId(file)) &&
      !(file in unlinkedPages) &&
      readFrontMatter(site.getText(file)).unlisted !== true,
  );
  if (candidates.length === 0) return [];
  const sources = readSources();
  const targets = site.parsePages(site.files).map((page) => ({
    file: page.file,
    urls: new Set(
      findLinkTargets(page)
        .map(({url}) => url.split(/[?#]/)[0] ?? '')
        .map((url) =>
          url.startsWith('/') ? url : path.join(path.dirname(page.file), url),
        ),
    ),
  }));
  return candidates
    .filter(
      (file) =>
        !targets.some(
          (page) =>
            page.file !== file &&
            (page.urls.has(file) || page.urls.has(site.getRoute(file))),
        ),
    )
    .filter(
      (file) =>
        !sources.some((text) =>
          new RegExp(`['"\`]${site.getRoute(file)}(?:[#?].*?)?['"\`]`).test(
            text,
          ),
        ),
    )
    .map((file) => ({
      file,
      line: 1,
      column: 1,
      rule: 'structure:orphan',
      message: `nothing links to this page → ${suggestSidebarEntry(getDocId(file), readFrontMatter(site.getText(file)).provider !== undefined)}`,
    }));
}

/** Finds unreferenced files in static/. A source that contains both the file's and its folder's name counts as a reference, because some URLs are built from parts. */
export function checkStaticFiles(site: SiteContent): Finding[] {
  const texts = [
    ...readSources(),
    ...site.files.map((file) => site.getText(file)),
    ...findFiles('static', /\.(?:css|html|json|webmanifest|xml)$/).map((file) =>
      readFileSync(file, 'utf8'),
    ),
  ];
  const isReferenced = (name: string): boolean => {
    const [base = '', folder = '', top = ''] = name.split('/').reverse();
    return texts.some(
      (text) =>
        text.includes(name) ||
        (top !== '' &&
          text.includes(`/${base}`) &&
          text.includes(`/${top}/${folder}/`)),
    );
  };
  return site.staticFiles
    .map((file) => file.slice(1))
    .filter((name) => !wellKnownFilePattern.test(name) && !isReferenced(name))
    .map((name) => ({
      file: `static/${name}`,
      line: 1,
      column: 1,
      rule: 'structure:static-file',
      message:
        'no page, component or configuration refers to this file → use it or remove it',
    }));
}
