import type {Matched, Piece} from './types';

/** The matches of a text as pieces of it; of overlapping matches the first counts, of those the longest. */
function piecesOf({text, ranges}: Matched, from: number, to: number): Piece[] {
  const pieces: Piece[] = [];
  let end = from;
  for (const [start, length] of [...ranges].sort((one, other) => one[0] - other[0] || other[1] - one[1])) {
    if (start >= end && start + length <= to) {
      pieces.push({text: text.slice(end, start), isMarked: false}, {text: text.slice(start, start + length), isMarked: true});
      end = start + length;
    }
  }
  return [...pieces, {text: text.slice(end, to), isMarked: false}].filter((piece) => piece.text !== '');
}

/** About `length` characters of a text around its first match, in whole words. */
export function excerptOf(matched: Matched, length: number): Piece[] {
  const {text, ranges} = matched;
  if (text.length <= length) {
    return piecesOf(matched, 0, text.length);
  }
  const [start, matchLength] = ranges.reduce((first, range) => (range[0] < first[0] ? range : first), ranges[0] ?? [0, 0]);
  const before = Math.max(0, Math.min(start - Math.floor((length - matchLength) / 2), text.length - length));
  const from = before === 0 ? 0 : Math.min(start, text.indexOf(' ', before) + 1);
  const space = text.lastIndexOf(' ', from + length);
  const to = from + length >= text.length ? text.length : Math.max(space, start + matchLength);
  return [
    ...(from > 0 ? [{text: '…', isMarked: false}] : []),
    ...piecesOf(matched, from, to),
    ...(to < text.length ? [{text: '…', isMarked: false}] : []),
  ];
}
