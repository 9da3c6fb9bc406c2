import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useState, type ReactNode} from 'react';
import styles from './styles.module.css';

/** Viewport width in pixels up to which Docusaurus removes the server-rendered sidebar and table of contents. */
const mobileWidth = 996;

/** Prevents phones from hydrating parts that they never show, such as the hundreds of links in a sidebar. */
export default function DesktopOnly({
  children,
}: {
  readonly children: ReactNode;
}): ReactNode {
  const isBrowser = useIsBrowser();
  const [shouldSkipHydration] = useState(
    () =>
      ExecutionEnvironment.canUseDOM &&
      !isBrowser &&
      window.innerWidth <= mobileWidth,
  );
  return shouldSkipHydration ? (
    <div
      className={styles.box}
      suppressHydrationWarning
      dangerouslySetInnerHTML={{__html: ''}}
    />
  ) : (
    <div className={styles.box}>{children}</div>
  );
}
