import type {ReactNode} from 'react';
import {networks, type NetworkId} from '@site/src/data/networks';
import {contractAddress, systemContracts, type SystemContract, type SystemContractId} from '@site/src/data/systemContracts';
import ScrollTable, {type TableName} from '../ScrollTable';
import {Address} from './single';
import styles from './styles.module.css';

// On its own it comes without the table of all contracts.
export {Address} from './single';

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
      <thead className="docs-cards">
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
                    <td data-label="Chain">{networks[network].name}</td>
                    <td data-label="Address">
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
