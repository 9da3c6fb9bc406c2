import {readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';

const css = readFileSync('src/css/tokens.css', 'utf8');

/** Reads a mode's colour tokens. Dark mode overrides some light-mode tokens. */
function readTokens(mode: 'light' | 'dark'): Map<string, string> {
  const blocks = [
    ...css.matchAll(
      /^ *(:root|:root:not\(\[data-theme='light'\]\)) \{([^}]*)\}/gm,
    ),
  ];
  const selectors =
    mode === 'light' ? [':root'] : [':root', ":root:not([data-theme='light'])"];
  const values = new Map<string, string>();
  for (const [, selector, body] of blocks.filter(([, name]) =>
    selectors.includes(name ?? ''),
  )) {
    for (const [, name, value] of (body ?? '').matchAll(
      /(--docs-[\w-]+): (#[0-9a-f]{3,6});/g,
    )) {
      values.set(name ?? selector ?? '', value ?? '');
    }
  }
  return values;
}

/** Computes the relative luminance as defined in WCAG 2. */
function computeLuminance(hex: string): number {
  const digits =
    hex.length === 4
      ? [...hex.slice(1)].map((digit) => digit + digit)
      : (hex.slice(1).match(/../g) ?? []);
  const [red = 0, green = 0, blue = 0] = digits.map((pair) => {
    const value = parseInt(pair, 16) / 255;
    return value <= 0.03928 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function computeContrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [
    computeLuminance(a),
    computeLuminance(b),
  ].toSorted((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

const textColours = [
  '--docs-text',
  '--docs-text-soft',
  '--docs-link',
  '--docs-link-hover',
  '--docs-error',
];
const surfaces = [
  '--docs-background',
  '--docs-surface',
  '--docs-surface-strong',
];
const codeColours = [
  'text',
  'comment',
  'keyword',
  'string',
  'number',
  'name',
  'type',
].map((name) => `--docs-code-${name}`);
const pairs: [string, string][] = [
  ...textColours.flatMap((name) =>
    surfaces.map((surface): [string, string] => [name, surface]),
  ),
  ...codeColours.map((name): [string, string] => [
    name,
    '--docs-code-background',
  ]),
  ['--docs-on-primary', '--docs-primary'],
  ['--docs-mark-text', '--docs-mark'],
  ['--docs-link', '--docs-tint'],
  ['--docs-text', '--docs-tint'],
  ['--docs-text', '--docs-error-surface'],
];

describe.each(['light', 'dark'] as const)('%s mode', (mode) => {
  const colours = readTokens(mode);
  test.each(pairs)(
    '%s on %s has a contrast of at least 4.5:1',
    (foreground, background) => {
      const [front, back] = [colours.get(foreground), colours.get(background)];
      expect(front, foreground).toBeDefined();
      expect(back, background).toBeDefined();
      expect(computeContrast(front ?? '', back ?? '')).toBeGreaterThanOrEqual(
        4.5,
      );
    },
  );
});

test('the primary colour matches the specification', () => {
  expect(css).toContain('--ifm-color-primary: #25c2a0;');
});
