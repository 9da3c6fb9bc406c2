import {expect, test} from 'vitest';
import {
  createShareUrl,
  readSharedRequest,
} from '../../src/features/rpc/playground/sharedRequest';

const page = 'https://docs.linea.build/api/reference/state';

test('a request is restored from its URL, even if its parameters are not valid JSON', () => {
  for (const params of ['["0x1", "latest"]', '[{"to": "ä&#+ %"}]', '[', '']) {
    const url = createShareUrl(page, 'eth_call', {
      network: 'lineaSepolia',
      params,
    });
    expect(readSharedRequest(new URL(url ?? '').hash, 'eth_call')).toEqual({
      network: 'lineaSepolia',
      params,
    });
  }
});

test('no request is restored from a URL that contains none for the method, or that is malformed', () => {
  for (const hash of [
    '',
    '#',
    '#eth_call',
    '#call=eth_getCode&params=[]',
    '#%',
    '#call=%E0%A4%A',
  ])
    expect(readSharedRequest(hash, 'eth_call')).toBeUndefined();
});

test('the network and the parameters are optional, and no URL is created if it would be too long', () => {
  expect(readSharedRequest('#call=eth_call', 'eth_call')).toEqual({
    network: undefined,
    params: '[]',
  });
  expect(
    createShareUrl(page, 'eth_call', {
      network: undefined,
      params: 'x'.repeat(6_000),
    }),
  ).toBeUndefined();
});
