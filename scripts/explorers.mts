// npm run explorers: prints the addresses of all contracts on their explorers, one a line, for the weekly check of links: pages show
// them with components, so that they stand in no text.
import {addressUrl, type NetworkId} from '../src/data/networks';
import {systemContracts, type SystemContract} from '../src/data/systemContracts';

const contracts: readonly SystemContract[] = Object.values(systemContracts);
const links = contracts.flatMap(({addresses}) => Object.entries(addresses).map(([network, address]) => addressUrl(network as NetworkId, address)));
console.log([...new Set(links)].sort().join('\n'));
