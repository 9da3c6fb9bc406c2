// npm run diagrams: draws the Mermaid blocks of docs/ and the drawings of src/features/diagrams/flagship, for windows and for
// phones, and writes them to src/features/diagrams/drawings. What has not changed stays; `-- --all` draws everything anew.
// The site shows these files: no page loads Mermaid.
import {existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {draw} from '../src/features/diagrams/build/draw';
import {diagramKey, fileNames, filesOf, flagshipKey, kitVersion, sizesOf, type Sizes} from '../src/features/diagrams/build/files';
import {flagships} from '../src/features/diagrams/flagship';
import {findFaults} from '../src/features/diagrams/kit/geometry';
import type {Drawn} from '../src/features/diagrams/kit/types';
import {drawingsFolder} from '../src/features/diagrams/options';
import {diagramsOf, pages} from './pages';

const indexFile = `${drawingsFolder}/index.json`;
const kit = kitVersion('src/features/diagrams');
const before = existsSync(indexFile) ? (JSON.parse(readFileSync(indexFile, 'utf8')) as {kit: string; sizes: Record<string, Sizes>}) : {kit: '', sizes: {}};
const keepsOld = before.kit === kit && !process.argv.includes('--all');
const isDrawn = (key: string, sizes: Sizes): boolean => sizes.every((_, position) => existsSync(`${drawingsFolder}/${fileNames(key)[position]}.svg`));

mkdirSync(drawingsFolder, {recursive: true});
const sizes = new Map<string, Sizes>();
let drawn = 0;

function write(key: string, made: Drawn): void {
  for (const [name, svg] of filesOf(key, made)) {
    writeFileSync(`${drawingsFolder}/${name}.svg`, svg);
  }
  sizes.set(key, sizesOf(made));
  drawn += 1;
}

for (const {file, line, source} of pages().flatMap(diagramsOf)) {
  const key = diagramKey(source);
  const old = before.sizes[key];
  if (keepsOld && old && isDrawn(key, old)) {
    sizes.set(key, old);
    continue;
  }
  try {
    write(key, await draw(source));
  } catch (error) {
    console.error(`${file}:${line}: ${(error as Error).message}`);
    process.exitCode = 1;
  }
}
for (const {name, draw: drawFlagship} of flagships) {
  const made = drawFlagship();
  const faults = [made.wide, made.phone].flatMap((scene) => (scene ? findFaults(scene) : []));
  if (faults.length > 0) {
    console.error(`src/features/diagrams/flagship, "${name}": ${faults.join(', and ')}`);
    process.exitCode = 1;
  }
  write(flagshipKey(name), made);
}

const names = new Set([...sizes].flatMap(([key, each]) => fileNames(key).slice(0, each.length)));
for (const file of readdirSync(drawingsFolder)) {
  if (file.endsWith('.svg') && !names.has(file.slice(0, -'.svg'.length))) {
    rmSync(`${drawingsFolder}/${file}`);
  }
}
const entries = [...sizes].sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, each]) => `    ${JSON.stringify(key)}: ${JSON.stringify(each)}`);
writeFileSync(indexFile, `{\n  "kit": ${JSON.stringify(kit)},\n  "sizes": {\n${entries.join(',\n')}\n  }\n}\n`);
console.log(`${drawn} diagrams drawn, ${sizes.size - drawn} kept.`);
