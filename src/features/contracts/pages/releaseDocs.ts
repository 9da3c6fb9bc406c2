import contentDocs, {type Options, type PluginOptions, type SidebarsConfig, validateOptions} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {socialCard} from '../../../data/site';
import breakNames, {keepBreaks} from '../../markdown/breakNames';
import tables from '../../markdown/tables';
import {releasesPath} from '../domContract';
import {releases} from '../facts/releases';
import {contractRecords, getDocumentedRelease} from '../model/contracts';
import {getReleaseFolder, getReleasePages, getReleaseRoute} from './releasePages';
import contractReference from './remark';

export {validateOptions};

const FOLDER = 'generated/contracts';
const SIDEBARS = `${FOLDER}/sidebars.json`;

/** Options of a docs instance for pages of earlier releases. They are unlisted, so that search, sitemap and Markdown export have each contract once. */
export const releaseDocsOptions = {
  id: 'contract-generations',
  path: FOLDER,
  routeBasePath: releasesPath,
  sidebarPath: SIDEBARS,
  numberPrefixParser: false,
  beforeDefaultRemarkPlugins: [contractReference],
  rehypePlugins: [tables, breakNames, keepBreaks],
} satisfies Options;

function createSidebars(): SidebarsConfig {
  const categories = releases.toReversed().flatMap((release) => {
    const pages = getReleasePages().filter((page) => page.release === release);
    const items = pages.map(({key}) => ({type: 'link' as const, label: contractRecords[key].name, href: getReleaseRoute(key, release)}));
    return items.length ? [{type: 'category' as const, label: `Contracts in ${release}`, items}] : [];
  });
  // The way back to the API section, whose pages belong to the main docs instance.
  return {generationsSidebar: [{type: 'link', label: 'APIs & SDK', href: '/api/linea-smart-contracts/linearollup'}, ...categories]};
}

/** The page has front matter only: the remark plugin writes its content. */
function createPage({key, release}: ReturnType<typeof getReleasePages>[number]): string {
  const {name, route} = contractRecords[key];
  const documented = getDocumentedRelease(contractRecords[key]);
  return `---
title: ${name} ${release}
description: What ${name} declared in generation ${release} of the Linea protocol, with selectors, topics and errors. The current page describes ${documented}.
contract: ${key}
release: '${release}'
slug: /${getReleaseFolder(release)}/${key}
canonical: ${route}
image: ${socialCard.path}
displayed_sidebar: generationsSidebar
unlisted: true
---
`;
}

/** The docs plugin, on pages that are written before it starts: one for each contract and earlier release. */
export default async function releaseDocs(context: LoadContext, options: PluginOptions): Promise<Plugin> {
  const folder = path.resolve(context.siteDir, options.path);
  rmSync(folder, {recursive: true, force: true});
  for (const page of getReleasePages()) {
    const file = path.join(folder, getReleaseFolder(page.release), `${page.key}.mdx`);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, createPage(page));
  }
  writeFileSync(path.resolve(context.siteDir, SIDEBARS), JSON.stringify(createSidebars()));
  return (await contentDocs(context, options)) as Plugin;
}
