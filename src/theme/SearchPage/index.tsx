// Replaces the original page, which has no main landmark, an unlabelled section filter, and stays empty if the index cannot be loaded or
// `version` points outside the site.
export {default} from '@site/src/features/search/browser/SearchPage';
