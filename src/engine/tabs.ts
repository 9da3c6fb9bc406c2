// The API explorer's theme has its own tabs but the same panels, so both need the same context.
export {useScrollPositionBlocker} from '@theme/utils/scrollUtils';
export {sanitizeTabsChildren, TabsProvider, useTabs, useTabsContextValue, type TabsProps} from '@theme/utils/tabsUtils';
