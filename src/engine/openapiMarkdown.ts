/** The functions with which the plugin writes its pages by default. Its options replace them, and its package exports neither. */
export {
  createApiPageMD,
  createInfoPageMD,
} from 'docusaurus-plugin-openapi-docs/lib/markdown';
