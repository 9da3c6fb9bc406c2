import {assertSource} from './assertSource';

/** The client module of the classic theme that loads Prism with all languages at start. An alias to `false` leaves it out. */
export function findPrismAtStart(): string {
  assertSource('prism.ts', '@docusaurus/theme-classic/lib/index.js', "'./prism-include-languages'");
  return require.resolve('@docusaurus/theme-classic/lib/prism-include-languages');
}
