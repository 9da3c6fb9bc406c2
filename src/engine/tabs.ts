// The API explorer's theme has its own tabs but uses the site's panels, so both need the same context.
export {useScrollPositionBlocker} from '@theme/utils/scrollUtils';
export {
  sanitizeTabsChildren,
  TabsProvider,
  useTabs,
  useTabsContextValue,
  type TabsProps,
} from '@theme/utils/tabsUtils';
