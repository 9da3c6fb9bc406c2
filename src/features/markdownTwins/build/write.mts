// Runs beside the build's last steps: see buildStep.ts.
import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {twinPath} from '../../../lib/routes';
import {onJob} from '../../../lib/childProcess';
import {diagramsOf} from './diagrams';
import type {Job, Source} from './job';
import {linkResolver} from './links';
import {llmsFullText, llmsText, type Twin, type TwinSection} from './llms';
import {readPage} from './page';
import {toMarkdown} from './toMarkdown';

async function writeTwin({site, siteDir, outDir}: Job, routes: ReadonlySet<string>, {route, file, updated}: Source): Promise<Twin | undefined> {
  const page = readPage(await readFile(path.join(outDir, route === '/' ? 'index.html' : `${route}.html`), 'utf8'));
  if (!page) {
    return undefined;
  }
  const diagrams = diagramsOf(file ? await readFile(path.join(siteDir, file), 'utf8') : '');
  try {
    const markdown = toMarkdown(page, {diagrams, resolve: linkResolver(page.canonical, routes)}, updated);
    const target = path.join(outDir, twinPath(route));
    await mkdir(path.dirname(target), {recursive: true});
    await writeFile(target, markdown);
    return {title: page.title, description: page.description, url: site + twinPath(route), markdown};
  } catch (error) {
    throw new Error(`The Markdown twin of ${file ?? route} cannot be written: ${(error as Error).message}`, {cause: error});
  }
}

onJob(async (job: Job) => {
  const routes = new Set(['/', ...job.sections.flatMap(({pages}) => pages.map(({route}) => route))]);
  const home = await writeTwin(job, routes, {route: '/'});
  if (!home) {
    throw new Error('The home page has no Markdown twin: it is marked noindex. Remove that mark in src/pages/index.tsx.');
  }
  const sections: TwinSection[] = [];
  for (const {label, pages} of job.sections) {
    const twins: Twin[] = [];
    for (const source of pages) {
      const twin = await writeTwin(job, routes, source);
      if (twin) {
        twins.push(twin);
      }
    }
    sections.push({label, twins});
  }
  await writeFile(path.join(job.outDir, 'llms.txt'), llmsText(job.site, home, sections, job.files));
  await writeFile(path.join(job.outDir, 'llms-full.txt'), llmsFullText(home, sections));
});
