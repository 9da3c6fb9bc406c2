// Replaces the original home icon: breadcrumbs start with the section, because that is where readers go back to.
import {useLayoutDoc} from '@docusaurus/plugin-content-docs/client';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import {useThemeConfig} from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {ReactNode} from 'react';

function SectionLink({docId, label}: {readonly docId: string; readonly label: string}): ReactNode {
  const doc = useLayoutDoc(docId);
  return <Link className="breadcrumbs__link" to={doc?.path ?? '/'}>{label}</Link>;
}

/** The page's section, named as in the navbar, or the home page if it has none. */
export default function HomeBreadcrumbItem(): ReactNode {
  const home = useBaseUrl('/');
  const [folder = ''] = useLocation().pathname.slice(home.length).split('/');
  const section = useThemeConfig().navbar.items.find(({docId}) => typeof docId === 'string' && docId.startsWith(`${folder}/`));
  return (
    <li className="breadcrumbs__item">
      {section ? <SectionLink docId={String(section.docId)} label={String(section.label)} /> : <Link className="breadcrumbs__link" to={home}>Home</Link>}
    </li>
  );
}
