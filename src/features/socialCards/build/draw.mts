// Runs beside the bundler: see buildStep.ts. A card that was drawn before comes from a cache.
import {copyFile, mkdir, readFile, writeFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import path from 'node:path';
import satori, {type Font} from 'satori';
import {socialCard} from '../../../data/site';
import {onJob} from '../../../lib/childProcess';
import {cardBackground, cardText, textRegion} from './design';
import type {CardFile, Job} from './job';
import {readGround, textPrinter} from './picture';

const require = createRequire(import.meta.url);

/** Cards that are drawn at a time: one is laid out while the image library, which has threads of its own, draws the others. */
const parallel = 4;

async function readFonts(): Promise<Font[]> {
  return Promise.all(
    ([400, 600] as const).map(async (weight) => ({
      name: 'Geist',
      weight,
      style: 'normal' as const,
      data: await readFile(require.resolve(`@fontsource/geist/files/geist-latin-${weight}-normal.woff`)),
    })),
  );
}

/** Draws the cards that the cache does not have. */
async function draw({siteDir, palette}: Job, cards: readonly CardFile[], folder: string): Promise<void> {
  const fonts = await readFonts();
  const wordmark = await readFile(path.join(siteDir, 'static/img/wordmark-dark.svg'), 'utf8');
  const ground = await readGround(cardBackground(wordmark, palette), palette.background, [palette.accent, palette.text, palette.soft]);
  const print = textPrinter(ground, textRegion);
  const queue = [...cards];
  await Promise.all(
    Array.from({length: parallel}, async () => {
      for (let card = queue.pop(); card; card = queue.pop()) {
        const text = await satori(cardText(card, palette), {width: socialCard.width, height: socialCard.height, fonts});
        await writeFile(path.join(folder, path.basename(card.path)), await print(text));
      }
    }),
  );
}

onJob(async (job: Job) => {
  const folder = path.join(job.siteDir, 'node_modules/.cache/social-cards');
  await mkdir(folder, {recursive: true});
  const copy = async (card: CardFile): Promise<boolean> => {
    const target = path.join(job.outDir, card.path);
    await mkdir(path.dirname(target), {recursive: true});
    return copyFile(path.join(folder, path.basename(card.path)), target).then(() => true, () => false);
  };
  const missing: CardFile[] = [];
  for (const card of job.cards) {
    if (!(await copy(card))) {
      missing.push(card);
    }
  }
  if (missing.length > 0) {
    await draw(job, missing, folder);
    for (const card of missing) {
      if (!(await copy(card))) {
        throw new Error(`The social card ${card.path} was drawn, but cannot be copied into ${job.outDir}. Check the free space there.`);
      }
    }
  }
});
