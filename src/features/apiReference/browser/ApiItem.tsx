import {DocProvider} from '@docusaurus/plugin-content-docs/client';
import {HtmlClassNameProvider} from '@docusaurus/theme-common';
import type {Props} from '@theme/DocItem';
import DocItemLayout from '@theme/DocItem/Layout';
import DocItemMetadata from '@theme/DocItem/Metadata';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import type {Operation} from '../types';
import TryIt from './TryIt';
import styles from './item.module.css';

/**
 * A page of one operation. Parameters and answers stand in the page as Markdown, so that the built HTML holds them; the
 * try-it panel, with all of the explorer's code, loads when it comes into view.
 */
export default function ApiItem({content: Content}: Props): ReactNode {
  const {api} = Content.frontMatter as {readonly api?: Operation};
  return (
    <DocProvider content={Content}>
      <HtmlClassNameProvider className={`docs-doc-id-${Content.metadata.id}`}>
        <DocItemMetadata />
        <DocItemLayout>
          <div className={styles.columns}>
            <div className={clsx('markdown', styles.text)}>
              <Content />
            </div>
            {api && <TryIt operation={api} />}
          </div>
        </DocItemLayout>
      </HtmlClassNameProvider>
    </DocProvider>
  );
}
