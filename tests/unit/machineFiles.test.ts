import {existsSync, readFileSync} from 'node:fs';
import sharp from 'sharp';
import {expect, test} from 'vitest';
import config from '../../docusaurus.config';
import {themeColors} from '../../src/config/site';
import {socialCard} from '../../src/data/site';
import {formatSecurityTxt} from '../../src/features/hosting/plugin/wellKnown';

const readText = (file: string): string => readFileSync(file, 'utf8');

test('security.txt conforms to RFC 9116 and is valid for a year', () => {
  const text = formatSecurityTxt(
    'https://docs.linea.build',
    new Date('2026-08-01T10:00:00.123Z'),
  );
  expect(text).toMatch(/^Contact: mailto:security-report@linea\.build$/m);
  expect(text).toMatch(/^Expires: 2027-08-01T10:00:00Z$/m);
  expect(text).toMatch(
    /^Canonical: https:\/\/docs\.linea\.build\/\.well-known\/security\.txt$/m,
  );
  const page = readText('docs/risk-disclosures/index.mdx');
  for (const [, contact = ''] of text.matchAll(/^Contact: (?:mailto:)?(.+)$/gm))
    expect(page).toContain(contact);
});

test('files with absolute URLs use the configured site URL', () => {
  expect(readText('static/robots.txt')).toContain(
    `Sitemap: ${config.url}/sitemap.xml\n`,
  );
  for (const [, siteUrl] of readText('static/opensearch.xml').matchAll(
    /(?:template="|>)(https:[^"<]*)/g,
  )) {
    expect(siteUrl?.startsWith(`${config.url}/`), siteUrl).toBe(true);
  }
});

test('the browser theme colour matches the background in both colour modes', () => {
  const [, light, dark] =
    /:root \{[^}]*--docs-background: (#\w+);[^]*\[data-theme='light'\]\) \{\s*--ifm-color-scheme: dark;\s*--docs-background: (#\w+);/.exec(
      readText('src/css/tokens.css'),
    ) ?? [];
  expect(themeColors).toEqual({light, dark});
});

test('every manifest icon exists and has the declared size', async () => {
  const manifest = JSON.parse(readText('static/manifest.webmanifest')) as {
    theme_color: string;
    icons: {src: string; sizes: string; type: string; purpose?: string}[];
  };
  expect(manifest.theme_color).toBe(themeColors.dark);
  expect(manifest.icons.some(({purpose}) => purpose === 'maskable')).toBe(true);
  for (const {src, sizes, type} of manifest.icons) {
    expect(existsSync(`static${src}`), src).toBe(true);
    if (type === 'image/png') {
      const {width, height} = await sharp(`static${src}`).metadata();
      expect(`${width}x${height}`).toBe(sizes);
    }
  }
  const {width} = await sharp('static/apple-touch-icon.png').metadata();
  expect(width).toBe(180);
});

test('the home page’s social card has the size declared on pages', async () => {
  const {width, height} = await sharp(`static${socialCard.path}`).metadata();
  expect({width, height}).toEqual({
    width: socialCard.width,
    height: socialCard.height,
  });
});
