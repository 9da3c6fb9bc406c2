// Wraps the original: on paper every panel is shown, below the label of its tab.
import OriginalTabItem from '@theme-original/TabItem';
import clsx from 'clsx';
import type {ComponentProps, ReactNode} from 'react';
import styles from './styles.module.css';

type Props = ComponentProps<typeof OriginalTabItem>;

export default function TabItem({children, className, ...props}: Props): ReactNode {
  return (
    <OriginalTabItem {...props} className={clsx(styles.panel, className)}>
      <div className={styles.content} data-label={props.label ?? props.value}>
        {children}
      </div>
    </OriginalTabItem>
  );
}
