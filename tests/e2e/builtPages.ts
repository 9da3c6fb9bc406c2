import type {Page} from '@playwright/test';
import {readFileSync} from 'node:fs';
import path from 'node:path';

export const site = 'https://docs.linea.build';

/** What a built page says about itself, counted by the browser's own parser. */
export interface BuiltPage {
  readonly canonical: (string | null)[];
  readonly twin: string | null;
  readonly data: string[];
  readonly image: string | null;
  readonly imageFacts: (string | null)[];
  readonly headings: string[];
  readonly codeBlocks: number;
  readonly tables: number;
  readonly ids: string[];
}

/** File of a route in `build/`. */
export function fileOf(route: string, extension: string): string {
  return path.join('build', route === '/' ? `index${extension}` : `${route}${extension}`);
}

/** Reads a page's HTML as it was built, without running its scripts. */
export async function readBuiltPage(page: Page, route: string): Promise<BuiltPage> {
  return page.evaluate((html) => {
    const {head, body} = new DOMParser().parseFromString(html, 'text/html');
    const content = body.querySelector('article') ?? body.querySelector('main') ?? body;
    const ids = [...body.querySelectorAll('[id]')].map(({id}) => id);
    content.querySelectorAll('[data-markdown="skip"], [role="tooltip"], form, .hash-link').forEach((element) => element.remove());
    const attribute = (selector: string, name: string): string | null => head.querySelector(selector)?.getAttribute(name) ?? null;
    return {
      canonical: [...head.querySelectorAll('link[rel=canonical]')].map((link) => link.getAttribute('href')),
      twin: attribute('link[rel=alternate][type="text/markdown"]', 'href'),
      data: [...head.querySelectorAll('script[type="application/ld+json"]')].map(({textContent}) => textContent),
      image: attribute('meta[property="og:image"]', 'content'),
      imageFacts: [
        attribute('meta[name="twitter:image"]', 'content'),
        attribute('meta[property="og:image:width"]', 'content'),
        attribute('meta[property="og:image:height"]', 'content'),
        attribute('meta[property="og:image:alt"]', 'content'),
      ],
      headings: [...content.querySelectorAll('h2')].map(({textContent}) => textContent),
      codeBlocks: content.querySelectorAll('pre, figure [role=img][aria-label^="Diagram: "]').length,
      tables: content.querySelectorAll('table').length,
      ids,
    };
  }, readFileSync(fileOf(route, '.html'), 'utf8'));
}

/** A twin's text outside its code, and how many code blocks it has. */
export function splitTwin(markdown: string): {text: string; codeBlocks: number} {
  const text: string[] = [];
  let codeBlocks = 0;
  let fence: string | undefined;
  for (const line of markdown.split('\n')) {
    const [, mark, info] = /^[\s>*\d.-]*?(`{3,})(.*)$/.exec(line) ?? [];
    if (fence === undefined && mark) {
      fence = mark;
      codeBlocks += 1;
    } else if (fence !== undefined) {
      fence = mark === fence && info === '' ? undefined : fence;
    } else {
      text.push(line);
    }
  }
  return {text: text.join('\n'), codeBlocks};
}
