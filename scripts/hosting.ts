import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import {readEnvironment} from '../src/config/env';
import {findUnrenderedDiagrams} from '../src/features/diagrams/manifest';
import {
  createHeaderRules,
  type HeaderRule,
  type PageVariant,
} from '../src/features/hosting/headers';
import {specificationFile} from '../src/features/apiReference/options';
import {
  findInlineScripts,
  hashSource,
} from '../src/features/hosting/plugin/inlineScripts';
import {
  formatNginxMaps,
  formatNginxServer,
} from '../src/features/hosting/plugin/nginx';
import {
  formatHeaders,
  formatRedirects,
} from '../src/features/hosting/plugin/headersAndRedirects';
import {getRedirects} from '../src/features/hosting/plugin/directoryRedirects';

const buildFolder = 'build';
const hostingFolder = 'hosting';

const findPages = (): string[] =>
  readdirSync(buildFolder, {encoding: 'utf8', recursive: true}).filter((file) =>
    file.endsWith('.html'),
  );

/** Creates the header rules for the HTML in build/, which must be final, because the Content-Security-Policy contains hashes of its inline scripts. */
export function readHeaderRules(): readonly HeaderRule[] {
  const scripts = new Set<string>();
  const unrenderedDiagrams = new Set<string>();
  for (const file of findPages()) {
    const html = readFileSync(path.join(buildFolder, file), 'utf8');
    findInlineScripts(html, file).forEach((script) => scripts.add(script));
    findUnrenderedDiagrams(html).forEach((location) =>
      unrenderedDiagrams.add(location),
    );
  }
  for (const location of unrenderedDiagrams) {
    console.warn(
      `${location}: the diagram has not been rendered, so its page loads Mermaid → run \`npm run diagrams\` and commit the SVG files`,
    );
  }
  const {servers} = parse(readFileSync(specificationFile, 'utf8')) as {
    servers: readonly {url: string}[];
  };
  return createHeaderRules({
    inlineScripts: [...scripts].map(hashSource).sort(),
    apiServers: servers.map(({url}) => url),
    environment: readEnvironment(),
    hasUnrenderedDiagrams: unrenderedDiagrams.size > 0,
  });
}

/** Finds pages with a Markdown version: /x has x.html and x.md. */
const findVariants = (): PageVariant[] =>
  findPages()
    .map(
      (file) =>
        `/${file
          .split(path.sep)
          .join('/')
          .replace(/\.html$/, '')}`,
    )
    .filter((page) => existsSync(`${buildFolder}${page}.md`))
    .map((page) => ({
      route: page === '/index' ? '/' : page,
      markdownPath: `${page}.md`,
    }));

/** Writes hosting files from redirects.ts, the sidebars and headers.ts: `_redirects` and `_headers` into the build, the rest into hosting/. */
export function writeHosting(): void {
  const redirects = getRedirects();
  const rules = readHeaderRules();
  const variants = findVariants();

  const files = {
    [`${buildFolder}/_redirects`]: formatRedirects(redirects),
    [`${buildFolder}/_headers`]: formatHeaders(rules),
    [`${hostingFolder}/nginx/maps.conf`]: formatNginxMaps(
      redirects,
      rules,
      variants,
    ),
    [`${hostingFolder}/nginx/server.conf`]: formatNginxServer(rules),
    [`${hostingFolder}/nginx/brotli.conf`]:
      '# Include this file in addition to server.conf if nginx has the ngx_http_brotli_static module.\nbrotli_static on;\n',
  };

  rmSync(hostingFolder, {recursive: true, force: true});
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, text);
  }
  console.log(
    `Hosting: ${Object.keys(redirects).length} redirects, ${rules.length} header rules.`,
  );
}
