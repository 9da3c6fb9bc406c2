// npm run diagrams: renders the Mermaid blocks in docs/ for desktops and phones into src/features/diagrams/drawings. Keeps drawings
// whose block and renderer have not changed; `-- --all` renders all of them.
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import type {Scene} from '../src/features/diagrams/layout/types';
import {
  getDiagramKey,
  getFileNames,
  getRendererHash,
  type Manifest,
  type Sizes,
} from '../src/features/diagrams/manifest';
import {layoutDiagram} from '../src/features/diagrams/mermaid/draw';
import {drawingsFolder} from '../src/features/diagrams/options';
import {renderSvg} from '../src/features/diagrams/render/svg';
import {findDiagrams, parsePages} from './pages';

const manifestFile = `${drawingsFolder}/index.json`;
const renderer = getRendererHash('src/features/diagrams');
const previousManifest = JSON.parse(
  readFileSync(manifestFile, 'utf8'),
) as Manifest;
const canKeep =
  previousManifest.renderer === renderer && !process.argv.includes('--all');
const areRendered = (names: readonly string[]): boolean =>
  names.every((name) => existsSync(`${drawingsFolder}/${name}.svg`));

mkdirSync(drawingsFolder, {recursive: true});
const sizes = new Map<string, Sizes>();
let renderedCount = 0;

async function writeDrawings(key: string, source: string): Promise<Sizes> {
  const {wide, phone} = await layoutDiagram(source);
  const scenes: readonly Scene[] = phone ? [wide, phone] : [wide];
  scenes.forEach((scene, position) => {
    const name = getFileNames(key)[position] as string;
    writeFileSync(
      `${drawingsFolder}/${name}.svg`,
      `${renderSvg(scene, name)}\n`,
    );
  });
  renderedCount += 1;
  return scenes.map(({width, height}) => [Math.ceil(width), Math.ceil(height)]);
}

for (const {file, line, source} of parsePages().flatMap(findDiagrams)) {
  const key = getDiagramKey(source);
  const previousSizes = canKeep ? previousManifest.sizes[key] : undefined;
  try {
    sizes.set(
      key,
      previousSizes &&
        areRendered(getFileNames(key).slice(0, previousSizes.length))
        ? previousSizes
        : await writeDrawings(key, source),
    );
  } catch (error) {
    console.error(`${file}:${line}: ${(error as Error).message}`);
    process.exitCode = 1;
  }
}

const names = new Set(
  [...sizes].flatMap(([key, {length}]) => getFileNames(key).slice(0, length)),
);
for (const file of readdirSync(drawingsFolder)) {
  if (file.endsWith('.svg') && !names.has(file.slice(0, -'.svg'.length))) {
    rmSync(`${drawingsFolder}/${file}`);
  }
}
const entries = [...sizes]
  .sort(([a], [b]) => (a < b ? -1 : 1))
  .map(
    ([key, value]) => `    ${JSON.stringify(key)}: ${JSON.stringify(value)}`,
  );
writeFileSync(
  manifestFile,
  `{\n  "renderer": ${JSON.stringify(renderer)},\n  "sizes": {\n${entries.join(',\n')}\n  }\n}\n`,
);
console.log(
  `${renderedCount} diagrams rendered, ${sizes.size - renderedCount} unchanged.`,
);
