import {mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {readEnvironment} from '../src/config/env';
import {headerRules} from '../src/features/hosting/headers';
import {specificationFile} from '../src/features/apiReference/options';
import {hashSource, inlineScripts} from '../src/features/hosting/build/inlineScripts';
import {nginxMaps, nginxServer} from '../src/features/hosting/build/nginx';
import {headersFile, redirectsFile} from '../src/features/hosting/build/plainFiles';
import {allRedirects} from '../src/features/hosting/build/shortened';
import {vercelFile} from '../src/features/hosting/build/vercel';

const build = 'build';
const hosting = 'hosting';

/**
 * Writes what hosts need besides the pages, from redirects.ts, the sidebars, src/features/hosting/headers.ts and the built HTML:
 * `_redirects` and `_headers` into the build, the rest into hosting/. The hashes of inline scripts need the finished HTML.
 */
export function writeHosting(): void {
  const pages = readdirSync(build, {encoding: 'utf8', recursive: true}).filter((file) => file.endsWith('.html'));
  const scripts = new Set(pages.flatMap((file) => inlineScripts(readFileSync(path.join(build, file), 'utf8'), file)));
  const {servers} = parse(readFileSync(specificationFile, 'utf8')) as {servers: readonly {url: string}[]};

  const redirects = allRedirects();
  const rules = headerRules({
    inlineScripts: [...scripts].map(hashSource).sort(),
    apiServers: servers.map(({url}) => url),
    environment: readEnvironment(),
  });

  const files = {
    [`${build}/_redirects`]: redirectsFile(redirects),
    [`${build}/_headers`]: headersFile(rules),
    [`${hosting}/netlify/_redirects`]: redirectsFile(redirects, {force: true}),
    [`${hosting}/vercel.json`]: `${JSON.stringify(vercelFile(redirects, rules), null, 2)}\n`,
    [`${hosting}/nginx/maps.conf`]: nginxMaps(redirects, rules),
    [`${hosting}/nginx/server.conf`]: nginxServer(rules),
    [`${hosting}/nginx/brotli.conf`]: '# Include it beside server.conf where nginx has the module ngx_http_brotli_static.\nbrotli_static on;\n',
  };

  rmSync(hosting, {recursive: true, force: true});
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, text);
  }
  console.log(`Hosting: ${Object.keys(redirects).length} redirects, ${rules.length} header rules, ${scripts.size} inline scripts.`);
}
