import type {LoadedContent, LoadedVersion} from '@docusaurus/plugin-content-docs';
import {getPageIds} from '../../../lib/routes';
import type {SearchContext} from '../../search/options';

type Doc = LoadedVersion['docs'][number];

export interface Section {
  readonly label: string;
  readonly docs: readonly Doc[];
}

/** All pages of a docs instance: those of its sidebars in their order, then the others. */
function inOrder({docs, sidebars}: LoadedVersion): Doc[] {
  const byId = new Map(docs.map((doc) => [doc.id, doc]));
  const ids = new Set([...Object.values(sidebars).flatMap(getPageIds), ...byId.keys()]);
  return [...ids].map((id) => byId.get(id)).filter((doc) => doc !== undefined);
}

/** The site's pages by section, as the sidebars order them; what belongs to no section comes last. */
export function sectionsOf(instances: readonly LoadedContent[], contexts: readonly SearchContext[]): Section[] {
  const docs = instances.flatMap(({loadedVersions}) => loadedVersions.flatMap(inOrder));
  const isIn = (doc: Doc, {path}: SearchContext): boolean => doc.permalink === `/${path}` || doc.permalink.startsWith(`/${path}/`);
  return [
    ...contexts.map((context) => ({label: context.label, docs: docs.filter((doc) => isIn(doc, context))})),
    {label: 'More', docs: docs.filter((doc) => !contexts.some((context) => isIn(doc, context)))},
  ];
}
