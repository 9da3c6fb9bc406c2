import {expect, test} from 'vitest';
import {decoderLink} from '../../../src/features/contracts/browser/decoder/link';

const bytes = (length: number): string => `0x${'ab'.repeat(length)}`;

test('leads to the decoder with the data, or to the page at hand', () => {
  expect(decoderLink('0xabcd')).toBe('/api/decode?data=0xabcd');
  expect(decoderLink('0xabcd', 'https://docs.linea.build/api/decode')).toBe('https://docs.linea.build/api/decode?data=0xabcd');
});

test('is left out where servers and browsers would refuse it', () => {
  expect(decoderLink(bytes(2_990))).toHaveLength(5_999);
  expect(decoderLink(bytes(2_991))).toBeUndefined();
});
