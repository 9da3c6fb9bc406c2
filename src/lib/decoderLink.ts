import {createSessionValue} from './browser';

/** Messengers and browsers truncate longer URLs. */
const MAX_LENGTH = 6_000;

/** Value of `data` in the URL if the data is stored in the tab. */
const IN_TAB_VALUE = 'session';

const storedData = createSessionValue('decoder-data');

/** Returns a URL that opens the decoder with data in the hash, which no server receives; undefined if the URL would be too long. */
export function createDecoderUrl(
  data: string,
  page = '/api/decode',
): string | undefined {
  const url = `${page}#${new URLSearchParams({data})}`;
  return url.length > MAX_LENGTH ? undefined : url;
}

/** Returns the props of a link that opens the decoder in the same tab. Data that is too long for a URL is stored in the tab. */
export function createDecoderLinkProps(data: string): {
  readonly to: string;
  readonly onClick?: () => void;
} {
  const to = createDecoderUrl(data);
  return to === undefined
    ? {
        to: `/api/decode#data=${IN_TAB_VALUE}`,
        onClick: () => void storedData.write(data),
      }
    : {to};
}

/** Reads the data from a URL's hash (older links use the query) or, if it is too long for a URL, from the tab. Returns undefined if there is no data. */
export function readDecoderData({
  search,
  hash,
}: {
  readonly search: string;
  readonly hash: string;
}): string | undefined {
  const data =
    new URLSearchParams(hash.slice(1)).get('data') ??
    new URLSearchParams(search).get('data') ??
    undefined;
  return data === IN_TAB_VALUE ? (storedData.read() ?? '') : data;
}
