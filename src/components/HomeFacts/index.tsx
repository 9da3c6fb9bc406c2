import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {statusUrl} from '@site/src/data/site';
import {lineaNetworks} from '@site/src/data/networks';
import CopyButton from '../CopyButton';
import styles from './styles.module.css';

/** The two values of each network that developers copy most, one line a network. */
export default function HomeFacts(): ReactNode {
  return (
    <section aria-label="Network values" className={styles.facts}>
      {Object.values(lineaNetworks).map(({id, name, chainId, rpcUrl}) => (
        <dl key={id} className={styles.network}>
          <div>
            <dt>{name}, chain ID</dt>
            <dd>
              <code>{chainId}</code> <CopyButton text={String(chainId)} label={`Copy chain ID of ${name}`} />
            </dd>
          </div>
          <div>
            <dt>Public RPC endpoint</dt>
            <dd>
              <code>{rpcUrl}</code> <CopyButton text={rpcUrl} label={`Copy RPC endpoint of ${name}`} />
            </dd>
          </div>
        </dl>
      ))}
      <ul className={styles.more}>
        <li>
          <Link to="/get-started/connect">Add network to your wallet</Link>
        </li>
        <li>
          <Link to="/get-started/build/network-info">All network values</Link>
        </li>
        <li>
          <Link to={statusUrl}>Network status</Link>
        </li>
      </ul>
    </section>
  );
}
