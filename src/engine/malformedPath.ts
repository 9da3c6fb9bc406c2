import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/**
 * The router decodes the path before anything is drawn, and dies of one that is not UTF-8, such as
 * `/%ED%A0%80`. Such a path is no page: with its percent signs escaped, "Page not found" works.
 */
if (ExecutionEnvironment.canUseDOM) {
  const {pathname, search, hash} = window.location;
  try {
    decodeURI(pathname);
  } catch {
    window.history.replaceState(window.history.state, '', `${encodeURI(pathname)}${search}${hash}`);
  }
}
