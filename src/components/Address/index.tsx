import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {networks, type NetworkId} from '@site/src/data/networks';
import {
  describeDeployment,
  getContractAddress,
  systemContracts,
  type SystemContract,
  type SystemContractId,
} from '@site/src/data/systemContracts';
import type {NetworkChoice} from '@site/src/features/network/choice';
import ScrollTable, {type TableLabelProps} from '../ScrollTable';
import Address from './single';
import styles from './styles.module.css';

// Importing single.tsx directly avoids loading the table of all contracts.
export {default as Address} from './single';

/** The address of a system contract, from src/data/systemContracts.ts. */
export function ContractAddress({
  id,
  network,
}: {
  readonly id: SystemContractId;
  readonly network: NetworkId;
}): ReactNode {
  return (
    <Address
      value={getContractAddress(id, network)}
      network={network}
      title={describeDeployment(systemContracts[id], network)}
    />
  );
}

const networkChoices = {
  ethereum: 'mainnet',
  linea: 'mainnet',
  sepolia: 'sepolia',
  lineaSepolia: 'sepolia',
} as const satisfies Record<NetworkId, NetworkChoice>;

/** A table of the system contracts in a group, with a row for each address on the selected network. */
export function ContractTable({
  group,
  label,
}: TableLabelProps & {readonly group: SystemContract['group']}): ReactNode {
  const contracts: [string, SystemContract][] = Object.entries(
    systemContracts,
  ).filter(([, contract]) => contract.group === group);
  const hasSepoliaAddresses = contracts.some(
    ([, {addresses}]) => addresses.sepolia ?? addresses.lineaSepolia,
  );
  return (
    <ScrollTable
      aria-label={label}
      className={styles.table}
      data-networks={hasSepoliaAddresses ? 'rows' : undefined}>
      <thead className="docs-cards docs-list">
        <tr>
          <th scope="col">Contract</th>
          <th scope="col">Chain</th>
          <th scope="col">Address</th>
        </tr>
      </thead>
      <tbody>
        {contracts.flatMap(([id, contract]) =>
          (Object.keys(networkChoices) as NetworkId[]).flatMap((network) => {
            const address = contract.addresses[network];
            return address
              ? [
                  <tr
                    key={`${id}-${network}`}
                    data-only={
                      hasSepoliaAddresses ? networkChoices[network] : undefined
                    }>
                    <td>
                      <strong>
                        {contract.page ? (
                          <Link to={contract.page}>{contract.name}</Link>
                        ) : (
                          contract.name
                        )}
                      </strong>
                      <br />
                      <span className={styles.role}>{contract.role}</span>
                    </td>
                    <td>{networks[network].name}</td>
                    <td>
                      <Address
                        value={address}
                        network={network}
                        title={describeDeployment(contract, network)}
                      />
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
