// What Docusaurus and its themes keep to themselves and our wrappers of their components need.
export {RouteContextProvider} from '@docusaurus/core/lib/client/routeContext';
export {CodeBlockContextProvider, createCodeBlockMetadata, splitNavbarItems, useAnnouncementBar, useCodeBlockContext, useCodeWordWrap, useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
