import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';
import ConvergenceFigure from '../ConvergenceFigure';
import styles from './styles.module.css';

/** The top of the home page: the title and two calls to action. */
export default function HomeHero({tagline}: {readonly tagline: string}): ReactNode {
  return (
    <header className={styles.hero}>
      <div className={styles.text}>
        <p className={styles.kicker}>Linea Developer Center</p>
        <Heading as="h1" className={styles.title}>
          {tagline}
        </Heading>
        <p className={styles.lead}>
          Linea runs your Ethereum contracts unchanged and seals a block every second. Zero-knowledge proofs show Ethereum that each block is valid.
        </p>
        <div className={styles.actions}>
          <Link to="/get-started/build/quickstart/deploy" className="button button--primary button--lg">
            <svg viewBox="0 0 20 20" width="18" height="18" fill="none" stroke="currentColor" strokeWidth="2" aria-hidden="true" className={styles.icon}>
              <circle cx="10" cy="11.500" r="6.500" />
              <path d="M10 8v3.500l2.200 1.500M8 2h4" strokeLinecap="round" />
            </svg>
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
