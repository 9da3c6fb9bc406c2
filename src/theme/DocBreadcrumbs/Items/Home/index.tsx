// Replaces the original home icon: breadcrumbs start with the section, because that is where readers go back to.
import {useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import {useThemeConfig} from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {ReactNode} from 'react';

/** The page's section, named as in the navbar, with a link to its first page, or the home page if it has none. */
export default function HomeBreadcrumbItem(): ReactNode {
  const home = useBaseUrl('/');
  const [folder = ''] = useLocation().pathname.slice(home.length).split('/');
  const section = useThemeConfig().navbar.items.find(({docId}) => typeof docId === 'string' && docId.startsWith(`${folder}/`));
  const [first] = useDocsSidebar()?.items ?? [];
  const start = first?.type === 'link' ? first.href : home + folder;
  return (
    <li className="breadcrumbs__item">
      <Link className="breadcrumbs__link" to={section ? start : home}>{section ? String(section.label) : 'Home'}</Link>
    </li>
  );
}
