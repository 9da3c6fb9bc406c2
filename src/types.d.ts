/// <reference types="@docusaurus/module-type-aliases" />
/// <reference types="@docusaurus/theme-classic" />
/// <reference types="@docusaurus/theme-mermaid" />

declare module '@docs/renderCode' {
  export {renderCode} from '@site/src/features/codeHighlight/browser/renderCode';
}

declare module '*.woff2' {
  const url: string;
  export default url;
}

declare module '@generated/providers/default/rows.json' {
  import type {ProviderRow} from '@site/src/features/providers/readProviders';

  const rows: readonly ProviderRow[];
  export default rows;
}

declare module '@generated/nodes/default/files.json' {
  import type {NodeFiles} from '@site/src/features/nodes/readFiles';

  const files: NodeFiles;
  export default files;
}

declare module '@site/generated/decoder-signatures.json' {
  import type {SignatureIndexData} from '@site/src/features/decoder/signatures';

  const data: SignatureIndexData;
  export default data;
}

declare module '@site/generated/decoder-names.json' {
  const names: readonly string[];
  export default names;
}

declare module '@site/generated/addresses.json' {
  import type {KnownAddress} from '@site/src/features/addresses/addressIndex';

  const addresses: readonly KnownAddress[];
  export default addresses;
}
