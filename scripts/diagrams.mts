// npm run diagrams: draws the Mermaid blocks in docs/ that have no drawing yet into src/features/diagrams/drawings, and removes drawings of
// other blocks. `-- --all` draws all of them, for example after an upgrade of Mermaid.
import {
  existsSync,
  mkdirSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {getDrawingFiles} from '../src/features/diagrams/drawings';
import {drawingsFolder} from '../src/features/diagrams/options';
import {installDiagramPackages} from './diagrams/install.mjs';
import {findDiagrams, parsePages} from './pages';

installDiagramPackages();
const blocks = parsePages().flatMap(findDiagrams);
const isUsed = new Set(blocks.flatMap(({source}) => getDrawingFiles(source)));
mkdirSync(drawingsFolder, {recursive: true});
for (const name of readdirSync(drawingsFolder)) {
  const file = `${drawingsFolder}/${name}`;
  if (!isUsed.has(file) || process.argv.includes('--all')) rmSync(file);
}

const newBlocks = blocks.filter(
  ({source}) => !existsSync(getDrawingFiles(source)[0] ?? ''),
);
// Loaded here, because it needs the packages that were just installed.
const {openDrawingBrowser} = await import('./diagrams/browser.mjs');
const browser = await openDrawingBrowser();
let count = 0;
for (const {file, line, source} of newBlocks) {
  try {
    const files = getDrawingFiles(source);
    const drawings = await browser.draw(source);
    drawings.forEach((svg, index) => writeFileSync(files[index] ?? '', svg));
    count += 1;
  } catch (error) {
    console.error(`${file}:${line}: ${(error as Error).message}`);
    process.exitCode = 1;
  }
}
await browser.close();
console.log(`${count} diagrams drawn.`);
