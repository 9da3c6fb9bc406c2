// Replaces the original page, which has no main landmark, does not name its section filter, and stays empty when the index
// cannot be loaded or `version` leads out of the site.
export {default} from '@site/src/features/search/browser/SearchPage';
