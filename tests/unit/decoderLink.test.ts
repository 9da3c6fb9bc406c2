import {expect, test, vi} from 'vitest';
import {
  createDecoderUrl,
  readDecoderData,
  createDecoderLinkProps,
} from '../../src/lib/decoderLink';

const createBytes = (length: number): string => `0x${'ab'.repeat(length)}`;

test('the URL leads to the decoder, or to a given page, with the data in its hash', () => {
  expect(createDecoderUrl('0xabcd')).toBe('/api/decode#data=0xabcd');
  expect(
    createDecoderUrl('0xabcd', 'https://docs.linea.build/api/decode'),
  ).toBe('https://docs.linea.build/api/decode#data=0xabcd');
});

test('no URL is created if it would be too long for servers and browsers', () => {
  expect(createDecoderUrl(createBytes(2_990))).toHaveLength(5_999);
  expect(createDecoderUrl(createBytes(2_991))).toBeUndefined();
});

function mockSessionStorage(): void {
  const storage = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, text: string) => storage.set(key, text),
  });
}

test.each([[4], [2_990], [2_991], [100_000]])(
  'the decoder receives all %i bytes if it opens in the same tab',
  (length) => {
    mockSessionStorage();
    const {to, onClick} = createDecoderLinkProps(createBytes(length));
    expect(to.length).toBeLessThan(6_000);
    onClick?.();
    expect(readDecoderData({search: '', hash: to.slice(to.indexOf('#'))})).toBe(
      createBytes(length),
    );
  },
);

test('no data is read from a URL without data, and data missing from the tab’s storage is read as an empty string', () => {
  mockSessionStorage();
  expect(readDecoderData({search: '', hash: '#another'})).toBeUndefined();
  expect(
    readDecoderData({
      search: '',
      hash: createDecoderLinkProps(createBytes(5_000)).to.replace(
        '/api/decode',
        '',
      ),
    }),
  ).toBe('');
});

test('old links with the data in the query string still work', () => {
  expect(readDecoderData({search: '?data=0xabcd', hash: ''})).toBe('0xabcd');
});
