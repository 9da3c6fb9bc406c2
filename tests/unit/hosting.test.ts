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
} from '../../src/features/hosting/plugin/headersAndRedirects';
import {
  getRedirects,
  mapFoldersToPages,
} from '../../src/features/hosting/plugin/directoryRedirects';

const hash = hashSource('run()');
const createRules = (environment: SiteEnvironment): readonly HeaderRule[] =>
  createHeaderRules({
    inlineScripts: [hash, hash],
    apiServers: ['https://token-api.linea.build/v1'],
    environment,
  });
const rules = createRules({});

const getPolicy = (headerRules = rules): string =>
  headerRules[0]?.headers['Content-Security-Policy'] ?? '';

/** Returns the sources of a directive in the page policy. */
function getSources(name: string, headerRules = rules): string[] {
  return (
    getPolicy(headerRules)
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
    expect(getPolicy()).not.toMatch(
      /unsafe-eval|script-src[^;]*unsafe-inline| \*|http:/,
    );
  });

  const assistant = {
    DOCS_ASSISTANT_SRC: 'https://assistant.test/bot.js',
    DOCS_ASSISTANT_KEY: 'k',
  };
  const widgetNeeds = (origin: string, file: string) => ({
    'script-src': [origin + file],
    'connect-src': [origin],
    'img-src': [origin],
    'frame-src': [origin],
    'style-src-elem': ["'unsafe-inline'"],
  });
  test.each([
    [
      {GTM_CONTAINER_ID: 'GTM-ABC1234'},
      {
        'script-src': [
          'https://www.googletagmanager.com/gtm.js',
          'https://www.googletagmanager.com/gtag/js',
          'https://www.googletagmanager.com/gtag/destination',
        ],
        'connect-src': [
          'https://www.googletagmanager.com',
          'https://*.google-analytics.com',
        ],
        'img-src': [
          'https://www.googletagmanager.com',
          'https://*.google-analytics.com',
        ],
      },
    ],
    [
      {FEEDBACK_WIDGET_SRC: 'https://feedback.test/w;1.js?x=1'},
      widgetNeeds('https://feedback.test', '/w%3B1.js'),
    ],
    [assistant, widgetNeeds('https://assistant.test', '/bot.js')],
  ])(
    'allows what a third-party slot needs, and nothing else: %j',
    (variables, needs: Readonly<Record<string, readonly string[]>>) => {
      const slotRules = createRules(readEnvironment(variables));
      const directives = getPolicy().split('; ');
      for (const [name = ''] of directives.map((text) => text.split(' '))) {
        const sources = getSources(name).filter(
          (source) => source !== "'none'",
        );
        const expected = [...sources, ...(needs[name] ?? [])];
        expect(getSources(name, slotRules), name).toEqual(
          expected.length > 0 ? expected : ["'none'"],
        );
      }
      expect(() => formatHeaders(slotRules)).not.toThrow();
    },
  );

  test('allows style elements if Mermaid draws in the browser', () => {
    expect(getSources('style-src-elem')).toEqual(["'self'"]);
    const drawingRules = createHeaderRules({
      inlineScripts: [],
      apiServers: [],
      environment: {},
      hasUnrenderedDiagrams: true,
    });
    expect(getSources('style-src-elem', drawingRules)).toContain(
      "'unsafe-inline'",
    );
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
    expect(rules[0]?.headers).not.toHaveProperty('Reporting-Endpoints');
    expect(getPolicy()).not.toContain('report-');
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

  test('throws an error if there are too many redirects or if a redirect is too long', () => {
    const createRedirects = (count: number) =>
      Object.fromEntries(
        Array.from({length: count}, (_, index) => [`/${index}`, '/']),
      );
    const mostRedirects = limits.redirects / 4;
    expect(() => formatRedirects(createRedirects(mostRedirects))).not.toThrow();
    expect(() => formatRedirects(createRedirects(mostRedirects + 1))).toThrow(
      /2004 lines\. At most 2000 .* redirects\.ts\.$/,
    );
    const affixes = '//index.html / 301'.length;
    const longest = 'a'.repeat(limits.redirectLength - affixes);
    expect(() => formatRedirects({[`/${longest}`]: '/'})).not.toThrow();
    expect(() => formatRedirects({[`/${longest}a`]: '/'})).toThrow(
      /shorten \/a{79}\.$/,
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

  test('throws an error if a line is too long or if there are too many rules', () => {
    const createRule = (valueLength: number): HeaderRule => ({
      path: '/*',
      headers: {A: 'x'.repeat(valueLength)},
    });
    const longest = limits.lineLength - '  A: '.length;
    const mostRules = Array<HeaderRule>(limits.headerRules).fill(
      createRule(longest),
    );
    expect(() => formatHeaders(mostRules)).not.toThrow();
    expect(() => formatHeaders([createRule(longest + 1)])).toThrow(
      /2000 characters per line\. Shorten src\/features\/hosting\/headers\.ts: the line " {2}A: x{55}…" has 2001 characters\.$/,
    );
    expect(() => formatHeaders([...mostRules, createRule(0)])).toThrow(
      /the limit of 100 rules,.*\/headers\.ts\.$/,
    );
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
