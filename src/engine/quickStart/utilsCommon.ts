// Stands for the engine's shared utilities. Their index takes one helper of TypeScript's from a library of some forty, which would
// be in every page's code.
export {default as applyTrailingSlash, addLeadingSlash, addTrailingSlash, removeTrailingSlash} from '@docusaurus/utils-common/lib/applyTrailingSlash';
export {getErrorCausalChain} from '@docusaurus/utils-common/lib/errorUtils';
export {addPrefix, addSuffix, removePrefix, removeSuffix} from '@docusaurus/utils-common/lib/stringUtils';

export const blogPostContainerID = '__blog-post-container';
