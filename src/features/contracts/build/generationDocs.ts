import contentDocs, {validateOptions, type PluginOptions} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {mkdirSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {socialCard} from '../../../data/site';
import {contractRecords, documentedGeneration, generationPages} from '../data';
import {generationFolder} from '../paths';

export {validateOptions};

/** A page has no text of its own: contractReference writes all of it from the facts. */
function pageOf({key, generation}: ReturnType<typeof generationPages>[number]): string {
  const {name, route} = contractRecords[key];
  const documented = documentedGeneration(contractRecords[key]);
  return `---
title: ${name} ${generation}
description: What ${name} declared in generation ${generation} of the Linea protocol, with selectors, topics and errors. The current page describes ${documented}.
contract: ${key}
generation: '${generation}'
slug: /${generationFolder(generation)}/${key}
canonical: ${route}
image: ${socialCard.path}
displayed_sidebar: generationsSidebar
unlisted: true
---
`;
}

/** The docs plugin on pages that are written when it starts: one for each contract and earlier generation. */
export default async function generationDocs(context: LoadContext, options: PluginOptions): Promise<Plugin> {
  const folder = path.resolve(context.siteDir, options.path);
  rmSync(folder, {recursive: true, force: true});
  for (const page of generationPages()) {
    const file = path.join(folder, generationFolder(page.generation), `${page.key}.mdx`);
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, pageOf(page));
  }
  return (await contentDocs(context, options)) as Plugin;
}
