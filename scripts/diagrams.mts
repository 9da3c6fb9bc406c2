// npm run diagrams: draws every Mermaid diagram of docs/ in Chromium and records its size in
// src/data/diagramSizes.json, so that pages reserve exactly the space that a diagram needs.
import {chromium} from '@playwright/test';
import {readFileSync, writeFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {diagramKey} from '../src/remark/diagramSize';
import {findChromium} from './chromium.mjs';
import {diagramsOf, pages} from './pages';

const require = createRequire(import.meta.url);
const font = readFileSync(require.resolve('@fontsource-variable/geist/files/geist-latin-wght-normal.woff2')).toString('base64');

const browser = await chromium.launch({executablePath: findChromium(), args: ['--no-sandbox', '--disable-gpu']});
const page = await browser.newPage();
await page.setContent(`<style>@font-face{font-family:Geist;font-weight:100 900;src:url(data:font/woff2;base64,${font})}body{font-family:Geist;line-height:1.65}</style><p>x</p>`);
await page.addScriptTag({path: require.resolve('mermaid/dist/mermaid.min.js')});

const sizes: Record<string, number[]> = {};
for (const {file, source} of pages().flatMap(diagramsOf)) {
  try {
    sizes[diagramKey(source)] = await page.evaluate(async (text) => {
      const {mermaid} = window as unknown as {mermaid: {initialize(o: object): void; render(id: string, t: string): Promise<{svg: string}>}};
      await document.fonts.load('16px Geist');
      mermaid.initialize({startOnLoad: false, fontFamily: 'Geist'});
      const {svg} = await mermaid.render(`d${Math.random().toString(36).slice(2)}`, text);
      const box = new DOMParser().parseFromString(svg, 'text/html').querySelector('svg')?.getAttribute('viewBox')?.split(' ').map(Number);
      return [Math.ceil(box?.[2] ?? 0), Math.ceil(box?.[3] ?? 0)];
    }, source);
  } catch (error) {
    console.error(`${file}: this diagram cannot be drawn: ${(error as Error).message.split('\n')[0]}\n${source.slice(0, 120)}`);
    process.exitCode = 1;
  }
}
await browser.close();

const sorted = Object.fromEntries(Object.entries(sizes).sort(([a], [b]) => a.localeCompare(b)));
const lines = Object.entries(sorted).map(([key, size]) => `  ${JSON.stringify(key)}: ${JSON.stringify(size)}`);
writeFileSync('src/data/diagramSizes.json', `{\n${lines.join(',\n')}\n}\n`);
console.log(`${Object.keys(sizes).length} diagrams measured.`);
