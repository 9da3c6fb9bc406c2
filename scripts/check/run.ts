import {spawn} from 'node:child_process';
import path from 'node:path';
import {readEnvironment} from '../../src/config/env';
import {areSamplePackagesInstalled} from '../samples/install';
import {samplesOf} from '../samples/sample';
import {sorted, type Finding} from './finding';
import {pageFindings} from './page';
import {providerFindings} from './providers';
import {redirectFindings} from './redirects';
import {Site} from './site';
import {spellingFindings} from './spelling';
import {orphanFindings, routeFindings, sidebarFindings} from './structure';

const isPage = (file: string): boolean => /^docs\/.*\.mdx?$/.test(file);
const isSource = (file: string): boolean => /^(?:src|docs)\/.*\.tsx?$|^[\w.]+\.ts$/.test(file) && !file.endsWith('.d.ts');

/** Runs compiled.mts, so that both processors work. */
export function compiledFindings(files: readonly string[], sources: readonly string[], samples: boolean): Promise<Finding[]> {
  if (files.length === 0 && sources.length === 0) {
    return Promise.resolve([]);
  }
  const child = spawn(process.execPath, ['--import', 'tsx', path.join(import.meta.dirname, 'compiled.mts'), JSON.stringify({files, sources, samples})], {stdio: ['ignore', 'pipe', 'pipe']});
  const output: string[] = [];
  const errors: string[] = [];
  child.stdout.on('data', (part: Buffer) => output.push(part.toString()));
  child.stderr.on('data', (part: Buffer) => errors.push(part.toString()));
  return new Promise((resolve, reject) => {
    child.on('close', (status) => {
      const last = output.join('').split('\n').at(-1) ?? '';
      if (status === 0) {
        resolve(JSON.parse(last) as Finding[]);
      } else {
        reject(new Error(errors.join('')));
      }
    });
  });
}

/** An environment variable that the build would refuse. */
function environmentFindings(): Finding[] {
  try {
    readEnvironment();
    return [];
  } catch (error) {
    return [{file: '', line: 1, column: 1, message: (error as Error).message}];
  }
}

export interface Outcome {
  readonly findings: readonly Finding[];
  /** How many pages were read. */
  readonly pages: number;
  /** What was left out, and how to have it. */
  readonly leftOut: readonly string[];
}

/** Findings that need neither dictionaries nor compilers: structure of the site, and each of the pages by itself. */
export async function cheapFindings(files: readonly string[], site: Site, options: {readonly prose: boolean} = {prose: true}): Promise<Finding[]> {
  const ofPages = await Promise.all(files.filter(isPage).map((file) => pageFindings(file, site, options)));
  return [...environmentFindings(), ...ofPages.flat(), ...sidebarFindings(site), ...routeFindings(site), ...redirectFindings(site), ...providerFindings(files, site)];
}

/** Checks the files, and what the site as a whole has to keep. */
export async function check(files: readonly string[], {samples}: {readonly samples: boolean}): Promise<Outcome> {
  const site = new Site();
  const pages = files.filter(isPage);
  const compiling = compiledFindings(pages, files.filter(isSource), samples);
  const [cheap, spelling] = await Promise.all([cheapFindings(files, site), spellingFindings(files)]);
  const hasSamples = site.readable(pages).some((page) => samplesOf(page).samples.length > 0);
  const leftOut = samples && hasSamples && !areSamplePackagesInstalled() ? ['Code samples were not checked: `npm run samples` installs their packages, once.'] : [];
  const others = [...cheap, ...orphanFindings(pages, site), ...(await compiling)];
  // A word that another finding is about is said once, and the name of an element not again where it is closed.
  const isSaid = (word: Finding): boolean => {
    const text = /^"(.*?)"/.exec(word.message)?.[1] ?? word.message;
    return others.some(({file, line, message}) => file === word.file && ((line === word.line && message.includes(text)) || message.startsWith(`<${text}>`)));
  };
  return {findings: sorted([...others, ...spelling.filter((word) => !isSaid(word))]), pages: pages.length, leftOut};
}
