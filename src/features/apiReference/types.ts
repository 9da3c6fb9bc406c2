import type {ApiItem} from 'docusaurus-plugin-openapi-docs/src/types';

/** An operation of the Token API, as the plugin hands it to its page. */
export type Operation = ApiItem;
