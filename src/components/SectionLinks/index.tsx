import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

const sections = [
  {
    title: 'Get started',
    links: [
      {to: '/get-started', label: 'Overview of Linea'},
      {
        to: '/get-started/build/ethereum-differences',
        label: 'Differences from Ethereum',
      },
      {to: '/get-started/build/contracts', label: 'Contract addresses'},
      {to: '/get-started/how-to/gas-fees', label: 'Estimate transaction costs'},
      {to: '/get-started/tooling', label: 'Tool directory'},
    ],
  },
  {
    title: 'Learn',
    links: [
      {to: '/learn', label: 'All tutorials'},
      {to: '/learn/first-dapp', label: 'Build your first dapp'},
      {to: '/learn/voting-dapp', label: 'Build a voting dapp'},
      {to: '/learn/eip-7702', label: 'Batch calls with EIP-7702'},
    ],
  },
  {
    title: 'Technology',
    links: [
      {to: '/technology/architecture', label: 'Architecture'},
      {to: '/technology/transaction-lifecycle', label: 'Transaction lifecycle'},
      {to: '/technology/message-service', label: 'Cross-chain messages'},
      {to: '/zero-knowledge-glossary', label: 'Zero-knowledge glossary'},
    ],
  },
  {
    title: 'APIs & SDK',
    links: [
      {to: '/api/reference', label: 'JSON-RPC API'},
      {
        to: '/api/linea-smart-contracts/linearollup',
        label: 'Smart contract reference',
      },
      {to: '/api/decode', label: 'Decode a revert'},
      {to: '/api/linea-sdk', label: 'Linea SDK'},
      {to: '/api/token-api/overview', label: 'Token API'},
    ],
  },
];

/** The home page's links to frequently used pages, grouped by section. */
export default function SectionLinks(): ReactNode {
  return (
    <div className={styles.sections}>
      {sections.map(({title, links}) => (
        <section key={title}>
          <Heading as="h2" className={styles.title}>
            {title}
          </Heading>
          <ul>
            {links.map(({to, label}) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
