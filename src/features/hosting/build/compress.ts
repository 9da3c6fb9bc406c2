import {readdir, readFile, stat, utimes, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {promisify} from 'node:util';
import {brotliCompress, constants, gzip} from 'node:zlib';

const smallest = 1024;
const compressible = /\.(?:css|html|js|json|map|md|svg|toml|txt|webmanifest|xml|ya?ml)$/;
/** As many as zlib has threads. */
const workers = 4;

/**
 * Code and styles, which readers keep for a year, get Brotli's 10: 7 % smaller than 8. The few files over 500 KB do not: each belongs to
 * a tool. For all else 8 is within 1 % of 9, which takes ten times as long on small files; pages change with every build, and there are
 * as many of them.
 */
const quality = (file: string, size: number): number => (/\.(?:css|js)$/.test(file) && size < 500_000 ? 10 : 8);

const packers = {
  gz: (_file: string, text: Buffer) => promisify(gzip)(text, {level: 9}),
  br: (file: string, text: Buffer) =>
    promisify(brotliCompress)(text, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality(file, text.length),
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
      },
    }),
};

async function compress(file: string): Promise<void> {
  const {atime, mtime, size} = await stat(file);
  if (size < smallest) {
    return;
  }
  const text = await readFile(file);
  for (const [extension, pack] of Object.entries(packers)) {
    const packedFile = `${file}.${extension}`;
    const last = await stat(packedFile).catch(() => undefined);
    // It has the time of the file that it was made of.
    if (last && Math.abs(last.mtimeMs - mtime.getTime()) < 1) {
      continue;
    }
    const packed = await pack(file, text);
    if (packed.length < text.length) {
      await writeFile(packedFile, packed);
      await utimes(packedFile, atime, mtime);
    }
  }
}

/** Puts a .gz and a .br beside every file of a folder that gets smaller by it, and says how many files it looked at. What is there and made of the same file stays. */
export async function compressFolder(folder: string): Promise<number> {
  const files = (await readdir(folder, {recursive: true, withFileTypes: true}))
    .filter((entry) => entry.isFile() && compressible.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));
  const queue = files.values();
  await Promise.all(
    Array.from({length: workers}, async () => {
      for (const file of queue) {
        await compress(file);
      }
    }),
  );
  return files.length;
}
