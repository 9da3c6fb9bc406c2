import {type Release, releases} from '../facts/releases';
import type {Hex} from '../facts/schema';

/** A contract that Linea runs as OpenZeppelin wrote it, or a standard: its source is not among our records. */
export interface StandardContract {
  readonly contract: string;
  /** Empty for what does not change with the generations. */
  readonly generations?: readonly Release[];
  /** What it is in Linea. */
  readonly note?: string;
  /** Selector or topic to the declaration with names. */
  readonly functions: Readonly<Record<Hex, string>>;
  readonly events: Readonly<Record<Hex, string>>;
  readonly errors?: Readonly<Record<Hex, string>>;
}

/**
 * Two members of the published file L2MessageServiceV1.0.abi that no compiled source on record has: the source pauses by type,
 * with pauseTypeExpiryTimestamps(uint8). The reference follows the source; the decoder knows both.
 */
const publishedOnly: StandardContract = {
  contract: 'L2MessageService',
  note: 'in the published file L2MessageServiceV1.0.abi only; the source on record has pauseTypeExpiryTimestamps(uint8) instead',
  functions: {'0x92fa129a': 'pauseExpiryTimestamp() view returns (uint256)'},
  events: {},
  errors: {'0xeca393e8': 'CallerNotProxyAdmin()'},
};

/** Release 4.9 of OpenZeppelin, which the protocol is built on. Selectors are recomputed in tests/unit/decoder/decode.test.ts. */
export const standardContracts: readonly StandardContract[] = [
  publishedOnly,
  {
    contract: 'TimeLock',
    generations: releases,
    functions: {
      '0xb08e51c0': 'CANCELLER_ROLE() view returns (bytes32)',
      '0xa217fddf': 'DEFAULT_ADMIN_ROLE() view returns (bytes32)',
      '0x07bd0265': 'EXECUTOR_ROLE() view returns (bytes32)',
      '0x8f61f4f5': 'PROPOSER_ROLE() view returns (bytes32)',
      '0x0d3cf6fc': 'TIMELOCK_ADMIN_ROLE() view returns (bytes32)',
      '0xc4d252f5': 'cancel(bytes32 id)',
      '0x134008d3': 'execute(address target, uint256 value, bytes payload, bytes32 predecessor, bytes32 salt) payable',
      '0xe38335e5': 'executeBatch(address[] targets, uint256[] values, bytes[] payloads, bytes32 predecessor, bytes32 salt) payable',
      '0xf27a0c92': 'getMinDelay() view returns (uint256)',
      '0x248a9ca3': 'getRoleAdmin(bytes32 role) view returns (bytes32)',
      '0xd45c4435': 'getTimestamp(bytes32 id) view returns (uint256)',
      '0x2f2ff15d': 'grantRole(bytes32 role, address account)',
      '0x91d14854': 'hasRole(bytes32 role, address account) view returns (bool)',
      '0x8065657f': 'hashOperation(address target, uint256 value, bytes data, bytes32 predecessor, bytes32 salt) pure returns (bytes32)',
      '0xb1c5f427': 'hashOperationBatch(address[] targets, uint256[] values, bytes[] payloads, bytes32 predecessor, bytes32 salt) pure returns (bytes32)',
      '0x31d50750': 'isOperation(bytes32 id) view returns (bool)',
      '0x2ab0f529': 'isOperationDone(bytes32 id) view returns (bool)',
      '0x584b153e': 'isOperationPending(bytes32 id) view returns (bool)',
      '0x13bc9f20': 'isOperationReady(bytes32 id) view returns (bool)',
      '0xbc197c81': 'onERC1155BatchReceived(address operator, address from, uint256[] ids, uint256[] values, bytes data) returns (bytes4)',
      '0xf23a6e61': 'onERC1155Received(address operator, address from, uint256 id, uint256 value, bytes data) returns (bytes4)',
      '0x150b7a02': 'onERC721Received(address operator, address from, uint256 tokenId, bytes data) returns (bytes4)',
      '0x36568abe': 'renounceRole(bytes32 role, address account)',
      '0xd547741f': 'revokeRole(bytes32 role, address account)',
      '0x01d5062a': 'schedule(address target, uint256 value, bytes data, bytes32 predecessor, bytes32 salt, uint256 delay)',
      '0x8f2a0bb0': 'scheduleBatch(address[] targets, uint256[] values, bytes[] payloads, bytes32 predecessor, bytes32 salt, uint256 delay)',
      '0x01ffc9a7': 'supportsInterface(bytes4 interfaceId) view returns (bool)',
      '0x64d62353': 'updateDelay(uint256 newDelay)',
    },
    events: {
      '0xc2617efa69bab66782fa219543714338489c4e9e178271560a91b82c3f612b58':
        'CallExecuted(bytes32 indexed id, uint256 indexed index, address target, uint256 value, bytes data)',
      '0x20fda5fd27a1ea7bf5b9567f143ac5470bb059374a27e8f67cb44f946f6d0387':
        'CallSalt(bytes32 indexed id, bytes32 salt)',
      '0x4cf4410cc57040e44862ef0f45f3dd5a5e02db8eb8add648d4b0e236f1d07dca':
        'CallScheduled(bytes32 indexed id, uint256 indexed index, address target, uint256 value, bytes data, bytes32 predecessor, uint256 delay)',
      '0xbaa1eb22f2a492ba1a5fea61b8df4d27c6c8b5f3971e63bb58fa14ff72eedb70':
        'Cancelled(bytes32 indexed id)',
      '0x11c24f4ead16507c69ac467fbd5e4eed5fb5c699626d2cc6d66421df253886d5':
        'MinDelayChange(uint256 oldDuration, uint256 newDuration)',
      '0xbd79b86ffe0ab8e8776151514217cd7cacd52c909f66475c3af44e129f0b00ff':
        'RoleAdminChanged(bytes32 indexed role, bytes32 indexed previousAdminRole, bytes32 indexed newAdminRole)',
      '0x2f8788117e7eff1d82e926ec794901d17c78024a50270940304540a733656f0d':
        'RoleGranted(bytes32 indexed role, address indexed account, address indexed sender)',
      '0xf6391f5c32d9c69d2a47ea670b442974b53935d1edc7fd64eb21e047a839171b':
        'RoleRevoked(bytes32 indexed role, address indexed account, address indexed sender)',
    },
  },
  {
    contract: 'TransparentUpgradeableProxy',
    note: 'the proxy in front of every core contract; only its admin reaches these functions',
    functions: {
      '0xf851a440': 'admin() view returns (address)',
      '0x8f283970': 'changeAdmin(address newAdmin)',
      '0x5c60da1b': 'implementation() view returns (address)',
      '0x3659cfe6': 'upgradeTo(address newImplementation)',
      '0x4f1ef286': 'upgradeToAndCall(address newImplementation, bytes data) payable',
    },
    events: {
      '0x7e644d79422f17c01e4894b5f4f588d331ebfa28653d42ae832dc59e38c9798f':
        'AdminChanged(address previousAdmin, address newAdmin)',
      '0x1cf3b03a6cf19fa2baba4df148e9dcabedea7f8a5c07840e207e5c089be95d3e':
        'BeaconUpgraded(address indexed beacon)',
      '0xbc7cd75a20ee27fd9adebab32041f755214dbc6bffa90cc0225b39da2e5c2d3b':
        'Upgraded(address indexed implementation)',
    },
  },
  {
    contract: 'ProxyAdmin',
    note: 'the admin of the proxies',
    functions: {
      '0x7eff275e': 'changeProxyAdmin(address proxy, address newAdmin)',
      '0xf3b7dead': 'getProxyAdmin(address proxy) view returns (address)',
      '0x204e1c7a': 'getProxyImplementation(address proxy) view returns (address)',
      '0x8da5cb5b': 'owner() view returns (address)',
      '0x715018a6': 'renounceOwnership()',
      '0xf2fde38b': 'transferOwnership(address newOwner)',
      '0x99a88ec4': 'upgrade(address proxy, address implementation)',
      '0x9623609d': 'upgradeAndCall(address proxy, address implementation, bytes data) payable',
    },
    events: {
      '0x8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e0':
        'OwnershipTransferred(address indexed previousOwner, address indexed newOwner)',
    },
  },
  {
    contract: 'UpgradeableBeacon',
    note: 'the beacon behind the bridged tokens',
    functions: {
      '0x5c60da1b': 'implementation() view returns (address)',
      '0x8da5cb5b': 'owner() view returns (address)',
      '0x715018a6': 'renounceOwnership()',
      '0xf2fde38b': 'transferOwnership(address newOwner)',
      '0x3659cfe6': 'upgradeTo(address newImplementation)',
    },
    events: {
      '0x8be0079c531659141344cd1fd0a4f28419497f9722a3daafe3b4186f6b6457e0':
        'OwnershipTransferred(address indexed previousOwner, address indexed newOwner)',
      '0xbc7cd75a20ee27fd9adebab32041f755214dbc6bffa90cc0225b39da2e5c2d3b':
        'Upgraded(address indexed implementation)',
    },
  },
  {
    contract: 'ERC-20',
    note: 'the standard: every token',
    functions: {
      '0x06fdde03': 'name() view returns (string)',
      '0x95d89b41': 'symbol() view returns (string)',
      '0x313ce567': 'decimals() view returns (uint8)',
      '0x18160ddd': 'totalSupply() view returns (uint256)',
      '0x70a08231': 'balanceOf(address account) view returns (uint256)',
      '0xa9059cbb': 'transfer(address to, uint256 amount) returns (bool)',
      '0xdd62ed3e': 'allowance(address owner, address spender) view returns (uint256)',
      '0x095ea7b3': 'approve(address spender, uint256 amount) returns (bool)',
      '0x23b872dd': 'transferFrom(address from, address to, uint256 amount) returns (bool)',
      '0xd505accf': 'permit(address owner, address spender, uint256 value, uint256 deadline, uint8 v, bytes32 r, bytes32 s)',
      '0x7ecebe00': 'nonces(address owner) view returns (uint256)',
      '0x3644e515': 'DOMAIN_SEPARATOR() view returns (bytes32)',
    },
    events: {
      '0x8c5be1e5ebec7d5bd14f71427d1e84f3dd0314c0f7b2291e5b200ac8c7c3b925':
        'Approval(address indexed owner, address indexed spender, uint256 value)',
      '0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef':
        'Transfer(address indexed from, address indexed to, uint256 value)',
    },
  },
];

/** Further events that the protocol's contracts inherit: their ABI on record does not say which fields are topics. */
export const inheritedEvents: Readonly<Record<Hex, string>> = {
  '0x0a6387c9ea3628b88a633bb4f3b151770f70085117a15f9bf3787cda53f13d31': 'EIP712DomainChanged()',
  '0x7f26b83ff96e1f2b6a682f133852f6798a09c465da95921460cefb3847402498': 'Initialized(uint8 version)',
};
