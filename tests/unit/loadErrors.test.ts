import {runInThisContext} from 'node:vm';
import type {HtmlTagObject, LoadContext} from '@docusaurus/types';
import {describe, expect, it, vi} from 'vitest';
import {isLoadFailure} from '../../src/features/loadErrors/isLoadFailure';
import loadErrors from '../../src/features/loadErrors/plugin';

const origin = 'https://docs.test';
const script = `${origin}/assets/js/main.js`;
const reload = {cache: 'reload'};

/** What the script uses of an element. */
class FakeElement {
  readonly attributes = new Map<string, string>();
  readonly children: FakeElement[] = [];
  readonly dataset: Record<string, string> = {};
  readonly style = {setProperty: vi.fn()};
  className = '';
  disabled = false;
  offsetHeight = 80;
  textContent = '';
  onclick = (): void => undefined;

  setAttribute(name: string, value: string): void {
    this.attributes.set(name, value);
  }
  append(...children: FakeElement[]): void {
    this.children.push(...children);
  }
  prepend(...children: FakeElement[]): void {
    this.children.unshift(...children);
  }
}

/** A script element. Its errors do not bubble. */
class FakeScript {
  constructor(readonly src: string) {}
}
class FakeErrorEvent {
  constructor(
    readonly message: string,
    readonly filename: string,
  ) {}
}

interface Visit {
  readonly path?: string;
  readonly stored?: Readonly<Record<string, string>> | undefined;
  readonly announcement?: string | undefined;
  readonly background?: string;
  readonly readyState?: string;
  readonly fetch?: () => Promise<unknown>;
}

/** Runs the script that the plugin adds to the head of a page. */
function visit({
  path = '/guide',
  stored = {},
  announcement,
  background = 'white',
  readyState = 'complete',
  fetch = async () => undefined,
}: Visit = {}) {
  const items = new Map(Object.entries(stored));
  const root = new FakeElement();
  const body = new FakeElement();
  const target = {scrollIntoView: vi.fn()};
  const styles = [{href: `${origin}/assets/css/styles.css`}];
  const page = {
    body,
    root,
    target,
    styles,
    items,
    url: origin + path,
    replaceState: vi.fn((_state: unknown, _title: string, url: URL) => {
      page.url = url.href;
    }),
    fetch: vi.fn(fetch),
    reload: vi.fn(),
    resize: (): void => undefined,
    handlers: new Map<string, (event: unknown) => void>(),
    isCaptured: new Map<string, boolean>(),
    /** The texts in the box that reports a failure. */
    getReport: () => body.children[0]?.children.map((p) => p.textContent),
    failToLoad(src: string): void {
      if (page.isCaptured.get('error'))
        page.handlers.get('error')?.({target: new FakeScript(src)});
    },
  };
  const addEventListener = (
    type: string,
    run: (event: unknown) => void,
    isCaptured = false,
  ): void => {
    page.handlers.set(type, run);
    page.isCaptured.set(type, isCaptured);
  };
  vi.stubGlobal('location', {href: page.url, origin, reload: page.reload});
  vi.stubGlobal('history', {state: null, replaceState: page.replaceState});
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    removeItem: (key: string) => items.delete(key),
  });
  vi.stubGlobal('document', {
    readyState,
    body,
    documentElement: root,
    addEventListener,
    createElement: () => new FakeElement(),
    querySelector: (selector: string) => {
      if (selector === ':target') return path.includes('#') ? target : null;
      return body.children.find(({className}) =>
        className.split(' ').includes(selector.slice(1)),
      );
    },
    querySelectorAll: () => styles,
  });
  vi.stubGlobal('window', {addEventListener: () => undefined});
  vi.stubGlobal('addEventListener', addEventListener);
  vi.stubGlobal('getComputedStyle', () => ({
    getPropertyValue: () => background,
  }));
  vi.stubGlobal('fetch', page.fetch);
  vi.stubGlobal('HTMLScriptElement', FakeScript);
  vi.stubGlobal('ErrorEvent', FakeErrorEvent);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(run: () => void) {
        page.resize = run;
      }
      observe = (): void => undefined;
    },
  );
  const plugin = loadErrors({
    siteConfig: {
      themeConfig: announcement ? {announcementBar: {id: announcement}} : {},
    },
  } as unknown as LoadContext);
  const {headTags} = plugin.injectHtmlTags?.({content: undefined}) ?? {};
  const [tag] = headTags as [HtmlTagObject];
  expect(tag.tagName).toBe('script');
  runInThisContext(tag.innerHTML ?? '');
  return page;
}

const chunkError = (request: string): Error =>
  Object.assign(new Error('Loading chunk 7 failed.'), {
    name: 'ChunkLoadError',
    request,
  });

describe('code that does not load before the page works', () => {
  it.each<[string, (page: ReturnType<typeof visit>) => void, string]>([
    [
      'a script that is missing',
      (page) => page.failToLoad(script),
      `${script} did not load.`,
    ],
    [
      'a script that throws',
      ({handlers}) =>
        handlers.get('error')?.(new FakeErrorEvent('Startup failed', script)),
      'Startup failed',
    ],
    [
      'a chunk that is missing',
      ({handlers}) =>
        handlers.get('unhandledrejection')?.({reason: chunkError(script)}),
      'Loading chunk 7 failed.',
    ],
  ])('is reported once, above the page: %s', (_, fail, text) => {
    const page = visit();
    page.body.append(new FakeElement());
    fail(page);
    fail(page);
    expect(page.getReport()).toEqual([
      expect.stringContaining('did not load'),
      text,
      'Retry',
    ]);
    expect(page.body.children).toHaveLength(2);
    expect(page.body.children[0]?.attributes.get('role')).toBe('alert');
  });

  it.each<[string, (page: ReturnType<typeof visit>) => void]>([
    [
      'a script of another site',
      (page) => page.failToLoad('https://ads.test/assets/js/main.js'),
    ],
    [
      'a script that the site does not need',
      (page) => page.failToLoad(`${origin}/bot.js`),
    ],
    ['an image', ({handlers}) => handlers.get('error')?.({target: {}})],
    [
      'a request that fails',
      ({handlers}) =>
        handlers.get('unhandledrejection')?.({
          reason: Object.assign(chunkError(script), {name: 'TypeError'}),
        }),
    ],
    [
      'a rejection that is no error',
      ({handlers}) =>
        handlers.get('unhandledrejection')?.({
          reason: {name: 'ChunkLoadError', request: script},
        }),
    ],
    [
      'a script after the page works, which its component reports',
      (page) => {
        page.root.dataset.hasHydrated = 'true';
        page.failToLoad(script);
      },
    ],
  ])('is not reported for %s', (_, fail) => {
    const page = visit();
    fail(page);
    expect(page.getReport()).toBeUndefined();
  });

  it('is reported once there is a page to report it on', () => {
    const page = visit({readyState: 'loading'});
    page.failToLoad(script);
    expect(page.getReport()).toBeUndefined();
    page.handlers.get('DOMContentLoaded')?.({});
    expect(page.getReport()).toContain(`${script} did not load.`);
  });

  it('moves the page and the target of the hash below the report', () => {
    const page = visit({path: '/guide#part'});
    page.failToLoad(script);
    const {setProperty} = page.root.style;
    expect(setProperty).toHaveBeenLastCalledWith(expect.anything(), '80px');
    expect(page.target.scrollIntoView).toHaveBeenCalled();
    Object.assign(page.body.children[0] ?? {}, {offsetHeight: 120});
    page.resize();
    expect(setProperty).toHaveBeenLastCalledWith(expect.anything(), '120px');
  });

  it.each([
    ['the connection is back', async () => undefined],
    ['it is not', () => Promise.reject(new Error('offline'))],
  ])(
    'is fetched again past the cache by Retry, which then reloads the page: %s',
    async (_, fetch) => {
      const page = visit({fetch});
      page.failToLoad(script);
      page.failToLoad(`${origin}/assets/js/other.js`);
      const retry = page.body.children[0]?.children.at(-1);
      retry?.onclick();
      expect(retry?.disabled).toBe(true);
      expect(page.fetch.mock.calls).toEqual([
        [script, reload],
        [`${origin}/assets/js/other.js`, reload],
      ]);
      await vi.waitFor(() => expect(page.reload).toHaveBeenCalled());
    },
  );
});

describe('a stylesheet', () => {
  it.each([
    ['is used again after an empty one was cached', '', true, '?retry'],
    ['stays if it cannot be fetched', '', false, ''],
    ['is not fetched again if it works', 'white', true, ''],
  ])('%s', async (_, background, isOnline, query) => {
    const page = visit({
      background,
      fetch: () => (isOnline ? Promise.resolve() : Promise.reject(new Error())),
    });
    const [{href}] = page.styles as [{href: string}];
    page.handlers.get('load')?.({});
    await Promise.resolve();
    expect(page.fetch.mock.calls).toEqual(background ? [] : [[href, reload]]);
    expect(page.styles).toEqual([{href: href + query}]);
  });
});

describe('what an earlier visit stored', () => {
  it.each([
    ['an unknown colour mode is removed', {theme: 'garbage'}, {}],
    ['the colour mode stays', {theme: 'dark'}, {theme: 'dark'}],
  ])('%s', (_, stored: Record<string, string>, expected) => {
    expect(Object.fromEntries(visit({stored}).items)).toEqual(expected);
  });

  it('the chosen network stays', () => {
    const {root} = visit({stored: {'docusaurus.tab.network': 'sepolia'}});
    expect(root.dataset.network).toBe('sepolia');
  });

  it.each([
    ['another announcement', 'old', 'new', false],
    ['this announcement', 'new', 'new', true],
    ['the announcement that is over', 'old', undefined, true],
  ])(
    'the dismissal of %s: from %s to %s, kept %s',
    (_, id, announcement, isKept) => {
      const stored = {
        'docusaurus.announcement.id': id,
        'docusaurus.announcement.dismiss': 'true',
      };
      expect(
        visit({stored, announcement}).items.has(
          'docusaurus.announcement.dismiss',
        ),
      ).toBe(isKept);
    },
  );

  it.each([
    ['garbage&q=1', '?q=1'],
    ['dark', '?docusaurus-theme=dark'],
  ])('the colour mode of a link is kept if it is known: %s', (mode, query) => {
    const page = visit({path: `/guide?docusaurus-theme=${mode}`});
    expect(page.url).toBe(`${origin}/guide${query}`);
  });
});

it.each([
  [chunkError(script), true],
  [new Error('Rendering failed.', {cause: chunkError(script)}), true],
  [new Error('Rendering failed.', {cause: 'ChunkLoadError'}), false],
  [{name: 'ChunkLoadError'}, false],
])(
  'an error is a failed load if it, or its cause, is one: %s',
  (error, isOne) => {
    expect(isLoadFailure(error)).toBe(isOne);
  },
);
