// Stands for the docs plugin's own utilities. The search box and the breadcrumbs of every page ask which instance of the plugin the
// page belongs to: the engine sorts their paths by the rules of a language, which the browser has to load first. And each item of
// the bar at the top asks which page that is: the engine compares its address with those of all pages each time.
import type {ActiveDocContext, ActivePlugin, GlobalPluginData} from '@docusaurus/plugin-content-docs/client';
import {matchPath} from '@docusaurus/router';
import {getActiveDocContext as findActiveDocContext} from 'docs-client-utils';

export * from 'docs-client-utils';

interface Options {
  readonly failfast?: boolean;
}

/** The instance of the docs plugin that a page belongs to: of those whose path it is below, the one with the longest. */
export function getActivePlugin(all: Readonly<Record<string, GlobalPluginData>>, pathname: string, {failfast}: Options = {}): ActivePlugin | undefined {
  const [active] = Object.entries(all)
    .filter(([, {path}]) => matchPath(pathname, {path, exact: false, strict: false}))
    .sort(([, one], [, other]) => other.path.length - one.path.length);
  if (!active && failfast) {
    throw new Error(`No instance of the docs plugin serves "${pathname}".`);
  }
  return active && {pluginId: active[0], pluginData: active[1]};
}

const known = new WeakMap<GlobalPluginData, {readonly pathname: string; readonly context: ActiveDocContext}>();

/** Which page of an instance an address shows: found once for all who ask. */
export function getActiveDocContext(data: GlobalPluginData, pathname: string): ActiveDocContext {
  const last = known.get(data);
  if (last?.pathname === pathname) {
    return last.context;
  }
  const context = findActiveDocContext(data, pathname);
  known.set(data, {pathname, context});
  return context;
}
