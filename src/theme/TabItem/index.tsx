// Replaces the original: the panel is labelled by its tab, and every panel is printed below its label.
import clsx from 'clsx';
import {useEffect, useRef, useState, type ReactNode} from 'react';
import type {Props} from '@theme/TabItem';
import {useTabs} from '@site/src/engine/tabs';
import {useTabIds} from '@site/src/theme/Tabs/ids';
import styles from './styles.module.css';

/** Whether a panel starts with an element that is not focusable, so that the panel itself must be focusable. */
const startsWithText = (panel: Element): boolean =>
  !panel.querySelector(
    ':scope > * > :first-child:is(.theme-code-block, details, form)',
  );

export default function TabItem({
  children,
  className,
  value,
  label,
}: Props): ReactNode {
  const {selectedValue} = useTabs();
  const {tab, panel, network} = useTabIds()(value);
  const ref = useRef<HTMLDivElement>(null);
  const [isTabStop, setIsTabStop] = useState(false);
  useEffect(
    () => setIsTabStop(ref.current !== null && startsWithText(ref.current)),
    [],
  );
  return (
    <div
      ref={ref}
      role="tabpanel"
      id={panel}
      aria-labelledby={tab}
      tabIndex={isTabStop ? 0 : undefined}
      hidden={network === undefined && value !== selectedValue}
      data-only={network}
      className={clsx(styles.panel, className)}>
      <div className={styles.content} data-label={label ?? value}>
        {children}
      </div>
    </div>
  );
}
