// Replaces the original box, which Tab leaves for the first result, whose footer link cannot be reached by keyboard, and
// which brings 18 KB (gzip) to every page. This one is a plain form until it is used.
export {default} from '@site/src/features/search/browser/SearchBar';
