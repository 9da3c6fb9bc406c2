import contentDocs, {validateOptions, type PluginOptions} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {socialCard} from '../../../data/site';
import {contractRecords, getDocumentedRelease, getReleasePages} from '../data';
import {getReleaseFolder} from '../paths';

export {validateOptions};

/** A page has no text of its own: contractReference writes all of it from the facts. */
function createPage({key, generation}: ReturnType<typeof getReleasePages>[number]): string {
  const {name, route} = contractRecords[key];
  const documented = getDocumentedRelease(contractRecords[key]);
  return `---
title: ${name} ${generation}
description: What ${name} declared in generation ${generation} of the Linea protocol, with selectors, topics and errors. The current page describes ${documented}.
contract: ${key}
generation: '${generation}'
slug: /${getReleaseFolder(generation)}/${key}
canonical: ${route}
image: ${socialCard.path}
displayed_sidebar: generationsSidebar
unlisted: true
---
`;
}

/** The docs plugin on pages that are written when it starts: one for each contract and earlier generation. */
export default async function releaseDocs(context: LoadContext, options: PluginOptions): Promise<Plugin> {
  const folder = path.resolve(context.siteDir, options.path);
  rmSync(folder, {recursive: true, force: true});
  for (const page of getReleasePages()) {
    const file = path.join(folder, getReleaseFolder(page.generation), `${page.key}.mdx`);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, createPage(page));
  }
  return (await contentDocs(context, options)) as Plugin;
}
