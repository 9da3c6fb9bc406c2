import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useState, type ReactNode} from 'react';
import styles from './styles.module.css';

/** Up to this width the engine's layout takes away what only wide windows show, once the page is there. */
const narrow = 996;

/**
 * A sidebar or table of contents that the engine sends to every reader and takes away again where the window is narrow. There React
 * leaves its HTML alone until then: a phone does not prepare hundreds of links that it never shows.
 */
export default function WideOnly({children}: {readonly children: ReactNode}): ReactNode {
  const isBrowser = useIsBrowser();
  const [isLeftAlone] = useState(() => ExecutionEnvironment.canUseDOM && !isBrowser && window.innerWidth <= narrow);
  return isLeftAlone ? <div className={styles.box} suppressHydrationWarning dangerouslySetInnerHTML={{__html: ''}} /> : <div className={styles.box}>{children}</div>;
}
