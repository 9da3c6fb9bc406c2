/** What the modules of this folder stand for, by the names that plugin.ts gives them. */
declare module 'component-creator' {
  export {default} from '@docusaurus/ComponentCreator';
}

declare module 'docs-client-utils' {
  import type {ActiveDocContext, GlobalPluginData} from '@docusaurus/plugin-content-docs/client';

  export function getActiveDocContext(data: GlobalPluginData, pathname: string): ActiveDocContext;
}

declare module 'theme-hooks' {
  export function useShallowMemoObject<Value extends object>(object: Value): Value;
}

declare module 'engine-prefetch' {
  export default function prefetch(url: string): Promise<void>;
}

declare module '@docusaurus/utils-common/lib/applyTrailingSlash' {
  export {applyTrailingSlash as default, addLeadingSlash, addTrailingSlash, removeTrailingSlash} from '@docusaurus/utils-common';
}

/** What tables.ts writes. */
declare module '@generated/quick-start' {
  import type {DocusaurusConfig} from '@docusaurus/types';
  import type {ShortGlobalData, ShortRoute} from '@site/src/engine/quickStart/expand';

  type Loader = () => Promise<unknown>;

  export const routes: readonly ShortRoute<Loader>[];
  export const shared: Readonly<Record<string, Loader>>;
  export const docs: ShortGlobalData;
  export const siteConfig: DocusaurusConfig;
}
