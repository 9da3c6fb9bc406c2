import type {ReactNode} from 'react';
import type {Piece} from '../types';

/** A text with its matches marked. */
export default function Marked({of}: {readonly of: readonly Piece[]}): ReactNode {
  return of.map(({text, isMarked}, index) => (isMarked ? <mark key={index}>{text}</mark> : text));
}
