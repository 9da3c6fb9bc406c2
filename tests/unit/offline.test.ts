import {expect, test} from 'vitest';
import {renderOfflineResponse} from '../../src/features/offline/offlineResponse';

/** An empty cache. */
const savedPages = {
  keys: () => Promise.resolve([]),
} as unknown as Cache;

async function render(path: string, isOnline = false): Promise<string> {
  const response = await renderOfflineResponse(path, savedPages, isOnline);
  expect(response.status).toBe(503);
  return response.text();
}

test.each(['//evil.example/x', '///evil.example/x', '/\\evil.example/x'])(
  '“Try again” stays on this site for the path %s',
  async (path) => {
    const [, href = ''] = /<a href="([^"]*)">Try again/.exec(
      await render(path),
    ) as unknown as string[];
    expect(new URL(href, 'https://docs.linea.build').host).toBe(
      'docs.linea.build',
    );
  },
);

test('says whether the reader is offline or the server does not respond', async () => {
  expect(await render('/x')).toContain('<h1>You are offline</h1>');
  const text = await render('/x', true);
  expect(text).toContain('<h1>The site cannot be reached</h1>');
  expect(text).not.toContain('offline');
});
