import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
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
      <p className={styles.more}>
        <Link to="/get-started/build/network-info">All network values</Link>
      </p>
    </section>
  );
}
