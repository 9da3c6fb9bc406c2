import type {Parameter} from '@site/src/data/contracts';

const field = (name: string, type: string): Parameter => ({name, type});
const topic = (name: string, type: string): Parameter => ({name, type, indexed: true});

/** Events that Linea's contracts inherit from OpenZeppelin: their source is not among our records. */
export const openZeppelinEvents: Readonly<Record<string, readonly Parameter[]>> = {
  'Approval(address,address,uint256)': [topic('owner', 'address'), topic('spender', 'address'), field('value', 'uint256')],
  'EIP712DomainChanged()': [],
  'Initialized(uint8)': [field('version', 'uint8')],
  'RoleAdminChanged(bytes32,bytes32,bytes32)': [
    topic('role', 'bytes32'),
    topic('previousAdminRole', 'bytes32'),
    topic('newAdminRole', 'bytes32'),
  ],
  'RoleGranted(bytes32,address,address)': [topic('role', 'bytes32'), topic('account', 'address'), topic('sender', 'address')],
  'RoleRevoked(bytes32,address,address)': [topic('role', 'bytes32'), topic('account', 'address'), topic('sender', 'address')],
  'Transfer(address,address,uint256)': [topic('from', 'address'), topic('to', 'address'), field('value', 'uint256')],
};
