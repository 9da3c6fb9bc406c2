// The API explorer's theme has its own tabs with the same panels: one context serves both.
export {useScrollPositionBlocker} from '@theme/utils/scrollUtils';
export {sanitizeTabsChildren, TabsProvider, useTabs, useTabsContextValue, type TabsProps} from '@theme/utils/tabsUtils';
