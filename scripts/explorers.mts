// npm run explorers: prints the explorer URLs of all contracts, one per line, for the weekly link check. Pages render them with
// components, so they do not appear in the source text.
import {getAddressUrl, type NetworkId} from '../src/data/networks';
import {
  systemContracts,
  type SystemContract,
} from '../src/data/systemContracts';

const contracts: readonly SystemContract[] = Object.values(systemContracts);
const links = contracts.flatMap(({addresses}) =>
  Object.entries(addresses).map(([network, address]) =>
    getAddressUrl(network as NetworkId, address),
  ),
);
console.log([...new Set(links)].sort().join('\n'));
