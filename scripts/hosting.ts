import {mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {readEnvironment} from '../src/config/env';
import {headerRules, type HeaderRule} from '../src/features/hosting/headers';
import {specificationFile} from '../src/features/apiReference/options';
import {hashSource, inlineScripts} from '../src/features/hosting/build/inlineScripts';
import {nginxMaps, nginxServer} from '../src/features/hosting/build/nginx';
import {headersFile, redirectsFile} from '../src/features/hosting/build/plainFiles';
import {allRedirects} from '../src/features/hosting/build/shortened';
import {vercelFile} from '../src/features/hosting/build/vercel';

const build = 'build';
const hosting = 'hosting';

/** The header rules of the site in build/. The policy has the hashes of its inline scripts, so the HTML has to be finished. */
export function readHeaderRules(): readonly HeaderRule[] {
  const pages = readdirSync(build, {encoding: 'utf8', recursive: true}).filter((file) => file.endsWith('.html'));
  const scripts = new Set(pages.flatMap((file) => inlineScripts(readFileSync(path.join(build, file), 'utf8'), file)));
  const {servers} = parse(readFileSync(specificationFile, 'utf8')) as {servers: readonly {url: string}[]};
  return headerRules({
    inlineScripts: [...scripts].map(hashSource).sort(),
    apiServers: servers.map(({url}) => url),
    environment: readEnvironment(),
  });
}

/**
 * Writes what hosts need besides the pages, from redirects.ts, the sidebars and headers.ts: `_redirects` and `_headers` into the
 * build, the rest into hosting/.
 */
export function writeHosting(): void {
  const redirects = allRedirects();
  const rules = readHeaderRules();

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
  console.log(`Hosting: ${Object.keys(redirects).length} redirects, ${rules.length} header rules.`);
}
