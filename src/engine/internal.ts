// Internals of Docusaurus and its themes that the wrappers in src/theme need.
export {RouteContextProvider} from '@docusaurus/core/lib/client/routeContext';
export {
  CodeBlockContextProvider,
  createCodeBlockMetadata,
  splitNavbarItems,
  useCodeBlockContext,
  useCodeWordWrap,
  useLockBodyScroll,
  useNavbarMobileSidebar,
  useNavbarSecondaryMenu,
} from '@docusaurus/theme-common/internal';
