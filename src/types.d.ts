/// <reference types="@docusaurus/module-type-aliases" />
/// <reference types="@docusaurus/theme-classic" />
/// <reference types="@docusaurus/theme-mermaid" />

declare module '@docs/highlightNow' {
  export {highlight as highlightNow} from '@site/src/features/codeHighlight/browser/highlight';
}

declare module '*.woff2' {
  const url: string;
  export default url;
}

declare module '@generated/decoder-catalogue/default/catalogue.json' {
  import type {CatalogueData} from '@site/src/features/contracts/data/catalogue';

  const data: CatalogueData;
  export default data;
}
