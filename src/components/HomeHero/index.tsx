import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';
import ConvergenceFigure from '../ConvergenceFigure';
import styles from './styles.module.css';

/** The top of the home page: the title and two calls to action. */
export default function HomeHero({
  tagline,
}: {
  readonly tagline: string;
}): ReactNode {
  return (
    <header className={styles.hero}>
      <div className={styles.text}>
        <p className={styles.kicker}>Linea Developer Center</p>
        <Heading as="h1" className={styles.title}>
          {tagline}
        </Heading>
        <p className={styles.lead}>
          Linea runs your Ethereum contracts unchanged and seals a block every
          second. Zero-knowledge proofs show Ethereum that each block is valid.
        </p>
        <div className={styles.actions}>
          <Link
            to="/get-started/build/quickstart/deploy"
            className="button button--primary button--lg">
            Start building
          </Link>
          <Link to="/learn" className="button button--secondary button--lg">
            Browse tutorials
          </Link>
        </div>
      </div>
      <ConvergenceFigure />
    </header>
  );
}
