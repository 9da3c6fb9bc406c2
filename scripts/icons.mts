// npm run icons: draws the icons of the web manifest from static/img/favicon.svg. Run it after a change of that file.
import {mkdirSync, readFileSync} from 'node:fs';
import sharp from 'sharp';

const folder = 'static/img/icons';
const favicon = readFileSync('static/img/favicon.svg', 'utf8');

/** Systems cut their own shape out of these: no corners, and for a mask the mark in the inner 80 %. */
const square = favicon.replace('rx="7"', '');
const maskable = square.replace('viewBox="0 0 32 32"', 'viewBox="-6 -6 44 44"').replace('<rect width="32" height="32"', '<rect x="-6" y="-6" width="44" height="44"');

mkdirSync(folder, {recursive: true});
for (const [name, svg, size] of [
  ['icon-192', favicon, 192],
  ['icon-512', favicon, 512],
  ['icon-maskable-512', maskable, 512],
  ['apple-touch-icon', square, 180],
] as const) {
  await sharp(Buffer.from(svg), {density: 72 * (size / 32)}).resize(size, size).png({palette: true, effort: 10}).toFile(`${folder}/${name}.png`);
}
