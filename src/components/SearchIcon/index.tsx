import type {ReactNode} from 'react';

/** The magnifying glass of the search, in the colour of the text around it. */
export default function SearchIcon(): ReactNode {
  return (
    <svg viewBox="0 0 20 20" width="20" height="20" fill="none" stroke="currentColor" strokeWidth="1.8" aria-hidden="true">
      <circle cx="8.500" cy="8.500" r="5.500" />
      <path d="m13 13 4.500 4.500" />
    </svg>
  );
}
