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
