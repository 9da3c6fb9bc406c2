import type {ReactNode} from 'react';
import {excerptOf} from './excerptOf';
import type {Matched} from './types';

interface Props {
  readonly of: Matched;
  /** Characters to show. */
  readonly length: number;
}

/** A text, or what stands around its first match, with the matches marked. */
export default function Excerpt({of, length}: Props): ReactNode {
  return excerptOf(of, length).map(({text, isMarked}, index) => (isMarked ? <mark key={index}>{text}</mark> : text));
}
