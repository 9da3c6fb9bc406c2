import contentDocs, {
  type DocMetadata,
  type Options,
  type PluginOptions,
  type PropNavigation,
  type SidebarsConfig,
  validateOptions,
} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {socialCard} from '../../../data/site';
import inlineCode from '../../markdown/inlineCode';
import tables from '../../markdown/tables';
import {releasesPath} from '../domContract';
import {createApiSidebar} from '../../navigation/apiSidebar';
import {releases} from '../facts/releases';
import {contractRecords, getDocumentedRelease} from '../model/contracts';
import {
  getReleaseFolder,
  getReleasePages,
  getReleaseRoute,
} from './releasePages';
import contractReference from './remark';

export {validateOptions};

type ReleasePage = ReturnType<typeof getReleasePages>[number];

const FOLDER = 'generated/contracts';
const SIDEBARS = `${FOLDER}/sidebars.json`;

/** Docs instance for earlier releases. Its pages are unlisted, so that search, sitemap and Markdown export contain each contract only once. */
export const releaseDocsOptions = {
  id: 'contract-generations',
  path: FOLDER,
  routeBasePath: releasesPath,
  sidebarPath: SIDEBARS,
  numberPrefixParser: false,
  beforeDefaultRemarkPlugins: [contractReference],
  rehypePlugins: [tables, inlineCode],
} satisfies Options;

const toLink = ({key, release}: ReleasePage) => ({
  type: 'link' as const,
  label: contractRecords[key].name,
  href: getReleaseRoute(key, release),
});

/** In sidebar order. */
const pages = releases
  .toReversed()
  .flatMap((release) =>
    getReleasePages().filter((page) => page.release === release),
  );

/** Plain links, because sidebars omit unlisted docs. */
function createSidebars(): SidebarsConfig {
  const earlierCategories = releases.toReversed().flatMap((release) => {
    const items = pages.filter((page) => page.release === release).map(toLink);
    return items.length
      ? [{type: 'category' as const, label: `Contracts in ${release}`, items}]
      : [];
  });
  return createApiSidebar('Smart contract reference', [
    {type: 'category', label: 'Earlier releases', items: earlierCategories},
  ]);
}

/** Contains only front matter: the remark plugin generates the content. */
function createPage({key, release}: ReleasePage): string {
  const {name, route} = contractRecords[key];
  const documentedRelease = getDocumentedRelease(contractRecords[key]);
  return `---
title: ${name} ${release}
description: What ${name} declared in generation ${release} of the Linea protocol, with selectors, topics and errors. The current page describes ${documentedRelease}.
contract: ${key}
release: '${release}'
slug: /${getReleaseFolder(release)}/${key}
canonical: ${route}
image: ${socialCard.path}
displayed_sidebar: apiSidebar
unlisted: true
---
`;
}

/** Links with a document's id appear in the breadcrumbs, but the validation of sidebars rejects them. */
const addDocIds = <T>(sidebars: T): T =>
  JSON.parse(
    JSON.stringify(sidebars),
    (_, value: {readonly href?: string} | null) =>
      value?.href?.includes(releasesPath)
        ? {...value, docId: value.href}
        : value,
  ) as T;

/** Docusaurus generates no pagination for unlisted pages. */
function addPagination(doc: DocMetadata): DocMetadata {
  const index = pages.findIndex(
    ({key, release}) => getReleaseRoute(key, release) === doc.permalink,
  );
  const getLink = (
    name: 'previous' | 'next',
    page: ReleasePage | undefined,
  ): PropNavigation =>
    page
      ? {
          [name]: {
            title: `${contractRecords[page.key].name} ${page.release}`,
            permalink: getReleaseRoute(page.key, page.release),
          },
        }
      : {};
  return {
    ...doc,
    ...getLink('previous', pages[index - 1]),
    ...getLink('next', pages[index + 1]),
  };
}

/** Generates a page for each contract in each earlier release, then starts the docs plugin for these pages. */
export default async function releaseDocs(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin> {
  const folder = path.resolve(context.siteDir, options.path);
  rmSync(folder, {recursive: true, force: true});
  for (const page of pages) {
    const file = path.join(
      folder,
      getReleaseFolder(page.release),
      `${page.key}.mdx`,
    );
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, createPage(page));
  }
  writeFileSync(
    path.resolve(context.siteDir, SIDEBARS),
    JSON.stringify(createSidebars()),
  );
  const plugin = await contentDocs(context, options);
  return {
    ...plugin,
    async loadContent() {
      const content = await plugin.loadContent?.();
      return (
        content && {
          loadedVersions: content.loadedVersions.map((version) => ({
            ...version,
            docs: version.docs.map(addPagination),
            sidebars: addDocIds(version.sidebars),
          })),
        }
      );
    },
  } as Plugin;
}
