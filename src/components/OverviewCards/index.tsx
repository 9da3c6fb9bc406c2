import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  readonly cards: readonly {
    readonly title: string;
    readonly to: string;
    readonly text: string;
    /** Details that help readers choose, by label: `{Level: 'beginner'}`. */
    readonly details: Readonly<Record<string, string>>;
  }[];
}

/** Cards on an overview page, each with a summary of a page and details that help readers choose. */
export default function OverviewCards({cards}: Props): ReactNode {
  return (
    <ul className={styles.cards}>
      {cards.map(({title, to, text, details}) => (
        <li key={to} className={styles.card}>
          <Heading as="h3" className={styles.title}>
            <Link to={to}>{title}</Link>
          </Heading>
          <p>{text}</p>
          <dl>
            {Object.entries(details).map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}
