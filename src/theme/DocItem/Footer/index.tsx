// Wraps the original: says when the page was compared with its sources, and invites readers of tool pages to add their own tools.
import Link from '@docusaurus/Link';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import Footer from '@theme-original/DocItem/Footer';
import type {ReactNode} from 'react';
import {repositoryUrl} from '@site/src/data/site';
import {formatMonth} from '@site/src/lib/text';
import styles from './styles.module.css';

export default function DocItemFooter(): ReactNode {
  const {metadata, frontMatter} = useDoc();
  const {checked} = frontMatter as {readonly checked?: string};
  return (
    <>
      {checked && (
        <p className="docs-checked docusaurus-mt-lg">
          <small>Checked against sources in {formatMonth(checked)}</small>
        </p>
      )}
      {metadata.id.startsWith('get-started/tooling/') && (
        <aside
          className={styles.invitation}
          data-markdown="skip"
          aria-label="Want to be featured here?">
          <strong>Want to be featured here?</strong> If your tool works on
          Linea, you can add a page for it: see the{' '}
          <Link href={`${repositoryUrl}/blob/main/CONTRIBUTING.md`}>
            contribution guide
          </Link>
          .
        </aside>
      )}
      <Footer />
    </>
  );
}
