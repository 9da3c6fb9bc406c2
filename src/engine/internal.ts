// What the theme keeps to itself and our wrappers of its components need.
export {splitNavbarItems, useAnnouncementBar, useCodeBlockContext, useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
