// What the theme keeps to itself and our wrappers of its components need.
export {sanitizeTabsChildren, TabsProvider, useAnnouncementBar, useCodeBlockContext, useNavbarMobileSidebar, useScrollPositionBlocker, useTabs, useTabsContextValue, type TabsProps} from '@docusaurus/theme-common/internal';
