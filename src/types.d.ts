/// <reference types="@docusaurus/module-type-aliases" />
/// <reference types="@docusaurus/theme-classic" />

declare module '@docs/highlightNow' {
  export {highlight as highlightNow} from '@site/src/components/CodeHighlight/highlight';
}
