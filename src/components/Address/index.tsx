import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {addressUrl, networks, type NetworkId} from '@site/src/data/networks';
import {contractAddress, systemContracts, type SystemContract, type SystemContractId} from '@site/src/data/systemContracts';
import {partsOfHex} from '@site/src/lib/hex';
import CopyButton from '../CopyButton';
import ScrollTable, {type TableName} from '../ScrollTable';
import styles from './styles.module.css';

interface AddressProps {
  readonly value: string;
  readonly network: NetworkId;
}

/**
 * An address with a copy button and a link to its explorer page. A narrow table shows its ends only. Checksums of addresses in
 * pages and data are held by tests/unit/addresses.test.ts.
 */
export function Address({value, network}: AddressProps): ReactNode {
  const {explorer, name} = networks[network];
  const [start, middle, end] = partsOfHex(value);
  return (
    <span className={styles.address}>
      <code className="docs-hex">
        {start}
        <span>{middle}</span>
        {end}
      </code>{' '}
      <span className={styles.actions}>
        <CopyButton text={value} label={`Copy address ${value}`} />
        <Link href={addressUrl(network, value)} aria-label={`${value} on ${explorer.name}, ${name}`} className={clsx(styles.explorer)}>
          {explorer.name}
        </Link>
      </span>
    </span>
  );
}

interface ContractAddressProps {
  readonly id: SystemContractId;
  readonly network: NetworkId;
}

/** Address of a system contract from src/data/systemContracts.ts. */
export function ContractAddress({id, network}: ContractAddressProps): ReactNode {
  return <Address value={contractAddress(id, network)} network={network} />;
}

const networkOrder = ['ethereum', 'linea', 'sepolia', 'lineaSepolia'] as const satisfies readonly NetworkId[];

interface ContractTableProps extends TableName {
  readonly group: SystemContract['group'];
}

/** Table of one group of system contracts: a row for each address, contract and chain named. */
export function ContractTable({group, label}: ContractTableProps): ReactNode {
  const contracts: [string, SystemContract][] = Object.entries(systemContracts).filter(([, contract]) => contract.group === group);
  return (
    <ScrollTable aria-label={label}>
      <thead>
        <tr>
          <th scope="col">Contract</th>
          <th scope="col">Chain</th>
          <th scope="col">Address</th>
        </tr>
      </thead>
      <tbody>
        {contracts.flatMap(([id, contract]) =>
          networkOrder.flatMap((network) => {
            const address = contract.addresses[network];
            return address
              ? [
                  <tr key={`${id}-${network}`}>
                    <td>
                      <strong>{contract.name}</strong>
                      <br />
                      <span className={styles.role}>{contract.role}</span>
                    </td>
                    <td>{networks[network].name}</td>
                    <td>
                      <Address value={address} network={network} />
                    </td>
                  </tr>,
                ]
              : [];
          }),
        )}
      </tbody>
    </ScrollTable>
  );
}
