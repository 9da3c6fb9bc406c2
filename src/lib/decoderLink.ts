import {createSessionValue} from './browser';

/** Messengers and browsers truncate longer URLs. */
const MAX_LENGTH = 6_000;

/** Value of `data` in the URL if the data is stored in the tab instead. */
const IN_TAB = 'session';

const storedData = createSessionValue('decoder-data');

/** URL that opens the decoder with data, in the hash so that no server receives it; undefined if it would be too long. */
export function createDecoderUrl(data: string, page = '/api/decode'): string | undefined {
  const url = `${page}#${new URLSearchParams({data})}`;
  return url.length > MAX_LENGTH ? undefined : url;
}

/** Props of a link to the decoder in the same tab; data too long for a URL is stored in the tab. */
export function createDecoderLinkProps(data: string): {readonly to: string; readonly onClick?: () => void} {
  const to = createDecoderUrl(data);
  return to === undefined ? {to: `/api/decode#data=${IN_TAB}`, onClick: () => void storedData.write(data)} : {to};
}

/** The data in a URL, or stored in the tab for it; undefined if there is none. Older links have it in the query. */
export function readDecoderData({search, hash}: {readonly search: string; readonly hash: string}): string | undefined {
  const data = new URLSearchParams(hash.slice(1)).get('data') ?? new URLSearchParams(search).get('data') ?? undefined;
  return data === IN_TAB ? (storedData.read() ?? '') : data;
}
