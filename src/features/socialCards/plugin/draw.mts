// Runs in a child process (src/lib/childProcess.ts). Cards are cached in node_modules/.cache/social-cards by their hash.
import {copyFile, mkdir, readFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import path from 'node:path';
import satori, {type Font} from 'satori';
import sharp from 'sharp';
import {socialCard} from '../../../data/site';
import {onJob} from '../../../lib/childProcess';
import {getBackgroundSvg, getTextElement, type CardFile, type CardJob} from './card';

const require = createRequire(import.meta.url);

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

async function draw({siteDir, palette}: CardJob, cards: readonly CardFile[], folder: string): Promise<void> {
  const fonts = await readFonts();
  const wordmark = await readFile(path.join(siteDir, 'static/img/wordmark-dark.svg'), 'utf8');
  const background = await sharp(Buffer.from(getBackgroundSvg(wordmark, palette))).png().toBuffer();
  for (const card of cards) {
    const text = await satori(getTextElement(card, palette), {width: socialCard.width, height: socialCard.height, fonts});
    await sharp(background)
      .composite([{input: Buffer.from(text)}])
      .png({palette: true, colours: 64, dither: 0, compressionLevel: 9})
      .toFile(path.join(folder, path.basename(card.path)));
  }
}

onJob(async (job: CardJob) => {
  const folder = path.join(job.siteDir, 'node_modules/.cache/social-cards');
  await mkdir(folder, {recursive: true});
  const copyFromCache = async (card: CardFile): Promise<boolean> => {
    const target = path.join(job.outDir, card.path);
    await mkdir(path.dirname(target), {recursive: true});
    return copyFile(path.join(folder, path.basename(card.path)), target).then(() => true, () => false);
  };
  const missing: CardFile[] = [];
  for (const card of job.cards) {
    if (!(await copyFromCache(card))) {
      missing.push(card);
    }
  }
  if (missing.length > 0) {
    await draw(job, missing, folder);
    for (const card of missing) {
      if (!(await copyFromCache(card))) {
        throw new Error(`The social card ${card.path} was drawn, but cannot be copied to ${job.outDir}. Check the free disk space.`);
      }
    }
  }
});
