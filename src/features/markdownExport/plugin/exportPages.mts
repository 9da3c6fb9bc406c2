// Runs in a child process (src/lib/childProcess.ts), in parallel with other steps after the build.
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {onJob} from '../../../lib/childProcess';
import {getMarkdownPath} from '../../../lib/routes';
import {findDiagrams} from './handlers';
import type {ExportJob, PageSource} from './index';
import {
  formatLlmsFullTxt,
  formatLlmsTxt,
  type ExportedPage,
  type ExportedSection,
} from './llmsTxt';
import {createLinkResolver, readPage} from './page';
import {toMarkdown} from './toMarkdown';

async function exportPage(
  {site, siteDir, outDir}: ExportJob,
  routes: ReadonlySet<string>,
  {route, file, updated}: PageSource,
): Promise<ExportedPage | undefined> {
  const page = readPage(
    await readFile(
      path.join(outDir, route === '/' ? 'index.html' : `${route}.html`),
      'utf8',
    ),
  );
  if (!page) return undefined;
  const diagrams = findDiagrams(
    file ? await readFile(path.join(siteDir, file), 'utf8') : '',
  );
  try {
    const markdown = toMarkdown(
      page,
      {diagrams, resolve: createLinkResolver(page.canonical, routes)},
      updated,
    );
    const target = path.join(outDir, getMarkdownPath(route));
    await mkdir(path.dirname(target), {recursive: true});
    await writeFile(target, markdown);
    return {
      title: page.title,
      description: page.description,
      url: site + getMarkdownPath(route),
      markdown,
    };
  } catch (error) {
    throw new Error(
      `Could not export ${file ?? route} as Markdown: ${(error as Error).message}`,
      {cause: error},
    );
  }
}

onJob(async (job: ExportJob) => {
  const routes = new Set([
    '/',
    ...job.sections.flatMap(({pages}) => pages.map(({route}) => route)),
  ]);
  const home = await exportPage(job, routes, {route: '/'});
  if (!home) {
    throw new Error(
      'The home page has no Markdown because it is marked noindex. Remove the `robots` tag in src/pages/index.tsx.',
    );
  }
  const sections: ExportedSection[] = [];
  for (const {label, pages} of job.sections) {
    const exportedPages: ExportedPage[] = [];
    for (const source of pages) {
      const page = await exportPage(job, routes, source);
      if (page) {
        exportedPages.push(page);
      }
    }
    sections.push({label, pages: exportedPages});
  }
  await writeFile(
    path.join(job.outDir, 'llms.txt'),
    formatLlmsTxt(job.site, home, sections, job.files),
  );
  await writeFile(
    path.join(job.outDir, 'llms-full.txt'),
    formatLlmsFullTxt(home, sections),
  );
});
