import {createSessionValue} from './browser';

/** Messengers and browsers cut longer addresses. */
const MAX_LENGTH = 6_000;

/** In place of the data in an address: the data is kept in the tab. */
const IN_TAB = 'session';

const slot = createSessionValue('decoder-data');

/** The address at which the decoder reads data, behind # so that no server receives it; undefined where it is too long for a link. */
export function decoderLink(data: string, page = '/api/decode'): string | undefined {
  const address = `${page}#${new URLSearchParams({data})}`;
  return address.length > MAX_LENGTH ? undefined : address;
}

/** Props of a link to the decoder in the same tab, with data of any length: what is too long for the address is kept in the tab. */
export function decoderLinkProps(data: string): {readonly to: string; readonly onClick?: () => void} {
  const to = decoderLink(data);
  return to === undefined ? {to: `/api/decode#data=${IN_TAB}`, onClick: () => void slot.write(data)} : {to};
}

/** The data that an address has or that was kept for it; undefined where it has none. Links of before have it in the query. */
export function dataFromUrl({search, hash}: {readonly search: string; readonly hash: string}): string | undefined {
  const data = new URLSearchParams(hash.slice(1)).get('data') ?? new URLSearchParams(search).get('data') ?? undefined;
  return data === IN_TAB ? (slot.read() ?? '') : data;
}
