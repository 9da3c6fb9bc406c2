import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {statusUrl} from '@site/src/data/site';
import {lineaNetworks} from '@site/src/data/networks';
import CopyButton from '../CopyButton';
import styles from './styles.module.css';

/** A line per network with its two most frequently copied values, links to its explorers and to ETH, and a link to add the network to a wallet. */
export default function HomeFacts(): ReactNode {
  return (
    <section aria-label="Network values" className={styles.facts}>
      {Object.values(lineaNetworks).map(
        ({id, name, chainId, rpcUrl, explorer, secondExplorer}) => (
          <div key={id} className={styles.network}>
            <strong>{name}</strong>
            <span>
              Chain ID <code>{chainId}</code>{' '}
              <CopyButton
                text={String(chainId)}
                label={`Copy chain ID of ${name}`}
              />
            </span>
            <span>
              RPC <code>{rpcUrl}</code>{' '}
              <CopyButton
                text={rpcUrl}
                label={`Copy RPC endpoint of ${name}`}
              />
            </span>
            <span className={styles.links}>
              {[explorer, secondExplorer].map(({name: label, url}) => (
                <Link key={url} href={url} aria-label={`${label}, ${name}`}>
                  {label}
                </Link>
              ))}
              {id === 'linea' ? (
                <Link to="/get-started/how-to/bridge">Bridge ETH</Link>
              ) : (
                <Link to="/get-started/how-to/get-testnet-eth">
                  Testnet ETH
                </Link>
              )}
            </span>
            <Link
              to="/get-started/connect#add-linea-with-one-button"
              className="button button--secondary button--sm"
              aria-label={`Add ${name} to your wallet`}>
              Add to wallet
            </Link>
          </div>
        ),
      )}
      <ul className={styles.more}>
        <li>
          <Link to="/get-started/build/network-info">All network details</Link>
        </li>
        <li>
          <Link to="/get-started/tooling">Tool directory</Link>
        </li>
        <li>
          <Link to={statusUrl}>Network status</Link>
        </li>
      </ul>
    </section>
  );
}
