// Replaces the home icon: breadcrumbs start with the section, because readers go back to the section rather than to the home page.
import {useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import {useThemeConfig} from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {ReactNode} from 'react';

/** A link to the section's first page, labelled as in the navbar, or to the home page if there is no section. */
export default function HomeBreadcrumbItem(): ReactNode {
  const home = useBaseUrl('/');
  const [folder = ''] = useLocation().pathname.slice(home.length).split('/');
  const section = useThemeConfig().navbar.items.find(
    ({activeBasePath}) => activeBasePath === `/${folder}`,
  );
  const [firstItem] = useDocsSidebar()?.items ?? [];
  const start = firstItem?.type === 'link' ? firstItem.href : home + folder;
  return (
    <li className="breadcrumbs__item">
      <Link className="breadcrumbs__link" to={section ? start : home}>
        {section ? String(section.label) : 'Home'}
      </Link>
    </li>
  );
}
