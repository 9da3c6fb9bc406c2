// npm run diagrams: draws every Mermaid diagram of docs/ in Chromium and writes the drawings to src/features/diagrams/drawings, their sizes
// and the style sheet that they share. The site shows these files: no page loads Mermaid.
import {chromium} from '@playwright/test';
import {build} from 'esbuild';
import {mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {drawingsFolder} from '../src/features/diagrams/options';
import {diagramKey} from '../src/features/diagrams/build/remark';
import {findChromium} from './chromium.mjs';
import type * as inBrowser from '../src/features/diagrams/build/draw/inBrowser';
import type {Drawn} from '../src/features/diagrams/build/draw/inBrowser';
import {optimise} from '../src/features/diagrams/build/draw/optimise';
import {stylesheet} from '../src/features/diagrams/build/draw/stylesheet';
import {diagramsOf, pages} from './pages';

const require = createRequire(import.meta.url);
const font = readFileSync(require.resolve('@fontsource-variable/geist/files/geist-latin-wght-normal.woff2')).toString('base64');
const {outputFiles} = await build({entryPoints: ['src/features/diagrams/build/draw/inBrowser.ts'], bundle: true, write: false, format: 'iife', globalName: 'diagrams', target: 'es2022'});

const browser = await chromium.launch({executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu']});
const page = await browser.newPage();
// The text's font and line height are those of src/css: labels are measured with them.
await page.setContent(`<!doctype html><style>
  @font-face{font-family:Geist;font-weight:100 900;src:url(data:font/woff2;base64,${font})}
  :root{--docs-font-text:Geist}
  body{font-family:Geist;line-height:1.65}
</style>`);
await page.addScriptTag({content: outputFiles[0]?.text ?? ''});
await page.evaluate(() => document.fonts.load('16px Geist'));

const drawings = new Map<string, Drawn>();
for (const {file, line, source} of pages().flatMap(diagramsOf)) {
  const key = diagramKey(source);
  try {
    const drawn = await page.evaluate(
      ([id, text]) => (window as unknown as {diagrams: typeof inBrowser}).diagrams.draw(id, text),
      [`diagram-${key}`, source] as const,
    );
    drawings.set(key, {...drawn, svg: optimise(drawn.svg)});
  } catch (error) {
    console.error(`${file}:${line}: this diagram cannot be drawn: ${(error as Error).message.split('\n')[0]}`);
    process.exitCode = 1;
  }
}
await browser.close();

const sorted = [...drawings].sort(([a], [b]) => a.localeCompare(b));
mkdirSync(drawingsFolder, {recursive: true});
for (const file of readdirSync(drawingsFolder)) {
  if (file.endsWith('.svg') && !drawings.has(file.slice(0, -'.svg'.length))) {
    rmSync(`${drawingsFolder}/${file}`);
  }
}
for (const [key, {svg}] of sorted) {
  writeFileSync(`${drawingsFolder}/${key}.svg`, svg);
}
const sizes = sorted.map(([key, {size}]) => `  ${JSON.stringify(key)}: ${JSON.stringify(size)}`);
writeFileSync(`${drawingsFolder}/sizes.json`, `{\n${sizes.join(',\n')}\n}\n`);
writeFileSync('src/features/diagrams/browser/drawing.css', stylesheet([...drawings.values()]));
console.log(`${drawings.size} diagrams drawn.`);
