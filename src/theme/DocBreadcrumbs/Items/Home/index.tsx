// Replaces the original, a house: the way begins with the section, which is what readers go back to.
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

/** The section of the page, as the navbar names it, or the home page where there is no section. */
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
