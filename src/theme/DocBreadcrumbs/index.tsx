// Adds to the original, at the end of its line, the control that copies the page as Markdown; an unlisted page has none.
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import CopyPageMenu from '@site/src/features/markdownExport/browser/CopyPageMenu';
import {getMarkdownPath} from '@site/src/lib/routes';
import Breadcrumbs from '@theme-original/DocBreadcrumbs';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

export default function DocBreadcrumbs(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {metadata} = useDoc();
  return (
    <div className={styles.line}>
      <Breadcrumbs />
      {!metadata.unlisted && <CopyPageMenu markdownPath={getMarkdownPath(metadata.permalink)} site={siteConfig.url} />}
    </div>
  );
}
