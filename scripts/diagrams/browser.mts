import {chromium, type Page} from '@playwright/test';
import path from 'node:path';
import {optimize} from 'svgo';
import {limits, settings} from '../../src/features/diagrams/settings';
import {findChromium} from '../chromium.mjs';

/** What scripts/diagrams/draw.mjs returns. */
interface Drawn {
  readonly svg: string;
  readonly width: number;
  readonly height: number;
}

type Format = keyof typeof limits;
type Settings = (typeof settings)[Format][number];

declare global {
  interface Window {
    /** From scripts/diagrams/page.html. */
    draw(source: string, settings: Settings): Promise<Drawn>;
  }
}

export interface DrawingBrowser {
  /** Draws a Mermaid block for desktops and, if phones need another drawing, for phones. Throws if it is invalid or does not fit. */
  draw(source: string): Promise<readonly string[]>;
  close(): Promise<void>;
}

/** Makes the first line of a box its name, and the others its description: Mermaid sets what is between asterisks in italics. */
const markDescriptions = (source: string): string =>
  source.replaceAll(
    /(?<=[[(])"([^"`<]+)<br\s*\/?>([^"`]*)"/g,
    (_, name: string, description: string) => {
      const lines = description.split(/<br\s*\/?>/).map((line) => `*${line}*`);
      return `"\`${[name, ...lines].join('<br/>')}\`"`;
    },
  );

/** Turns a flowchart. Other diagrams keep their direction. */
const turn = (source: string, direction: 'LR' | 'TD'): string =>
  source.replace(/^(\s*(?:flowchart|graph)\s+)\w+/, `$1${direction}`);

/** Types that Mermaid lays out with ELK. */
const elkPattern =
  /^\s*(?:flowchart|graph|stateDiagram|classDiagram|erDiagram)/;

/** Types whose labels wrap, so that they have a drawing for phones. The page shows a sequence as steps, and scrolls the others. */
const narrowPattern = /^\s*(?:flowchart|graph|stateDiagram)/;

/** Removes what Mermaid's groups, decimals and defaults add to a file. Rectangles stay, because mermaid.css rounds their corners. */
const shrink = (svg: string): string =>
  optimize(svg, {
    floatPrecision: 1,
    plugins: [
      {
        name: 'preset-default',
        params: {overrides: {cleanupIds: false, convertShapeToPath: false}},
      },
    ],
  }).data;

/** Mermaid ends a line with a hyphen where it breaks a word that is too long. */
const brokenWordPattern = /(?<=[> ])([^<>\s]*\w-)</;

/** Draws one format, with the first settings with which it fits. */
async function drawFormat(
  page: Page,
  format: Format,
  sources: readonly string[],
): Promise<Drawn> {
  const limit = limits[format];
  const problems: string[] = [];
  for (const options of settings[format]) {
    for (const source of sources) {
      const drawn = await page.evaluate(
        ([text, config]) => window.draw(text, config),
        [
          source,
          elkPattern.test(source) ? {...options, layout: 'elk'} : options,
        ] as const,
      );
      const fits = drawn.width <= limit.width && drawn.height <= limit.height;
      const brokenWord = brokenWordPattern.exec(drawn.svg)?.[1];
      if (fits && !brokenWord) return drawn;
      problems.push(
        brokenWord
          ? `breaks the word "${brokenWord}"`
          : `has ${drawn.width} × ${drawn.height} px`,
      );
    }
  }
  throw new Error(
    `the ${format} drawing ${problems.join(', or ')}, but the maximum is ${limit.width} × ${limit.height} px → shorten the labels, break them with <br/>, or change the direction`,
  );
}

/** Opens Mermaid in Chromium, with the site's fonts and without a network. */
export async function openDrawingBrowser(): Promise<DrawingBrowser> {
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: ['--font-render-hinting=none'],
  });
  const page = await browser.newPage();
  await page.route('**/*', (route) => {
    const file = decodeURIComponent(new URL(route.request().url()).pathname);
    return route.fulfill({path: path.join(process.cwd(), file)});
  });
  await page.goto('http://drawings.invalid/scripts/diagrams/page.html');
  await page.waitForFunction(() => 'draw' in window);
  return {
    async draw(block) {
      const source = markDescriptions(block);
      const wide = await drawFormat(page, 'wide', [source]);
      const needsNarrow =
        wide.width > limits.narrow.width && narrowPattern.test(block);
      const narrow = needsNarrow
        ? [
            await drawFormat(page, 'narrow', [
              turn(source, 'TD'),
              turn(source, 'LR'),
            ]),
          ]
        : [];
      return [wide, ...narrow].map(({svg}) => `${shrink(svg)}\n`);
    },
    close: () => browser.close(),
  };
}
