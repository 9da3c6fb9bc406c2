// The API explorer's theme brings tabs of its own, which share their state by a copy of the engine's context: the tabs of pages
// and of the explorer have the same panels, so both use that copy.
export {useScrollPositionBlocker} from '@theme/utils/scrollUtils';
export {sanitizeTabsChildren, TabsProvider, useTabs, useTabsContextValue, type TabsProps} from '@theme/utils/tabsUtils';
