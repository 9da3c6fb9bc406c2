import {readFileSync} from 'node:fs';
import path from 'node:path';
import satori from 'satori';
import sharp from 'sharp';
import {describe, expect, test, vi} from 'vitest';
import {socialCard} from '../../src/data/site';
import {withSocialCard} from '../../src/features/socialCards/plugin';
import {
  getCardPath,
  getSectionLabel,
  getTextElement,
  readPalette,
  textWidth,
} from '../../src/features/socialCards/plugin/card';

const palette = readPalette(process.cwd());
const fonts = ([400, 600] as const).map((weight) => ({
  name: 'Geist',
  weight,
  data: readFileSync(
    `node_modules/@fontsource/geist/files/geist-latin-${weight}-normal.woff`,
  ),
}));
const size = {width: socialCard.width, height: socialCard.height};

/** Returns the bounding box of a card's text. */
async function measureText(title: string, description: string) {
  const svg = await satori(
    getTextElement({section: 'Get started', title, description}, palette),
    {...size, fonts},
  );
  const {info} = await sharp(Buffer.from(svg))
    .trim()
    .png()
    .toBuffer({resolveWithObject: true});
  const left = -(info.trimOffsetLeft ?? 0);
  const top = -(info.trimOffsetTop ?? 0);
  return {left, top, right: left + info.width, bottom: top + info.height};
}

const sentence =
  'Find out why a transaction got a hash but never landed in a Linea block. Lists the parameters, every response field, errors, typed code, and what to do next.';

test.each([
  ['a short title', 'API3', 'Read a feed.'],
  [
    'a long title',
    'Read the latest finalized block of Linea from the rollup contract on Ethereum, and the one before it',
    sentence,
  ],
  ['a long word', 'linea_getTransactionExclusionStatusV1', sentence],
  [
    'a very long word',
    'onTransactionExclusionStatusChangedBySequencerOrRpcNode',
    sentence,
  ],
  ['wide letters', 'MMMM WWWW MMMM WWWW MMMM WWWW', 'W'.repeat(160)],
])(
  'a card’s text fits in its column: %s',
  async (_name, title, description) => {
    const {left, top, right, bottom} = await measureText(title, description);
    expect(left).toBeGreaterThanOrEqual(68);
    expect(right).toBeLessThanOrEqual(72 + textWidth + 4);
    // The text is below the wordmark and above the bottom margin.
    expect(top).toBeGreaterThanOrEqual(140);
    expect(bottom).toBeLessThanOrEqual(570);
  },
);

test('a card gets a new URL when its content changes', () => {
  const card = {section: 'Learn', title: 'A', description: 'B'};
  const file = 'docs/learn/ecosystem-tutorials/index.mdx';
  expect(getCardPath(file, card, palette)).toMatch(
    /^\/img\/cards\/learn-ecosystem-tutorials-[0-9a-f]{8}\.png$/,
  );
  expect(getCardPath(file, {...card, title: 'C'}, palette)).not.toBe(
    getCardPath(file, card, palette),
  );
  expect(getCardPath(file, card, {...palette, accent: '#fff'})).not.toBe(
    getCardPath(file, card, palette),
  );
});

test('a card shows the section of its page', () => {
  expect(
    [
      'docs/api/decode.mdx',
      'docs/release-notes.mdx',
      'generated/token-api/x.api.mdx',
    ].map(getSectionLabel),
  ).toEqual(['APIs & SDK', 'Documentation', 'APIs & SDK']);
});

describe('front matter', () => {
  const parse = (file: string, frontMatter: Record<string, unknown>) =>
    withSocialCard(async () => ({frontMatter, content: ''}))({
      filePath: path.resolve(file),
      fileContent: '',
      defaultParseFrontMatter: async () => ({frontMatter: {}, content: ''}),
    });
  const cardText = {title: 'A', description: 'B'};

  test('contains the card only in a production build, and not for partials or pages with a custom image', async () => {
    const getImage = async (
      file: string,
      frontMatter: Record<string, unknown>,
    ) => (await parse(file, frontMatter)).frontMatter.image;
    vi.stubEnv('NODE_ENV', 'production');
    expect(await getImage('docs/learn/a.mdx', cardText)).toMatch(
      /^\/img\/cards\/learn-a-/,
    );
    expect(
      await getImage('docs/learn/a.mdx', {...cardText, image: '/img/own.png'}),
    ).toBe('/img/own.png');
    expect(await getImage('docs/learn/_part.mdx', cardText)).toBeUndefined();
    vi.stubEnv('NODE_ENV', 'development');
    expect(await getImage('docs/learn/a.mdx', cardText)).toBeUndefined();
  });
});
