import type {RpcGroup} from './types';

/** The groups in the order of the reference, with the page of those that have one. */
export const rpcGroups: Readonly<Record<RpcGroup, {readonly label: string; readonly page?: string}>> = {
  chain: {label: 'Chain and fees', page: '/api/reference/chain-and-fees'},
  state: {label: 'State', page: '/api/reference/state'},
  blocks: {label: 'Blocks', page: '/api/reference/blocks'},
  transactions: {label: 'Transactions', page: '/api/reference/transactions'},
  logs: {label: 'Logs and filters', page: '/api/reference/logs-and-filters'},
  tracing: {label: 'Debug and trace', page: '/api/reference/debug-and-trace'},
  linea: {label: 'Linea'},
  bundler: {label: 'ERC-4337 bundler', page: '/api/reference/bundler'},
};
