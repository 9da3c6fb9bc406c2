// Runs in a child process (src/lib/childProcess.ts). Cards are cached in node_modules/.cache/social-cards by their hash.
import {existsSync} from 'node:fs';
import {mkdir, readFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import path from 'node:path';
import satori, {type Font} from 'satori';
import sharp from 'sharp';
import {socialCard} from '../../../data/site';
import {onJob} from '../../../lib/childProcess';
import {
  getBackgroundSvg,
  getCacheFile,
  getTextElement,
  type CardJob,
} from './card';

const require = createRequire(import.meta.url);

async function readFonts(): Promise<Font[]> {
  return Promise.all(
    ([400, 600] as const).map(async (weight) => ({
      name: 'Geist',
      weight,
      style: 'normal' as const,
      data: await readFile(
        require.resolve(
          `@fontsource/geist/files/geist-latin-${weight}-normal.woff`,
        ),
      ),
    })),
  );
}

onJob(async ({siteDir, palette, cards}: CardJob) => {
  const missingCards = cards.filter(
    (card) => !existsSync(getCacheFile(siteDir, card)),
  );
  const [firstCard] = missingCards;
  if (!firstCard) return;
  await mkdir(path.dirname(getCacheFile(siteDir, firstCard)), {
    recursive: true,
  });
  const fonts = await readFonts();
  const wordmark = await readFile(
    path.join(siteDir, 'static/img/wordmark-dark.svg'),
    'utf8',
  );
  const {data: background, info} = await sharp(
    Buffer.from(getBackgroundSvg(wordmark, palette)),
  )
    .raw()
    .toBuffer({resolveWithObject: true});
  for (const card of missingCards) {
    const text = await satori(getTextElement(card, palette), {
      width: socialCard.width,
      height: socialCard.height,
      fonts,
    });
    // A palette halves the file.
    await sharp(background, {raw: info})
      .composite([{input: Buffer.from(text)}])
      .removeAlpha()
      .png({palette: true, colours: 64, dither: 0, compressionLevel: 6})
      .toFile(getCacheFile(siteDir, card));
  }
});
