import {networks, type NetworkId} from '@site/src/data/networks';
import {systemContracts, type SystemContract} from '@site/src/data/systemContracts';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Known {
  readonly contract: SystemContract;
  readonly on: readonly string[];
}

/** Linea's contracts at an address, with the networks on which they are there. */
function contractsAt(address: string): readonly Known[] {
  const isThere = ([, there]: readonly [string, string | undefined]): boolean => there?.toLowerCase() === address.toLowerCase();
  return Object.values<SystemContract>(systemContracts)
    .map((contract) => ({contract, on: Object.entries(contract.addresses).filter(isThere).map(([network]) => networks[network as NetworkId].name)}))
    .filter(({on}) => on.length);
}

/** An address has nothing to decode, but can have a name. */
export default function Address({address}: {readonly address: string}): ReactNode {
  const known = contractsAt(address);
  return (
    <div className={styles.unknown}>
      <p className={styles.title}>
        <code>{address}</code> is an address
      </p>
      {known.map(({contract, on}) => (
        <p key={contract.name}>
          <strong>{contract.name}</strong> on {on.join(' and ')}. {contract.role}.
        </p>
      ))}
      <p>There is nothing to decode in it. Paste the data of an error, a call or a log.</p>
    </div>
  );
}
