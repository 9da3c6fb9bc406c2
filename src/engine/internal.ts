// Internals of Docusaurus and its themes that the wrappers in src/theme need.
export {RouteContextProvider} from '@docusaurus/core/lib/client/routeContext';
export {
  CodeBlockContextProvider,
  createCodeBlockMetadata,
  useCodeBlockContext,
  useCodeWordWrap,
  useNavbarMobileSidebar,
  useNavbarSecondaryMenu,
} from '@docusaurus/theme-common/internal';
