import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {parse} from 'yaml';
import apiSidebar from '../../../docs/api/sidebar';
import {getDocRoute, type SidebarEntry} from '../../lib/routes';
import {getFrontMatterYaml} from '../../lib/text';

/** Creates a link to a page in the main docs instance, labelled as in the sidebar of that instance. */
function createLink(id: string, label?: string): SidebarEntry {
  const file = `${id}.mdx`;
  const text = readFileSync(path.join('docs', file), 'utf8');
  const {sidebar_label: shortTitle, title} = parse(
    getFrontMatterYaml(text),
  ) as {readonly sidebar_label?: string; readonly title: string};
  return {
    type: 'link',
    label: label ?? shortTitle ?? title,
    href: getDocRoute(file, text),
  };
}

/** Whether an entry is a link or a category of links. */
const isLink = (entry: SidebarEntry): boolean =>
  typeof entry !== 'string' &&
  (entry.type === 'link' ||
    (entry.type === 'category' &&
      Array.isArray(entry.items) &&
      entry.items.every(isLink)));

/**
 * Creates the API section's sidebar for another docs instance. A sidebar can contain only docs of its own instance, so docs of the main
 * instance are links. `instanceEntries` are added at the end of the category, replacing the main sidebar's links to this instance.
 */
export function createApiSidebar(
  category: string,
  instanceEntries: readonly SidebarEntry[],
): SidebarsConfig {
  const convert = (item: SidebarEntry): SidebarEntry => {
    if (typeof item === 'string') return createLink(item);
    if (item.type === 'doc') return createLink(item.id, item.label);
    if (item.type !== 'category' || !Array.isArray(item.items)) return item;
    const {link, items, ...rest} = item;
    const isInstanceCategory = item.label === category;
    return {
      ...rest,
      items: [
        ...(link?.type === 'doc' ? [createLink(link.id, 'Overview')] : []),
        ...items
          .filter(
            (entry: SidebarEntry) => !isInstanceCategory || !isLink(entry),
          )
          .map(convert),
        ...(isInstanceCategory ? instanceEntries : []),
      ],
    };
  };
  return {apiSidebar: (apiSidebar as readonly SidebarEntry[]).map(convert)};
}
