import {readFileSync} from 'node:fs';
import path from 'node:path';

/** What the engine writes about the chunks of its build. */
interface ClientManifest {
  readonly origins: Readonly<Record<string, readonly string[]>>;
  readonly assets: Readonly<Record<string, Readonly<Record<string, readonly {readonly file: string}[]>>>>;
}

type ChunkNames = Readonly<Record<string, unknown>>;

/** Which files of code a built site has, and which of them a route needs. */
export interface BuiltCode {
  /** Names of all chunks. */
  readonly chunks: readonly string[];
  /** Addresses of the files of a chunk. */
  readonly filesOfChunk: (name: string) => string[];
  /** Addresses of the files of all routes that are accepted. The paths of layouts are those of no page, or of the home page. */
  readonly filesOfRoutes: (accept: (route: string) => boolean) => string[];
}

/** Names of all chunks that a route names, at any depth. */
const namesIn = (value: unknown): string[] => (typeof value === 'string' ? [value] : Object.values(value as ChunkNames).flatMap(namesIn));

/** Reads what the engine keeps in `.docusaurus` about the last build. */
export function readBuiltCode(generatedFilesDir: string): BuiltCode {
  const readJson = (file: string): unknown => JSON.parse(readFileSync(path.join(generatedFilesDir, file), 'utf8'));
  const {origins, assets} = readJson('client-manifest.json') as ClientManifest;
  const chunkNames = readJson('routesChunkNames.json') as ChunkNames;

  const filesOfChunk = (name: string): string[] =>
    (origins[name] ?? []).flatMap((id) => Object.values(assets[id] ?? {}).flatMap((list) => list.map(({file}) => `/${file.replace(/^\//, '')}`)));
  return {
    chunks: Object.keys(origins),
    filesOfChunk,
    // A key is a route's path and a hash.
    filesOfRoutes: (accept) => Object.entries(chunkNames).flatMap(([key, value]) => (accept(key.replace(/-[^-]*$/, '')) ? namesIn(value).flatMap(filesOfChunk) : [])),
  };
}
