// Replaces the original page, which has no main landmark and an unlabelled filter, and stays empty if the index cannot be loaded or
// `version` points outside the site.
export {default} from '@site/src/features/search/browser/SearchPage';
