/// <reference types="@docusaurus/module-type-aliases" />
/// <reference types="@docusaurus/theme-classic" />

declare module '@docs/renderCode' {
  export {renderCode} from '@site/src/features/codeHighlight/browser/renderCode';
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
