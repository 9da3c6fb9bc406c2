import {expect, test} from 'vitest';
import {createShareUrl, readSharedRequest} from '../../src/features/rpc/playground/sharedRequest';

const page = 'https://docs.linea.build/api/reference/state';

test('a request is restored from its URL, even if it is not valid JSON', () => {
  for (const params of ['["0x1", "latest"]', '[{"to": "ä&#+ %"}]', '[', '']) {
    const url = createShareUrl(page, 'eth_call', {network: 'lineaSepolia', params});
    expect(readSharedRequest(new URL(url ?? '').hash, 'eth_call')).toEqual({network: 'lineaSepolia', params});
  }
});

test('no request is restored from the URL of another method or of a heading, or from invalid data', () => {
  for (const hash of ['', '#', '#eth_call', '#call=eth_getCode&params=[]', '#%', '#call=%E0%A4%A']) expect(readSharedRequest(hash, 'eth_call')).toBeUndefined();
});

test('network and parameters are optional, and parameters too long for a URL are not shared', () => {
  expect(readSharedRequest('#call=eth_call', 'eth_call')).toEqual({network: undefined, params: '[]'});
  expect(createShareUrl(page, 'eth_call', {network: undefined, params: 'x'.repeat(6_000)})).toBeUndefined();
});
