// Adds to the original, which draws its children only, the request for the text font.
import {TextFont} from '@site/src/features/fonts/browser/Preload';
import type {ReactNode} from 'react';

interface Props {
  readonly children: ReactNode;
}

export default function Root({children}: Props): ReactNode {
  return (
    <>
      <TextFont />
      {children}
    </>
  );
}
