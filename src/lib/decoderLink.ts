import {createSessionValue} from './browser';

/** Servers and browsers refuse longer addresses. */
const longest = 6_000;

/** In place of the data in an address: the data is kept in the tab. */
const inTab = 'session';

const slot = createSessionValue('decoder-data');

/** The address at which the decoder reads data; undefined where it is too long for a link. */
export function decoderLink(data: string, page = '/api/decode'): string | undefined {
  const address = `${page}?${new URLSearchParams({data})}`;
  return address.length > longest ? undefined : address;
}

/** A way to the decoder for the same tab, with data of any length: what is too long for the address goes along in the tab. */
export function decoderLinkProps(data: string): {readonly to: string; readonly onClick?: () => void} {
  const to = decoderLink(data);
  return to === undefined ? {to: `/api/decode?data=${inTab}`, onClick: () => void slot.write(data)} : {to};
}

/** The data that an address has or that was kept for it; undefined where it has none. */
export function dataFromUrl(search: string): string | undefined {
  const data = new URLSearchParams(search).get('data') ?? undefined;
  return data === inTab ? (slot.read() ?? '') : data;
}
