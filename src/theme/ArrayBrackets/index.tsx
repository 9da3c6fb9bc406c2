// Replaces the original, whose list items are not in a list.
import type {ReactNode} from 'react';

export const OpeningArrayBracket = (): ReactNode => (
  <div className="openapi-schema__bracket">Array [</div>
);

export const ClosingArrayBracket = (): ReactNode => (
  <div className="openapi-schema__bracket">]</div>
);
