// npm run icons: draws the icons of the web manifest, and those that browsers ask for by name, from static/img/favicon.svg. Run it after a change of that file.
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import sharp from 'sharp';

const folder = 'static/img/icons';
const favicon = readFileSync('static/img/favicon.svg', 'utf8');

/** Systems cut their own shape out of these: no corners, and for a mask the mark in the inner 80 %. */
const square = favicon.replace('rx="7"', '');
const maskable = square.replace('viewBox="0 0 32 32"', 'viewBox="-6 -6 44 44"').replace('<rect width="32" height="32"', '<rect x="-6" y="-6" width="44" height="44"');

const draw = (svg: string, size: number) =>
  sharp(Buffer.from(svg), {density: 72 * (size / 32)}).resize(size, size).png({palette: true, effort: 10});

/** A PNG in the container of `.ico`: a directory of one picture and where it begins. */
function ico(picture: Buffer, size: number): Buffer {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(size, 6);
  header.writeUInt8(size, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(picture.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, picture]);
}

mkdirSync(folder, {recursive: true});
for (const [name, svg, size] of [
  ['icon-192', favicon, 192],
  ['icon-512', favicon, 512],
  ['icon-maskable-512', maskable, 512],
] as const) {
  await draw(svg, size).toFile(`${folder}/${name}.png`);
}
// Asked for at these addresses by browsers and systems that do not read the page.
await draw(square, 180).toFile('static/apple-touch-icon.png');
writeFileSync('static/favicon.ico', ico(await draw(favicon, 32).toBuffer(), 32));
