import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {glossaryRoute} from '@site/src/features/glossary/options';
import styles from './styles.module.css';
import {useTooltip} from './useTooltip';

interface Props {
  /** Id on the glossary page. */
  readonly id: string;
  readonly name: string;
  /** A one-sentence definition. */
  readonly definition: string;
  /** The word as it appears in the text. */
  readonly children: ReactNode;
}

/**
 * A word that links to its glossary entry and shows the definition in a tooltip on hover, keyboard focus or the first tap.
 * src/features/glossary/plugin/remark.ts inserts it into pages.
 */
export default function GlossaryTerm({
  id,
  name,
  definition,
  children,
}: Props): ReactNode {
  const {card, handlers, followOrShow} = useTooltip();
  const target = `${glossaryRoute}#${id}`;
  const tooltipId = `glossary-${id}`;
  return (
    <span {...handlers}>
      <Link
        to={target}
        className={clsx(styles.term)}
        aria-describedby={tooltipId}
        onClick={followOrShow}>
        {children}
      </Link>
      <span
        ref={card}
        popover="manual"
        className={styles.card}
        data-markdown="skip">
        <span role="tooltip" id={tooltipId}>
          {definition}
        </span>
        <Link to={target} className={clsx(styles.more)} tabIndex={-1}>
          {name} in the glossary
        </Link>
      </span>
    </span>
  );
}
