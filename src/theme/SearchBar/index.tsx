// Replaces the original box, in which Tab jumps to the first result, the footer link cannot be reached by keyboard, and 18 KB (gzip) load on
// every page. The replacement is a plain form until it is used.
export {default} from '@site/src/features/search/browser/SearchBar';
