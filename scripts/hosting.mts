/**
 * Writes what hosts need besides the pages, from redirects.ts, the sidebars, src/features/hosting/headers.ts and the built HTML:
 * `_redirects` and `_headers` into the build, the rest into hosting/, which nobody serves.
 * Part of `npm run build`, after everything that writes or changes HTML.
 */
import {existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {readEnvironment} from '../src/config/env';
import {createHeaderRules} from '../src/features/hosting/headers';
import {specificationFile} from '../src/features/apiReference/options';
import {hashSource, findInlineScripts} from '../src/features/hosting/plugin/inlineScripts';
import {formatNginxMaps, formatNginxServer} from '../src/features/hosting/plugin/nginx';
import {formatHeaders, formatRedirects} from '../src/features/hosting/plugin/cloudflareNetlify';
import {getRedirects} from '../src/features/hosting/plugin/directoryRedirects';
import {formatVercelConfig} from '../src/features/hosting/plugin/vercel';

const build = 'build';
const hosting = 'hosting';

const pages = readdirSync(build, {encoding: 'utf8', recursive: true}).filter((file) => file.endsWith('.html'));
const scripts = new Set(pages.flatMap((file) => findInlineScripts(readFileSync(path.join(build, file), 'utf8'), file)));
const {servers} = parse(readFileSync(specificationFile, 'utf8')) as {servers: readonly {url: string}[]};

// Pages with a Markdown version: https://docs.linea.build/x has x.html and x.md.
const variants = pages
  .map((file) => `/${file.split(path.sep).join('/').replace(/\.html$/, '')}`)
  .filter((page) => existsSync(`${build}${page}.md`))
  .map((page) => ({route: page === '/index' ? '/' : page, markdownPath: `${page}.md`}));
const redirects = getRedirects();
const rules = createHeaderRules({
  inlineScripts: [...scripts].map(hashSource).sort(),
  apiServers: servers.map(({url}) => url),
  environment: readEnvironment(),
});

const files = {
  [`${build}/_redirects`]: formatRedirects(redirects),
  [`${build}/_headers`]: formatHeaders(rules),
  [`${hosting}/netlify/_redirects`]: formatRedirects(redirects, {force: true}),
  [`${hosting}/vercel.json`]: `${JSON.stringify(formatVercelConfig(redirects, rules, variants), null, 2)}\n`,
  [`${hosting}/nginx/maps.conf`]: formatNginxMaps(redirects, rules, variants),
  [`${hosting}/nginx/server.conf`]: formatNginxServer(rules),
  [`${hosting}/nginx/brotli.conf`]: '# Include it beside server.conf where nginx has the module ngx_http_brotli_static.\nbrotli_static on;\n',
};

rmSync(hosting, {recursive: true, force: true});
for (const [file, text] of Object.entries(files)) {
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, text);
}
console.log(`Hosting: ${Object.keys(redirects).length} redirects, ${rules.length} header rules, ${scripts.size} inline scripts.`);
