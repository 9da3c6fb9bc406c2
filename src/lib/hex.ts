/** An address or hash in three parts, of which a narrow table leaves out the second. */
export function partsOfHex(value: string): [start: string, middle: string, end: string] {
  return [value.slice(0, 6), value.slice(6, -4), value.slice(-4)];
}
