import {describe, expect, test} from 'vitest';
import {redirects} from '../../redirects';
import {
  findHeaderDifferences,
  selectSamplePaths,
} from '../../scripts/headerDifferences';
import {readEnvironment} from '../../src/config/env';
import type {SiteEnvironment} from '../../src/features/thirdParty/types';
import {
  createHeaderRules,
  type HeaderRule,
} from '../../src/features/hosting/headers';
import {openEndpoints} from '../../src/data/providers/endpoints';
import {
  hashSource,
  findInlineScripts,
} from '../../src/features/hosting/plugin/inlineScripts';
import {
  formatNginxMaps,
  formatNginxServer,
} from '../../src/features/hosting/plugin/nginx';
import {
  formatHeaders,
  limits,
  formatRedirects,
  getUrlVariants,
} from '../../src/features/hosting/plugin/cloudflareNetlify';
import {
  getRedirects,
  mapFoldersToPages,
} from '../../src/features/hosting/plugin/directoryRedirects';
import {formatVercelConfig} from '../../src/features/hosting/plugin/vercel';

const hash = hashSource('run()');
const createRules = (environment: SiteEnvironment): readonly HeaderRule[] =>
  createHeaderRules({
    inlineScripts: [hash, hash],
    apiServers: ['https://token-api.linea.build/v1'],
    environment,
  });
const rules = createRules({});

/** Returns the sources of a directive in the page policy. */
function getSources(
  name: string,
  headerRules: readonly HeaderRule[] = rules,
): string[] {
  const policy = headerRules[0]?.headers['Content-Security-Policy'] ?? '';
  return (
    policy
      .split('; ')
      .find((directive) => directive.startsWith(`${name} `))
      ?.split(' ')
      .slice(1) ?? []
  );
}

describe('the page policy', () => {
  test('allows only this site’s script files and hashed inline scripts', () => {
    expect(getSources('script-src')).toEqual(["'self'", hash]);
    expect(hash).toBe("'sha256-AvyuiL0SD1mVY3NNxR+V2uo+lhk6RMFrytWmRt6CrJQ='");
  });

  test('allows requests only to the endpoints used by pages', () => {
    const allowedSources = [
      "'self'",
      ...openEndpoints.map(({url}) => new URL(url).origin),
      'https://token-api.linea.build',
    ];
    expect(getSources('connect-src').sort()).toEqual(
      [...new Set(allowedSources)].sort(),
    );
  });

  test('blocks frames, plug-ins, other base URLs and embedding', () => {
    for (const name of [
      'frame-src',
      'object-src',
      'base-uri',
      'frame-ancestors',
    ]) {
      expect(getSources(name), name).toEqual(["'none'"]);
    }
    expect(rules[0]?.headers['Content-Security-Policy']).not.toMatch(
      /unsafe-eval|script-src[^;]*unsafe-inline| \*|http:/,
    );
  });

  const assistant = {
    DOCS_ASSISTANT_SRC: 'https://assistant.test/bot.js',
    DOCS_ASSISTANT_KEY: 'k',
  };
  test.each([
    [
      {GTM_CONTAINER_ID: 'GTM-ABC1234'},
      ['https://www.googletagmanager.com', 'https://*.google-analytics.com'],
    ],
    [
      {FEEDBACK_WIDGET_SRC: 'https://feedback.test/w.js?x=1'},
      ['https://feedback.test'],
    ],
    [assistant, ['https://assistant.test']],
    [
      {...assistant, FEEDBACK_WIDGET_SRC: 'https://feedback.test/w.js'},
      ['https://feedback.test', 'https://assistant.test'],
    ],
  ])('adds the origins of an integration: %j', (variables, origins) => {
    const integrationRules = createRules(readEnvironment(variables));
    for (const name of ['script-src', 'connect-src', 'img-src']) {
      expect(getSources(name, integrationRules)).toEqual([
        ...getSources(name),
        ...origins,
      ]);
    }
    expect(getSources('frame-src', integrationRules)).toEqual(origins);
    expect(getSources('style-src', integrationRules)).toEqual(
      getSources('style-src'),
    );
    // Third-party scripts add `style` elements; the site itself has none.
    expect(getSources('style-src-elem')).toEqual(["'self'"]);
    expect(
      getSources(
        'style-src-elem',
        createHeaderRules({
          inlineScripts: [],
          apiServers: [],
          environment: {},
          hasUnrenderedDiagrams: true,
        }),
      ),
    ).toContain("'unsafe-inline'");
    expect(getSources('style-src-elem', integrationRules)).toContain(
      "'unsafe-inline'",
    );
    expect(() => formatHeaders(integrationRules)).not.toThrow();
  });

  test('reports violations only if a URL is set', () => {
    const url = 'https://reports.test/csp?site=docs';
    const reportingRules = createRules(readEnvironment({CSP_REPORT_URL: url}));
    expect(getSources('report-to', reportingRules)).toEqual(['csp']);
    expect(getSources('report-uri', reportingRules)).toEqual([url]);
    expect(reportingRules[0]?.headers['Reporting-Endpoints']).toBe(
      `csp="${url}"`,
    );
    expect(formatHeaders(reportingRules)).toContain(
      `\n  Reporting-Endpoints: csp="${url}"\n`,
    );
    expect(formatNginxServer(reportingRules)).toContain(
      'add_header Reporting-Endpoints $docs_reporting_endpoints always;',
    );
    expect(formatNginxMaps({}, reportingRules)).toContain(
      `default "csp=\\"${url}\\"";`,
    );
    expect(JSON.stringify(formatVercelConfig({}, reportingRules))).toContain(
      '"key":"Reporting-Endpoints"',
    );
    expect(rules[0]?.headers).not.toHaveProperty('Reporting-Endpoints');
    expect(rules[0]?.headers['Content-Security-Policy']).not.toContain(
      'report-',
    );
  });

  test('is replaced for the playground relay, which may call only https URLs and localhost', () => {
    const relay = rules.find(({path}) => path.includes('rpc-relay'));
    expect(relay?.headers).toEqual({
      'Content-Security-Policy':
        "default-src 'none'; script-src 'self'; connect-src https: http://localhost:* http://127.0.0.1:*",
    });
  });
});

describe('inline scripts', () => {
  test('are found exactly as the browser runs them, excluding external files and data blocks', () => {
    const html =
      '<script>a<b&&"&amp;"</script><script src=x.js></script><script type="application/ld+json">{}</script><script type=module>c</script><!-- <script>no</script> -->';
    expect(findInlineScripts(html, 'x.html')).toEqual(['a<b&&"&amp;"', 'c']);
  });

  test.each(['<img src=x onerror="go()">', '<a href=" javascript:go()">x</a>'])(
    'in attributes are rejected: %s',
    (html) => {
      expect(() => findInlineScripts(html, 'get-started.html')).toThrow(
        /get-started\.html: <(img|a) .* Move it into a module/,
      );
    },
  );
});

describe('shortened URLs', () => {
  test('are parent paths without a page, and redirect to the first page below them', () => {
    expect(
      mapFoldersToPages(
        ['/a/b/first', '/a/b/second', '/a/c/d/third'],
        new Set(['/a/b/first', '/a/b/second', '/a/c', '/a/c/d/third']),
      ),
    ).toEqual({
      '/a/b': '/a/b/first',
      '/a': '/a/b/first',
      '/a/c/d': '/a/c/d/third',
    });
  });

  test('come from the sidebars; redirects.ts takes precedence', () => {
    const allRedirects = getRedirects();
    expect(allRedirects).toMatchObject({
      ...redirects,
      '/technology': '/technology/architecture',
    });
    expect(Object.keys(allRedirects).length).toBeGreaterThan(
      Object.keys(redirects).length + 20,
    );
  });
});

describe('_redirects', () => {
  const lines = formatRedirects(redirects).trim().split('\n');

  test('has every spelling of every old path once, within Cloudflare’s limits', () => {
    const expected = Object.entries(redirects).flatMap(([from, to]) =>
      getUrlVariants(from).map((path) => `${path} ${to} 301`),
    );
    expect(lines).toEqual(expected);
    expect(new Set(lines.map((line) => line.split(' ')[0])).size).toBe(
      lines.length,
    );
    expect(lines.length).toBeLessThanOrEqual(2000);
    // A placeholder or a splat would count against the limit of 100 dynamic redirects.
    expect(lines.filter((line) => /[*:]/.test(line))).toEqual([]);
  });

  test('has forced redirects for Netlify', () => {
    expect(formatRedirects({'/a': '/b'}, {force: true})).toBe(
      '/a /b 301!\n/a/ /b 301!\n/a.html /b 301!\n/a/index.html /b 301!\n',
    );
  });

  test('throws an error if there are too many redirects or if a redirect is too long', () => {
    const tooManyRedirects = Object.fromEntries(
      Array.from({length: limits.redirects / 4 + 1}, (_, index) => [
        `/${index}`,
        '/',
      ]),
    );
    expect(() => formatRedirects(tooManyRedirects)).toThrow(
      /2004 lines\. At most 2000 .* redirects\.ts/,
    );
    expect(() => formatRedirects({[`/${'a'.repeat(1000)}`]: '/'})).toThrow(
      /shorten \/aaa/,
    );
  });
});

describe('_headers', () => {
  test('stays within Cloudflare’s limits', () => {
    const lines = formatHeaders(rules).split('\n');
    expect(Math.max(...lines.map(({length}) => length))).toBeLessThanOrEqual(
      2000,
    );
    expect(
      lines.filter((line) => line.startsWith('/')).length,
    ).toBeLessThanOrEqual(100);
  });

  test('removes a header that an earlier rule sets before setting it again', () => {
    const text = formatHeaders([
      {path: '/*', headers: {A: '1', B: '2'}},
      {path: '/x/*', headers: {A: '3', C: '4'}},
    ]);
    expect(text).toBe('/*\n  A: 1\n  B: 2\n\n/x/*\n  ! A\n  A: 3\n  C: 4\n');
  });

  test('throws an error if a line is too long', () => {
    expect(() =>
      formatHeaders([{path: '/*', headers: {A: 'x'.repeat(2000)}}]),
    ).toThrow(
      /2000 characters per line\. Shorten src\/features\/hosting\/headers\.ts.* has 2005/,
    );
  });
});

describe('the Markdown version of a page', () => {
  const variants = [
    {route: '/', markdownPath: '/index.md'},
    {route: '/learn/page', markdownPath: '/learn/page.md'},
  ];

  test('is served by nginx if the Accept header prefers it', () => {
    const acceptPattern = new RegExp(
      /"~\*(\^\S.*)" "\.md";/.exec(formatNginxMaps({}, rules, variants))?.[1] ??
        '',
      'i',
    );
    const acceptHeaders = [
      'text/markdown',
      'text/markdown, text/html;q=0.9',
      '*/*;q=0.1, text/markdown',
      'text/html, text/markdown;q=0.5',
      'text/markdown;q=0, text/html',
      'text/html,*/*',
      '',
    ].filter((value) => acceptPattern.test(value));
    expect(acceptHeaders).toEqual([
      'text/markdown',
      'text/markdown, text/html;q=0.9',
      '*/*;q=0.1, text/markdown',
    ]);
  });

  test('is linked in a header on Vercel, and is the target of a redirect if the Accept header prefers it', () => {
    const {headers, redirects: entries} = formatVercelConfig({}, [], variants);
    expect(headers[1]).toEqual({
      source: '/learn/page',
      headers: [
        {
          key: 'Link',
          value: '</learn/page.md>; rel="alternate"; type="text/markdown"',
        },
        {key: 'Vary', value: 'Accept'},
      ],
    });
    expect(entries[1]).toEqual({
      source: '/learn/page',
      has: [{type: 'header', key: 'accept', value: 'text/markdown.*'}],
      destination: '/learn/page.md',
      statusCode: 307,
    });
  });
});

describe('vercel.json', () => {
  const file = formatVercelConfig(redirects, rules);
  // Of Vercel's syntax, our patterns use only what means the same in a regular expression: escapes and (.*).
  const matches = (source: string, path: string): boolean =>
    new RegExp(`^${source}$`).test(path);

  test('has every redirect, with a pattern that matches only its path', () => {
    expect(
      file.redirects.map(({destination, statusCode}) => [
        destination,
        statusCode,
      ]),
    ).toEqual(Object.values(redirects).map((to) => [to, 301]));
    for (const path of Object.keys(redirects)) {
      expect(
        file.redirects
          .filter(({source}) => matches(source, path))
          .map(({destination}) => destination),
        path,
      ).toEqual([redirects[path]]);
    }
  });

  test('has header patterns that match the same paths as in the other files', () => {
    const findHeader = (path: string, key: string): string | undefined =>
      file.headers
        .filter(({source}) => matches(source, path))
        .flatMap(({headers}) => headers)
        .findLast((header) => header.key === key)?.value;
    expect(findHeader('/', 'X-Frame-Options')).toBe('DENY');
    expect(findHeader('/get-started/x', 'Cache-Control')).toContain(
      'must-revalidate',
    );
    expect(findHeader('/assets/js/main.js', 'Cache-Control')).toContain(
      'immutable',
    );
    expect(findHeader('/search-index-api.json', 'Cache-Control')).toContain(
      'immutable',
    );
    expect(
      findHeader('/assets/js/rpc-relay.1.js', 'Content-Security-Policy'),
    ).toContain('https:');
    expect(
      findHeader('/assets/js/rpc-relayX.js', 'Content-Security-Policy'),
    ).not.toContain('https: ');
    expect(findHeader('/get-started.md', 'Content-Type')).toBe(
      'text/markdown; charset=utf-8',
    );
    expect(findHeader('/get-started', 'Content-Type')).toBeUndefined();
  });
});

// tests/site/nginx.test.ts checks redirects, methods and Markdown on a running nginx.
test('nginx matches specific header rules before general ones, and sends each header', () => {
  const maps = formatNginxMaps({}, [
    {path: '/*', headers: {'X-A': 'a "b"'}},
    {path: '/x.y/*', headers: {'X-A': 'c'}},
    {path: '/*.md', headers: {'X-A': 'd'}},
  ]);
  expect(maps).toContain(
    'map $uri $docs_x_a {\n  "~^/.*\\.md$" "d";\n  "~^/x\\.y/.*$" "c";\n  default "a \\"b\\"";\n}',
  );
  const server = formatNginxServer(rules);
  for (const name of Object.keys(rules[0]?.headers ?? {})) {
    expect(server).toContain(
      `add_header ${name} $docs_${name.toLowerCase().replaceAll('-', '_')} always;`,
    );
  }
  expect(server).not.toContain('add_header Content-Type');
});

test('the header comparison finds differences between a deployed site and the rules', () => {
  const headers = new Headers({
    ...rules[0]?.headers,
    'Cache-Control': 'public, max-age=31536000, immutable',
  });
  expect(findHeaderDifferences(rules, '/assets/a.js', headers)).toEqual([]);
  expect(findHeaderDifferences(rules, '/', headers)).toEqual([
    expect.stringMatching(
      /^\/ cache-control\n {2}actual: {3}public, max-age=31536000/,
    ),
  ]);
  headers.delete('X-Frame-Options');
  expect(findHeaderDifferences(rules, '/assets/a.js', headers)).toEqual([
    expect.stringContaining('x-frame-options'),
  ]);
  expect(
    selectSamplePaths(rules, ['/index.html', '/assets/a.js', '/learn.md']),
  ).toEqual(['/', '/assets/a.js', '/learn.md']);
});
