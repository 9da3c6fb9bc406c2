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

declare module '@generated/decoder-signatures/default/index.json' {
  import type {SignatureIndexData} from '@site/src/features/contracts/decoder/signatures';

  const data: SignatureIndexData;
  export default data;
}
