// What the theme keeps to itself and our wrappers of its components need.
export {CodeBlockContextProvider, createCodeBlockMetadata, splitNavbarItems, useAnnouncementBar, useCodeBlockContext, useCodeWordWrap, useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
