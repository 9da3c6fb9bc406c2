import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import {Agent, request, type IncomingHttpHeaders} from 'node:http';
import path from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {getUrlVariants} from '../../src/features/hosting/plugin/headersAndRedirects';
import {getRedirects} from '../../src/features/hosting/plugin/directoryRedirects';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {routes} from './builtSite';
import {
  hasBrotli,
  startNginx,
  skipReason,
  withNginx,
  type Nginx,
} from './nginx';

const redirects = getRedirects();

interface HttpResponse {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

const agent = new Agent({keepAlive: true, maxSockets: 8});

/** Sends the path exactly as given: `fetch` would normalize it first. */
function get(
  {port}: Pick<Nginx, 'port'>,
  target: string,
  headers: Record<string, string> = {},
  method = 'GET',
): Promise<HttpResponse> {
  return new Promise((resolve, reject) => {
    request(
      {host: '127.0.0.1', port, path: target, method, headers, agent},
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: Buffer.concat(chunks),
          }),
        );
      },
    )
      .on('error', reject)
      .end();
  });
}

/** Returns one line per path, with its status and redirect target. */
async function listResponses(
  nginx: Nginx,
  paths: readonly string[],
): Promise<string[]> {
  const responses = await Promise.all(
    paths.map((target) => get(nginx, target)),
  );
  return responses.map(({status, headers}, index) =>
    `${paths[index]} ${status} ${headers.location ?? ''}`.trimEnd(),
  );
}

const mainScript =
  readdirSync('build/assets/js').find(
    (name) => name.startsWith('main.') && name.endsWith('.js'),
  ) ?? '';
const searchIndex = 'search-index-api.json';
const immutableHeader = 'public, max-age=31536000, immutable';
const revalidatedHeader = 'public, max-age=0, must-revalidate';

describe.skipIf(skipReason)('nginx', () => {
  let nginx: Nginx;
  beforeAll(async () => {
    nginx = await startNginx();
  });
  afterAll(() => nginx.stop());

  for (const query of ['', '?from=old&q=a%20b']) {
    test(`every variant of every old path redirects to its page with a single 301${query && ' and keeps the query'}`, async () => {
      const expected: string[] = [];
      const oldPaths: string[] = [];
      for (const [from, to] of Object.entries(redirects)) {
        const [target = '', hash] = to.split('#');
        for (const path of getUrlVariants(from)) {
          oldPaths.push(path + query);
          expected.push(
            `${path}${query} 301 ${target}${query}${hash ? `#${hash}` : ''}`,
          );
        }
      }
      expect(await listResponses(nginx, oldPaths)).toEqual(expected);
      const targets = [
        ...new Set(
          Object.values(redirects).map((to) => to.replace(/#.*/, '') + query),
        ),
      ];
      expect(await listResponses(nginx, targets)).toEqual(
        targets.map((to) => `${to} 200`),
      );
    });
  }

  test('every page is served at its canonical path, and variants of the path redirect to it with a single 301', async () => {
    const pages = routes.filter((route) => route !== '/');
    expect(pages.length).toBeGreaterThan(150);
    expect(await listResponses(nginx, pages)).toEqual(
      pages.map((page) => `${page} 200`),
    );
    const variants = pages.flatMap((page) =>
      [
        ...getUrlVariants(page).slice(1),
        `${page}/index`,
        `${page}.html/`,
        `${page}//`,
      ].map((path) => [path, page] as const),
    );
    expect(
      await listResponses(
        nginx,
        variants.map(([path]) => `${path}?q=1`),
      ),
    ).toEqual(variants.map(([path, page]) => `${path}?q=1 301 ${page}?q=1`));
    const homeVariants = ['/index.html', '/index', '/index/', '/index.html/'];
    expect(
      await listResponses(
        nginx,
        homeVariants.map((path) => `${path}?q=1`),
      ),
    ).toEqual(homeVariants.map((path) => `${path}?q=1 301 /?q=1`));
    expect((await get(nginx, '/')).body.toString()).toContain('<html');
  });

  test('a missing path returns a 404 with the site’s error page', async () => {
    const page = readFileSync('build/404.html', 'utf8');
    for (const path of [
      '/nope',
      '/nope/',
      '/nope.html',
      '/get-started/nope/index.html',
      '/404',
      '/404.html',
      '/assets/js/nope.js',
    ]) {
      const {status, headers, body} = await get(nginx, path);
      expect(`${path} ${status} ${headers['content-type']}`).toBe(
        `${path} 404 text/html; charset=utf-8`,
      );
      expect(body.toString()).toBe(page);
      expect(headers['content-security-policy']).toBeTruthy();
      expect(headers['cache-control']).toBe(revalidatedHeader);
    }
  });

  test('directory listings, files outside the build and host configuration are not served', async () => {
    const folders = [
      '/assets',
      '/assets/',
      '/assets/js/',
      '/img/',
      '/files/',
      '/files/nodes/mainnet',
    ];
    const hostFiles = [
      '/_headers',
      '/_redirects',
      '/.git/config',
      '/.env',
      '/index.html.gz',
      '/index.html.br',
    ];
    const outsidePaths = [
      '/../package.json',
      '/%2e%2e/package.json',
      '/assets/..%2f..%2fpackage.json',
      '/assets/%2e%2e/%2e%2e/package.json',
      '/..%5cpackage.json',
      '/assets/../../package.json',
      '//etc/passwd',
      '/assets//../../../etc/passwd',
      '/img/%00.svg',
    ];
    for (const path of [...folders, ...hostFiles, ...outsidePaths]) {
      const {status, headers, body} = await get(nginx, path);
      expect([400, 404], `${path} ${status}`).toContain(status);
      expect(headers.location).toBeUndefined();
      expect(body.toString()).not.toMatch(
        /Index of|"dependencies"|root:x|_http_|Strict-Transport/,
      );
    }
  });

  test('a redirect never leaves the site and never contains client input', async () => {
    const maliciousPaths = [
      '//evil.test/',
      '//evil.test/index.html',
      '/%0d%0aset-cookie:a=b/',
      '/get-started%0d%0ax:y/',
      '/%5cevil.test/',
      '/.evil.test/',
      '/get-started/%2f%2fevil.test/',
    ];
    for (const path of maliciousPaths) {
      const {status, headers} = await get(nginx, path, {host: 'evil.test'});
      expect(`${path} ${status}`).toMatch(/ 40[04]$/);
      expect([headers.location, headers['set-cookie'], headers['x']]).toEqual([
        undefined,
        undefined,
        undefined,
      ]);
    }
    expect(
      (await get(nginx, '/get-started/', {host: 'evil.test'})).headers.location,
    ).toBe('/get-started');
  });

  test('hashed files are cached forever, and all other files are revalidated', async () => {
    const findFile = (folder: string, pattern: RegExp): string =>
      readdirSync(`build${folder}`).find((name) => pattern.test(name)) ?? '';
    const cachedFiles = [
      `/img/cards/${findFile('/img/cards', /\.png$/)}`,
      `/assets/js/${mainScript}`,
      `/${searchIndex}`,
      `/assets/css/${readdirSync('build/assets/css').find((name) => name.endsWith('.css'))}`,
    ];
    for (const path of cachedFiles) {
      expect((await get(nginx, path)).headers['cache-control'], path).toBe(
        immutableHeader,
      );
    }
    const otherPaths = [
      '/',
      '/get-started',
      '/img/favicon.svg',
      '/sitemap.xml',
      '/sw.js',
      '/llms.txt',
      '/get-started.md',
    ];
    for (const path of otherPaths) {
      expect((await get(nginx, path)).headers['cache-control'], path).toBe(
        revalidatedHeader,
      );
    }
    for (const encoding of ['identity', 'gzip', 'br']) {
      const {headers} = await get(nginx, '/get-started', {
        'accept-encoding': encoding,
      });
      const revalidation = await get(nginx, '/get-started', {
        'accept-encoding': encoding,
        'if-none-match': headers.etag ?? '',
      });
      expect(
        `${encoding} ${revalidation.status} ${revalidation.body.length}`,
      ).toBe(`${encoding} 304 0`);
    }
  });

  test('compressed responses have the same content as the originals', async () => {
    const decompress = {
      gzip: gunzipSync,
      br: brotliDecompressSync,
      identity: (body: Buffer) => body,
    };
    for (const [target, file] of [
      ['/', 'index.html'],
      ['/get-started', 'get-started.html'],
      [`/assets/js/${mainScript}`, `assets/js/${mainScript}`],
      [`/${searchIndex}`, searchIndex],
      ['/nope', '404.html'],
    ] as const) {
      const text = readFileSync(path.join('build', file));
      for (const [acceptEncoding, encoding] of [
        ['gzip', 'gzip'],
        ['gzip, deflate, br, zstd', hasBrotli ? 'br' : 'gzip'],
        ['identity', 'identity'],
      ] as const) {
        const {headers, body} = await get(nginx, target, {
          'accept-encoding': acceptEncoding,
        });
        expect(`${target} ${headers['content-encoding'] ?? 'identity'}`).toBe(
          `${target} ${encoding}`,
        );
        expect(headers.vary).toBe(
          file.endsWith('.html')
            ? 'Accept-Encoding, Accept'
            : 'Accept-Encoding',
        );
        expect(decompress[encoding](body).equals(text)).toBe(true);
      }
    }
  });

  test('every text file larger than 1 KB is compressed', () => {
    const files = readdirSync('build', {
      encoding: 'utf8',
      recursive: true,
    }).filter((file) => /\.(?:html|js|css|json|svg|xml|md|txt)$/.test(file));
    const largeFiles = files
      .map((file) => path.join('build', file))
      .filter((file) => statSync(file).isFile() && statSync(file).size > 1024);
    expect(largeFiles.length).toBeGreaterThan(400);
    expect(
      largeFiles.filter(
        (file) => !existsSync(`${file}.gz`) || !existsSync(`${file}.br`),
      ),
    ).toEqual([]);
  });

  test('each kind of file has the right content type', async () => {
    const types = {
      '/': 'text/html; charset=utf-8',
      '/img/favicon.svg': 'image/svg+xml; charset=utf-8',
      '/img/social-card.png': 'image/png',
      [`/assets/js/${mainScript}`]: 'text/javascript; charset=utf-8',
      [`/${searchIndex}`]: 'application/json; charset=utf-8',
      '/sitemap.xml': 'application/xml; charset=utf-8',
      '/files/nodes/mainnet/maru-config.toml': 'text/plain; charset=utf-8',
      '/files/nodes/create-jwt.sh': 'text/plain; charset=utf-8',
    };
    for (const [path, type] of Object.entries(types)) {
      expect(
        `${path} ${(await get(nginx, path)).headers['content-type']}`,
      ).toBe(`${path} ${type}`);
    }
    const markdownFile = readdirSync('build').find(
      (name) =>
        name.endsWith('.md') && statSync(path.join('build', name)).isFile(),
    );
    if (markdownFile) {
      expect(
        (await get(nginx, `/${markdownFile}`)).headers['content-type'],
      ).toBe('text/markdown; charset=utf-8');
    }
  });

  test.each([
    ['text/markdown', 'markdown'],
    ['text/markdown, text/html', 'markdown'],
    ['text/markdown, text/html;q=0.9', 'markdown'],
    ['*/*;q=0.1, text/markdown', 'markdown'],
    ['text/html;q=0.8, text/markdown;q=0.9', 'markdown'],
    ['text/markdown;variant=GFM;q=0.5, text/html;q=0.4', 'markdown'],
    ['text/markdown;q=0.5, text/html;q=0', 'markdown'],
    ['text/markdown;q=0.5, text/html;q=0.9', 'html'],
    ['text/html, text/markdown;q=0.5', 'html'],
    ['text/markdown;q=0.5, */*', 'html'],
    ['text/markdown;q=0.4, text/*;q=0.6, */*;q=0.1', 'html'],
    ['text/markdown;q=0, text/html', 'html'],
    ['text/markdown;q=0', 'html'],
    ['text/html,*/*', 'html'],
    ['*/*', 'html'],
    ['', 'html'],
  ])('Accept "%s" gets %s', async (accept, type) => {
    const page = await get(nginx, '/learn/first-dapp', {accept});
    expect(page.headers['content-type']).toBe(`text/${type}; charset=utf-8`);
  });

  test('a page is served as Markdown if the client prefers Markdown, and always links to its Markdown version', async () => {
    for (const [route, file] of [
      ['/', '/index.md'],
      ['/get-started', '/get-started.md'],
    ] as const) {
      const page = await get(nginx, route);
      expect(page.headers, route).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        link: `<${file}>; rel="alternate"; type="text/markdown"`,
      });
      expect(page.headers.vary, route).toMatch(/\bAccept\b(?!-)/);
      const markdown = await get(nginx, route, {
        accept: 'text/markdown, text/html;q=0.9',
      });
      expect(
        [markdown.status, markdown.headers['content-type']],
        route,
      ).toEqual([200, 'text/markdown; charset=utf-8']);
      expect(String(markdown.body), route).toBe(
        readFileSync(`build${file}`, 'utf8'),
      );
      expect(markdown.headers.vary, route).toMatch(/\bAccept\b(?!-)/);
    }
    // Neither a page without a Markdown version nor a plain file is served as Markdown.
    expect(
      (await get(nginx, '/search', {accept: 'text/markdown'})).headers[
        'content-type'
      ],
    ).toBe('text/html; charset=utf-8');
    expect(
      (await get(nginx, '/openrpc.json', {accept: 'text/markdown'})).headers[
        'content-type'
      ],
    ).toBe('application/json; charset=utf-8');
  });

  test('every file in the API catalog exists', async () => {
    const {headers, body} = await get(nginx, '/.well-known/api-catalog');
    expect(headers).toMatchObject({
      'content-type': 'application/linkset+json',
      'access-control-allow-origin': '*',
    });
    const {linkset} = JSON.parse(String(body)) as {
      linkset: readonly Readonly<
        Record<string, readonly {readonly href: string}[]>
      >[];
    };
    const files = linkset
      .flatMap((api) => [
        ...(api['service-desc'] ?? []),
        ...(api['service-doc'] ?? []),
      ])
      .map(({href}) => new URL(href).pathname);
    expect(files).toEqual(
      expect.arrayContaining([
        '/openrpc.json',
        '/token-api.yaml',
        '/api/reference',
      ]),
    );
    expect(files.some((file) => file.startsWith('/abi/'))).toBe(true);
    for (const file of new Set(files)) {
      expect((await get(nginx, file)).status, file).toBe(200);
    }
  });

  test('every response has each security header once, and does not reveal the server version', async () => {
    for (const path of [
      '/',
      '/get-started',
      '/get-started/',
      '/architecture',
      '/nope',
      `/assets/js/${mainScript}`,
    ]) {
      const {headers} = await get(nginx, path);
      expect(headers, path).toMatchObject({
        'strict-transport-security': expect.stringMatching(/^max-age=\d{8}/),
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'cross-origin-opener-policy': 'same-origin-allow-popups',
        'permissions-policy': expect.stringContaining('camera=()'),
        server: 'nginx',
      });
      const policy = String(headers['content-security-policy']);
      expect(policy.match(/default-src/g)).toHaveLength(1);
      expect(policy.match(/script-src ([^;]*)/)?.[1]).toMatch(
        /^'self'( 'sha256-[A-Za-z0-9+/]{43}=')+$/,
      );
    }
  });

  test('methods other than GET and HEAD are rejected', async () => {
    expect((await get(nginx, '/', {}, 'HEAD')).status).toBe(200);
    for (const method of ['POST', 'PUT', 'DELETE']) {
      for (const target of [
        '/',
        '/architecture',
        '/learn',
        '/get-started/',
        '/nope',
      ]) {
        const {status, headers} = await get(nginx, target, {}, method);
        expect(`${method} ${target} ${status} ${headers.allow}`).toBe(
          `${method} ${target} 405 GET, HEAD`,
        );
      }
    }
  });

  test('the configuration works without the Brotli module and produces no warnings', async () => {
    expect(nginx.readErrors()).not.toMatch(/\[(warn|emerg|alert)\]/);
    await withNginx(
      async (nginxWithoutBrotli) => {
        expect(
          (await get(nginxWithoutBrotli, '/', {'accept-encoding': 'br, gzip'}))
            .headers['content-encoding'],
        ).toBe('gzip');
        expect(nginxWithoutBrotli.readErrors()).not.toMatch(
          /\[(warn|emerg|alert)\]/,
        );
      },
      {usesBrotli: false},
    );
  });
});
