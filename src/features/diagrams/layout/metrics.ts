/** Sizes and distances in a drawing, in pixels at its natural size. */
export const metrics = {
  /** Maximum size of a drawing, excluding the padding of its frame. */
  wide: {fontSize: 14, width: 784, height: 508, boxPadding: {x: 12, y: 8}},
  phone: {fontSize: 13, width: 332, height: 1240, boxPadding: {x: 8, y: 7}},
  lineHeight: 1.3,
  groupPadding: 14,
  /** Height reserved for a group's title. */
  groupTitle: 30,
  arrowhead: {length: 9, width: 8},
  bendRadius: 7,
  boxRadius: 7,
  groupRadius: 12,
  dotRadius: 5,
  /** Distance between a line and its label. */
  labelGap: 5,
  /** Space around a drawing, so that lines at its edges are not clipped. */
  margin: 2,
} as const;

/** `wide` is the desktop format. */
export type Format = 'wide' | 'phone';

/** Advance widths of Geist's characters from space to tilde, in thousandths of the font size, measured in Chromium; `fallback` is for all others. */
export const charWidths = {
  regular: [
    250, 213, 346, 478, 629, 802, 620, 178, 274, 274, 430, 558, 201, 419, 201,
    480, 663, 384, 619, 613, 615, 626, 593, 524, 604, 593, 297, 297, 544, 540,
    544, 559, 906, 668, 680, 703, 694, 603, 590, 700, 713, 270, 597, 640, 580,
    877, 743, 739, 650, 733, 672, 640, 552, 689, 667, 945, 606, 576, 544, 347,
    455, 347, 426, 557, 248, 551, 595, 546, 595, 561, 395, 594, 581, 244, 260,
    590, 267, 877, 581, 573, 595, 595, 379, 520, 392, 575, 536, 819, 585, 537,
    537, 389, 264, 389, 523,
  ],
  /** At weight 600. */
  strong: [
    236, 243, 376, 552, 656, 818, 677, 195, 306, 306, 424, 566, 225, 418, 225,
    508, 683, 427, 642, 637, 643, 656, 615, 538, 644, 618, 306, 306, 548, 548,
    548, 581, 944, 709, 695, 724, 708, 615, 600, 726, 719, 290, 617, 672, 586,
    902, 748, 763, 664, 757, 689, 668, 584, 699, 709, 991, 660, 613, 577, 375,
    485, 375, 450, 560, 268, 580, 621, 580, 621, 591, 429, 620, 601, 269, 308,
    628, 297, 892, 601, 603, 621, 621, 409, 553, 427, 597, 584, 839, 628, 570,
    567, 401, 284, 401, 523,
  ],
  /** Width of every character in Geist Mono. */
  mono: 600,
  fallback: 1000,
} as const satisfies Readonly<Record<string, number | readonly number[]>>;
