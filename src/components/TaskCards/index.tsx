import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Task {
  readonly title: string;
  readonly text: string;
  readonly to: string;
  /** At most three words. */
  readonly linkText: string;
  /** SVG path data of a 32 × 32 line icon. */
  readonly icon: string;
}

const tasks: readonly Task[] = [
  {
    title: 'Deploy a smart contract',
    text: 'Put your first contract on Linea Sepolia.',
    to: '/get-started/build/quickstart/deploy',
    linkText: 'Deploy',
    icon: 'm11 10-7 6 7 6m10-12 7 6-7 6M18 6l-4 20',
  },
  {
    title: 'Get Linea testnet ETH',
    text: 'Fund your wallet from a faucet.',
    to: '/get-started/how-to/get-testnet-eth',
    linkText: 'Get ETH',
    icon: 'M16 3c5 7 9 11 9 16a9 9 0 0 1-18 0c0-5 4-9 9-16m-4 17a4 4 0 0 0 4 4',
  },
  {
    title: 'Bridge tokens',
    text: 'Move ETH and ERC-20 tokens between Ethereum and Linea.',
    to: '/get-started/how-to/bridge',
    linkText: 'Bridge',
    icon: 'M3 23V11c4 8 22 8 26 0v12M3 18h26M10 16v7m6-6v6m6-7v7',
  },
  {
    title: 'Run a Linea node',
    text: 'Sync your own node and query it over RPC.',
    to: '/get-started/how-to/run-a-node',
    linkText: 'Run a node',
    icon: 'M5 6h22v8H5zm0 12h22v8H5zm4-8h2m-2 12h2m5-12h7m-7 12h7',
  },
];

/** Cards for the four most common tasks. */
export default function TaskCards(): ReactNode {
  return (
    <section aria-labelledby="tasks">
      <Heading as="h2" id="tasks" className={styles.heading}>
        Common tasks
      </Heading>
      <ul className={styles.cards}>
        {tasks.map(({title, text, to, linkText, icon}) => (
          <li key={to} className={styles.card}>
            <svg
              viewBox="0 0 32 32"
              width="32"
              height="32"
              fill="none"
              stroke="currentColor"
              strokeWidth="2"
              strokeLinecap="round"
              strokeLinejoin="round"
              aria-hidden="true"
              className={styles.icon}>
              <path d={icon} />
            </svg>
            <Heading as="h3" className={styles.title}>
              <Link to={to} className={clsx(styles.link)}>
                {title}
              </Link>
            </Heading>
            <p className={styles.text}>{text}</p>
            <span className={styles.action} aria-hidden="true">
              {linkText}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
