/** The client module of the classic theme that loads Prism with all languages at start. An alias to `false` leaves it out. */
export const prismAtStart = require.resolve('@docusaurus/theme-classic/lib/prism-include-languages');
