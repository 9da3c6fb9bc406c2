import {promisify} from 'node:util';
import {crc32, deflate} from 'node:zlib';
import sharp from 'sharp';

/** A part of a picture. */
export interface Region {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

type Colour = readonly [red: number, green: number, blue: number];

/** A picture whose pixels are numbers of colours. */
interface Indexed {
  readonly width: number;
  readonly height: number;
  readonly colours: readonly Colour[];
  readonly pixels: Buffer;
}

const parseColour = (hex: string): Colour => {
  const [, digits = ''] = /^#([0-9a-f]+)$/i.exec(hex) ?? [];
  const parts = digits.length === 3 ? [...digits].map((digit) => digit + digit) : [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4, 6)];
  return parts.map((part) => Number.parseInt(part, 16)) as unknown as Colour;
};

const blend = (below: Colour, above: Colour, opacity: number): Colour =>
  below.map((value, channel) => Math.round(value + ((above[channel] ?? 0) - value) * opacity)) as unknown as Colour;

function nearest(colours: readonly Colour[], wanted: Colour): number {
  const distances = colours.map((colour) => colour.reduce((sum, value, channel) => sum + (value - (wanted[channel] ?? 0)) ** 2, 0));
  return distances.indexOf(Math.min(...distances));
}

const crop = (svg: string, {left, top, width, height}: Region): string =>
  svg.replace(/^<svg width="[^"]*" height="[^"]*" viewBox="[^"]*"/, `<svg width="${width}" height="${height}" viewBox="${left} ${top} ${width} ${height}"`);

/** Levels between a text's colour and the ground, for the edges of its letters. */
const levels = 12;

/** What all pictures share: their ground, with the colours of text in some inks where it is plain. */
export async function readGround(svg: string, plain: string, inks: readonly string[]): Promise<Indexed> {
  const few = await sharp(Buffer.from(svg)).png({palette: true, quality: 90, dither: 0}).toBuffer();
  const {data, info} = await sharp(few).removeAlpha().raw().toBuffer({resolveWithObject: true});
  const numbers = new Map<number, number>();
  const pixels = Buffer.alloc(info.width * info.height);
  for (let pixel = 0; pixel < pixels.length; pixel++) {
    const value = data.readUIntBE(pixel * 3, 3);
    pixels[pixel] = numbers.get(value) ?? numbers.set(value, numbers.size).size - 1;
  }
  const edges = inks.flatMap((ink) => Array.from({length: levels}, (_, level) => blend(parseColour(plain), parseColour(ink), (level + 1) / levels)));
  return {width: info.width, height: info.height, colours: [...[...numbers.keys()].map((value): Colour => [value >> 16, (value >> 8) & 255, value & 255]), ...edges], pixels};
}

const pack = promisify(deflate);

function chunk(type: string, data: Buffer): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(data.length);
  head.write(type, 4, 'latin1');
  const tail = Buffer.alloc(4);
  tail.writeUInt32BE(crc32(data, crc32(head.subarray(4))));
  return Buffer.concat([head, data, tail]);
}

/** A PNG of numbered colours. Sharp looks for colours anew in every picture, and fast-png takes 17 ms of processor time where this takes 3. */
async function png({width, height, colours, pixels}: Indexed): Promise<Buffer> {
  const rows = Buffer.alloc((width + 1) * height);
  for (let row = 0; row < height; row++) {
    pixels.copy(rows, row * (width + 1) + 1, row * width, (row + 1) * width);
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width);
  header.writeUInt32BE(height, 4);
  // Eight bits a pixel, which are the number of a colour.
  header.set([8, 3], 8);
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  return Buffer.concat([signature, chunk('IHDR', header), chunk('PLTE', Buffer.from(colours.flat())), chunk('IDAT', await pack(rows, {level: 6})), chunk('IEND', Buffer.alloc(0))]);
}

/**
 * Draws texts on the ground, within a region of it that is all of one colour. Colours that pictures share are found once: finding them
 * anew in each takes sharp longer than all else.
 */
export function textPrinter(ground: Indexed, region: Region): (svg: string) => Promise<Buffer> {
  const plain = ground.colours[ground.pixels[region.top * ground.width + region.left] ?? 0] as Colour;
  const known = new Map<number, number>();
  const numberOf = (rgba: number): number => {
    const colour = blend(plain, [rgba >>> 24, (rgba >> 16) & 255, (rgba >> 8) & 255], (rgba & 255) / 255);
    return known.get(rgba) ?? known.set(rgba, nearest(ground.colours, colour)).get(rgba) ?? 0;
  };
  return async (svg) => {
    const data = await sharp(Buffer.from(crop(svg, region))).ensureAlpha().raw().toBuffer();
    const pixels = Buffer.from(ground.pixels);
    for (let row = 0; row < region.height; row++) {
      for (let column = 0; column < region.width; column++) {
        const start = (row * region.width + column) * 4;
        if (data[start + 3] !== 0) {
          pixels[(region.top + row) * ground.width + region.left + column] = numberOf(data.readUInt32BE(start));
        }
      }
    }
    return png({...ground, pixels});
  };
}
