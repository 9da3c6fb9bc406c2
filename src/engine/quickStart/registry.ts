import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/** An entry of the engine's list of chunks: how to load it, and twice the path of its source, which only the server reads. */
const entry = /(\[\(\) => import\(\/\*[^*]+\*\/ "[^"]+"\)), "[^"]+", require\.resolveWeak\("[^"]+"\)\]/g;

/** Writes the list of chunks without paths and returns the file's address. */
export function writeShortRegistry(generatedFilesDir: string): string {
  const text = readFileSync(path.join(generatedFilesDir, 'registry.js'), 'utf8');
  const short = text.replace(entry, '$1]');
  if (short.includes('resolveWeak')) {
    throw new Error('src/engine/quickStart/registry.ts: the engine writes its list of chunks in another way. Adapt the pattern or remove the file.');
  }
  const file = path.join(generatedFilesDir, 'registry.short.js');
  writeFileSync(file, short);
  return file;
}
