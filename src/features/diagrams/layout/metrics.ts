/** Sizes and distances in a drawing, in pixels at its natural size. */
export const metrics = {
  /** Maximum size of a drawing, without the padding of its frame. */
  wide: {fontSize: 14, width: 784, height: 508, boxPadding: {x: 12, y: 8}},
  phone: {fontSize: 13, width: 332, height: 1240, boxPadding: {x: 8, y: 7}},
  lineHeight: 1.3,
  groupPadding: 14,
  /** Height that the name of a group takes. */
  groupTitle: 30,
  arrowhead: {length: 9, width: 8},
  /** Of a line's bends. */
  bendRadius: 7,
  boxRadius: 7,
  groupRadius: 12,
  dotRadius: 5,
  /** Between a line and its label. */
  labelGap: 5,
  /** Around a drawing, so that lines at its edge are not cut. */
  margin: 2,
} as const;

/** What differs between a drawing for windows and one for phones. */
export type Format = 'wide' | 'phone';
