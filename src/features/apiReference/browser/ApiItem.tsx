import Link from '@docusaurus/Link';
import {DocProvider} from '@docusaurus/plugin-content-docs/client';
import {HtmlClassNameProvider} from '@docusaurus/theme-common';
import DocItem, {type Props} from '@theme/DocItem';
import DocItemLayout from '@theme/DocItem/Layout';
import DocItemMetadata from '@theme/DocItem/Metadata';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import type {Operation} from '../types';
import TryIt, {tryItId} from './TryIt';
import styles from './item.module.css';

/**
 * A page of one operation, or the landing page, which is a page like any other. Parameters and answers stand in the page as Markdown, so that the built HTML holds them; the
 * try-it panel, with all of the explorer's code, loads when it comes into view.
 */
export default function ApiItem(props: Props): ReactNode {
  const {content: Content} = props;
  const {api} = Content.frontMatter as {readonly api?: Operation};
  if (!api) {
    return <DocItem {...props} />;
  }
  return (
    <DocProvider content={Content}>
      <HtmlClassNameProvider className={`docs-doc-id-${Content.metadata.id}`}>
        <DocItemMetadata />
        <DocItemLayout>
          <div className={styles.columns}>
            <div className={clsx('markdown', styles.text)}>
              <p className={styles.jump} data-markdown="skip">
                <Link to={`#${tryItId}`}>Try it</Link>
              </p>
              <Content />
            </div>
            <TryIt operation={api} />
          </div>
        </DocItemLayout>
      </HtmlClassNameProvider>
    </DocProvider>
  );
}
