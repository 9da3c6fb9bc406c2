import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useState, type ReactNode} from 'react';
import styles from './styles.module.css';

/** Width in pixels up to which Docusaurus removes the server-rendered sidebar and table of contents. */
const mobileWidth = 996;

/** Skips hydration of parts that phones never show, such as the hundreds of links in a sidebar. */
export default function DesktopOnly({children}: {readonly children: ReactNode}): ReactNode {
  const isBrowser = useIsBrowser();
  const [skipsHydration] = useState(() => ExecutionEnvironment.canUseDOM && !isBrowser && window.innerWidth <= mobileWidth);
  return skipsHydration ? <div className={styles.box} suppressHydrationWarning dangerouslySetInnerHTML={{__html: ''}} /> : <div className={styles.box}>{children}</div>;
}
