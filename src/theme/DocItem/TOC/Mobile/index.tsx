// Replaces the original, whose button stays at the top of the page: in windows without a contents column, the contents are a row that sticks
// below the navbar. Its list, rendered when first opened, closes on choosing an entry.
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {useDisclosure} from '@site/src/lib/useDisclosure';
import TOCItems, {type Props} from '@theme/TOCItems';
import clsx from 'clsx';
import {useRef, useState, type ReactNode} from 'react';
import styles from './styles.module.css';

export default function DocItemTOCMobile(): ReactNode {
  const {toc, frontMatter} = useDoc();
  const levels = {
    minHeadingLevel: frontMatter.toc_min_heading_level,
    maxHeadingLevel: frontMatter.toc_max_heading_level,
  } as Pick<Props, 'minHeadingLevel' | 'maxHeadingLevel'>;
  const ref = useRef<HTMLDetailsElement>(null);
  const [hasOpened, setHasOpened] = useState(false);
  useDisclosure(ref);
  return (
    <details
      ref={ref}
      className={clsx(ThemeClassNames.docs.docTocMobile, styles.contents)}
      onToggle={() => setHasOpened(true)}>
      <summary>On this page</summary>
      {hasOpened && (
        <nav aria-label="On this page" className={styles.list}>
          <TOCItems toc={toc} {...levels} className="table-of-contents" />
        </nav>
      )}
    </details>
  );
}
