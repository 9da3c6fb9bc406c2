// Adds breadcrumbs for pages without a sidebar, the menu that copies the page as Markdown (except on unlisted pages), and the network switch
// on pages whose code samples depend on the network.
import {
  useDoc,
  useSidebarBreadcrumbs,
} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import CopyPageMenu from '@site/src/features/markdownExport/browser/CopyPageMenu';
import NetworkSwitch from '@site/src/features/network/NetworkSwitch';
import {getMarkdownPath} from '@site/src/lib/routes';
import HomeBreadcrumbItem from '@theme/DocBreadcrumbs/Items/Home';
import Breadcrumbs from '@theme-original/DocBreadcrumbs';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

export default function DocBreadcrumbs(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {metadata} = useDoc();
  const isInSidebar = useSidebarBreadcrumbs() !== null;
  return (
    <div className={styles.line}>
      {isInSidebar ? (
        <Breadcrumbs />
      ) : (
        <nav
          className={ThemeClassNames.docs.docBreadcrumbs}
          aria-label="Breadcrumbs">
          <ul className="breadcrumbs">
            <HomeBreadcrumbItem />
            <li className="breadcrumbs__item breadcrumbs__item--active">
              <span className="breadcrumbs__link">{metadata.title}</span>
            </li>
          </ul>
        </nav>
      )}
      <NetworkSwitch scope="page" />
      {!metadata.unlisted && (
        <CopyPageMenu
          markdownPath={getMarkdownPath(metadata.permalink)}
          site={siteConfig.url}
        />
      )}
    </div>
  );
}
