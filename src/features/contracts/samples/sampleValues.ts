import {keccak256, toBytes, toHex, zeroAddress} from 'viem';
import {type NetworkId, networks} from '../../../data/networks';
import {getContractAddress} from '../../../data/systemContracts';
import type {ContractKey} from '../model/contracts';

/** A value that samples and forms pass to a deployed contract, chosen by function and parameter, not by type. */
export interface SampleValue {
  /** A single value as text, without quotes or suffixes. */
  readonly text: string;
  /** What the value represents, with its unit. */
  readonly description?: string;
  /** All elements of an array; by default, a dynamic array has one. */
  readonly elements?: readonly string[];
}

/** The layer on which a contract's functions are called; samples and forms default to Mainnet. */
export type Layer = 'linea' | 'ethereum';

/** Name of the variable that holds the fee in samples. */
export const FEE_VARIABLE = 'fee';

const WALLET_ADDRESS = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045';
/** Placeholders for the reader's own contracts: the first two that a local chain's first account deploys. */
const OWN_TOKEN_ADDRESS = '0x5FbDB2315678afecb367f032d93F642f64180aa3';
const OWN_CONTRACT_ADDRESS = '0xe7f1725E7734CE288F8367e1Bb143E90bb3F0512';
/** DAI uses this bridge: https://github.com/Consensys/linea-token-list */
const DAI_ADDRESS = '0x6B175474E89094C44Da98b954EedeAC495271d0F';

const ETHER_IN_WEI = '1000000000000000000';
const MILLIETHER_IN_WEI = '1000000000000000';

const hash = (name: string): string => keccak256(toBytes(name));

/** Placeholder bytes of a given length. */
function createBytes(name: string, size: number): string {
  return `0x${[hash(name), hash(`${name} 2`)].map((part) => part.slice(2)).join('').slice(0, 2 * size)}`;
}

/** Concatenated 32-byte words. */
const encodeWords = (...values: readonly (string | number)[]): string =>
  `0x${values.map((value) => (typeof value === 'number' ? value.toString(16) : value.slice(2)).padStart(64, '0')).join('')}`;

const value = (text: string, description?: string, elements?: readonly string[]): SampleValue => ({text, ...(description && {description}), ...(elements && {elements})});
const address = (...[id, network]: Parameters<typeof getContractAddress>): string => getContractAddress(id, network);

/** Values by `function.parameter` or `struct.field`, without the leading underscore. The first match wins. */
const rules: readonly (readonly [RegExp, SampleValue | ((parameter: string, network: NetworkId) => SampleValue)])[] = [
  // State proofs and their hashes
  [/^Verify\.proof$/, (name) => value(createBytes(name, 64), 'the proof, truncated here')],
  [/^Verify\.public_inputs$/, (name) => value(BigInt(createBytes(name, 31)).toString(), 'the only public input, a field element')],
  [/^hash\.msg$/, value(encodeWords(1, 2), 'two words: the numbers 1 and 2')],
  [/^poseidon2Hash\.input$/, value(encodeWords(1, 2), 'two words: the numbers 1 and 2')],
  [/^verifyProof\.rawProof$/, value('', 'the first 2 of the 42 proofRelatedNodes from linea_getProof', [encodeWords(3, 4, 5), encodeWords(6, 7)])],
  [/^verifyProof\.leafIndex$/, value('1234', 'leafIndex from linea_getProof')],
  [/^verifyProof\.root$/, value(hash('root'), 'the state root of a finalized block')],
  [/\.encodedLeaf$/, value(encodeWords(0, 1233, 0, 1235, createBytes('hKey', 31), createBytes('hValue', 31)), '192 bytes: the last entry of a proof')],
  [
    /\.encodedAccountValue$|^hashAccountValue\.value$/,
    value(encodeWords(65, toHex(BigInt(ETHER_IN_WEI)), createBytes('storageRoot', 31), createBytes('codeHash', 31), keccak256('0x'), 0), '192 bytes: nonce 65, 1 ETH, no code'),
  ],
  [/^hashStorageValue\.value$/, value(encodeWords(1), 'slot content, 32 bytes')],
  [/^hashAccountKey\.addr$/, value(WALLET_ADDRESS)],

  // The reader's proxies
  [/\.initialL2BlockNumber$/, value('0', 'the genesis block')],
  [/\.genesisTimestamp$/, value('1784000000', 'Unix time in seconds')],
  [/\.defaultVerifier$/, value(OWN_CONTRACT_ADDRESS, 'your verifier contract')],
  [/\.shnarfProvider$/, value(zeroAddress, 'the new contract itself')],
  [/\.livenessRecoveryOperator$/, value(OWN_CONTRACT_ADDRESS, 'your recovery operator')],
  [/\.yieldManager$/, value(address('yieldManager', 'ethereum'), 'the deployed Yield Manager')],
  [/\.rateLimitPeriod(?:InSeconds)?$/, value('86400', 'one day in seconds')],
  [/\.rateLimitAmount(?:InWei)?$/, value(`8000${ETHER_IN_WEI.slice(1)}`, '8,000 ETH in wei')],
  [/\.defaultAdmin$/, value(WALLET_ADDRESS, 'use your own: it grants and revokes all roles')],
  [/\.addressWithRole$/, value(WALLET_ADDRESS, 'use your own: it gets the role')],
  [/^(?:roleAddresses|pauseTypeRole\w*)\.role$/, value(hash('PAUSE_ALL_ROLE'), 'PAUSE_ALL_ROLE')],
  [/^unpauseTypeRole\w*\.role$/, value(hash('UNPAUSE_ALL_ROLE'), 'UNPAUSE_ALL_ROLE')],
  [/\.tokenBeacon$/, value(address('bridgedTokenTemplate', 'linea'), 'the deployed beacon')],
  [/\.sourceChainId$/, value(String(networks.linea.chainId), 'chain ID of Linea Mainnet, where the new bridge is')],
  [/\.targetChainId$/, value(String(networks.ethereum.chainId), 'chain ID of Ethereum Mainnet')],
  [/\.remoteSender$/, value(address('tokenBridge', 'ethereum'), 'the bridge on Ethereum')],
  [/\.reservedTokens$/, value('', 'none', [])],
  [/\.tokenName$/, value('Dai Stablecoin')],
  [/\.tokenSymbol$/, value('DAI')],
  [/\.tokenDecimals$/, value('18')],

  // Tokens
  [/^(?:set|remove)Reserved\.token$/, value(address('usdc', 'linea'), 'USDC on Linea, which has its own bridge')],
  [/^setDeployed\.nativeTokens$/, value(OWN_TOKEN_ADDRESS, 'your token, native to this chain')],
  [/^setCustomContract\.nativeToken$/, value(OWN_TOKEN_ADDRESS, 'your token on Ethereum')],
  [/^setCustomContract\.targetContract$/, value(OWN_CONTRACT_ADDRESS, 'your contract on Linea')],
  [/\.nativeToken$/, value(DAI_ADDRESS, 'DAI on Ethereum')],
  [/\.(?:bridgedToken|tokens?)$/, value(address('dai', 'linea'), 'DAI on Linea')],
  [/^(?:bridgeToken|bridgeTokenWithPermit|completeBridging|mint|burn)\.amount$/, value(`5${ETHER_IN_WEI.slice(1)}`, '5 DAI, which has 18 decimals')],
  [/\.chainId$/, value('1', 'chain ID of Ethereum Mainnet, where the token is native')],
  [/\.tokenMetadata$/, value('0x', 'none: the deployment is confirmed')],
  [/\.permitData$/, value('0x', 'none: the bridge uses your allowance')],

  // Protocol contracts
  [/\.messageService$/, value(address('l2MessageService', 'linea'), 'L2MessageService')],
  [/\.addressFilter$/, value(address('addressFilter', 'ethereum'), 'the deployed address filter')],
  [/\.newYieldManager$/, value(address('yieldManager', 'ethereum'), 'the deployed Yield Manager')],
  [/\.yieldProvider$/, value(address('lidoYieldProvider', 'ethereum'), 'the Lido stVault yield provider')],
  [/\.newVerifierAddress$/, value(OWN_CONTRACT_ADDRESS, 'your verifier contract')],

  // Accounts
  [/^renounceRole\.account$/, value(WALLET_ADDRESS, 'your own address')],
  [/\.(?:from|to|recipient|l2YieldRecipient|account)$/, value(WALLET_ADDRESS)],
  [/\.feeRecipient$/, value(WALLET_ADDRESS, 'receives the fee')],
  [/\.filteredAddresses$/, value('', 'none', [])],

  // Amounts
  [/^sendMessage\.fee$/, (_, network) => (networks[network].layer === 'L2' ? value(FEE_VARIABLE, 'the minimum') : value('0', 'Linea sponsors the claim'))],
  [/\.fee$/, value('0', 'wei, as in the MessageSent event')],
  [/\.value$/, value(MILLIETHER_IN_WEI, '0.001 ETH in wei, as in the MessageSent event')],
  [/\.(?:feeInWei|forcedTransactionFeeInWei)$/, value(MILLIETHER_IN_WEI, '0.001 ETH in wei')],
  [/^resetRateLimitAmount\.amount$/, value(`8000${ETHER_IN_WEI.slice(1)}`, '8,000 ETH in wei')],
  [/\.amount$/, value(ETHER_IN_WEI, '1 ETH in wei')],

  // Roles and pauses
  [/^updatePauseTypeRole\.newRole$/, value(hash('PAUSE_ALL_ROLE'), 'PAUSE_ALL_ROLE')],
  [/^updateUnpauseTypeRole\.newRole$/, value(hash('UNPAUSE_ALL_ROLE'), 'UNPAUSE_ALL_ROLE')],
  [/\.role$/, value(hash('OPERATOR_ROLE'), 'OPERATOR_ROLE')],
  [/\.pauseType$/, value('1', 'pause type GENERAL')],

  // Messages
  [/\.(?:calldata|data)$/, value('0x', 'none: only ETH moves')],
  [/\.(?:messageNumber|nonce)$/, value('100000', 'as in the MessageSent event')],
  [/\.(?:startingMessageNumber|finalMessageNumber)$/, value('100000', 'number of the only message')],
  [/\.lastFinalizedL1RollingHashMessageNumber$/, value('100000')],
  [/\.l1RollingHashMessageNumber$/, value('100010')],
  [/\.messageHash$/, (name) => value(hash(name), 'as in the MessageSent event')],
  [/\.proof$/, () => value('', 'the hashes of the Merkle proof', [1, 2, 3, 4, 5].map((level) => hash(`proof ${level}`)))],
  [/\.leafIndex$/, value('0', 'position of the message in its tree')],
  [/\.l2MerkleTreesDepth$/, value('5')],

  // Blocks and their proofs
  [/\.proofType$/, value('0', 'index of the verifier')],
  [/\.blockNumberDeadline$/, value('30000000', 'a Linea block')],
  [/\.(?:blockNumber|endBlockNumber)$/, value('25000000', 'a Linea block')],
  [/\.lastFinalizedTimestamp$/, value('1784000000', 'Unix time in seconds')],
  [/\.finalTimestamp$/, value('1784007200', 'Unix time in seconds')],
  [/\.(?:lastFinalizedForcedTransactionNumber|finalForcedTransactionNumber)$/, value('0', 'no forced transaction yet')],
  [/\.lastFinalizedForcedTransactionRollingHash$/, value(`0x${'0'.repeat(64)}`, 'no forced transaction yet')],
  [/\.forcedTransactionNumber$/, value('1', 'the first forced transaction')],
  [/\.l2MessagingBlocksOffsets$/, value('0x00010007', 'blocks 1 and 7 of the range, 2 bytes each')],
  [/\.kzg(?:Commitment|Proof)$/, (name) => value(createBytes(name, 48), '48 bytes')],
  [/^submitBlobs\.dataEvaluationClaim$/, (name) => value(BigInt(createBytes(name, 31)).toString(), 'an element of the scalar field')],
  [/\.aggregatedProof$/, (name) => value(createBytes(name, 64), 'the proof, truncated here')],
  [
    /\.rlpEncodedSignedTransaction$/,
    value(
      '0x02f87282e70880830f42408405f5e10082520894d8da6bf26964af9d7eed9e03e53415d37aa9604587038d7ea4c6800080c080a0a5cc4bcf08893cfa80f5d00f50babbc7aba1bbadabdc184980ddbdff9111146aa00645262e74347f71421b756d0dc75bb107342b8cedc5a2f32754da5095785c52',
      'an EIP-1559 transaction on Linea Mainnet',
    ),
  ],
  [/(?:Hash|Hashes|Root|Roots|[sS]hnarf|dataEvaluationPoint|dataEvaluationClaim)$/, (name) => value(hash(name), '32 bytes')],
];

/** The value for a function's parameter, or for a field of the struct `parent`; undefined if no rule matches. */
export function findSampleValue(functionName: string, parameter: string, network: NetworkId, parent?: string): SampleValue | undefined {
  const name = parameter.replace(/^_/, '');
  const paths = [functionName, ...(parent ? [parent.replace(/^_/, '')] : [])].map((parentName) => `${parentName}.${name}`);
  const value = rules.find(([pattern]) => paths.some((path) => pattern.test(path)))?.[1];
  return typeof value === 'function' ? value(name, network) : value;
}

/** Names for the keys of public mappings, because the compiler output contains only their types. */
const keyNames: Readonly<Record<string, readonly string[]>> = {
  bridgedToNativeToken: ['bridgedToken'],
  forcedTransactionL2BlockNumbers: ['forcedTransactionNumber'],
  forcedTransactionRollingHashes: ['forcedTransactionNumber'],
  inboxL1L2MessageStatus: ['messageHash'],
  inboxL2L1MessageStatus: ['messageHash'],
  l1RollingHashes: ['messageNumber'],
  l2MerkleRootsDepths: ['merkleRoot'],
  nativeToBridgedToken: ['chainId', 'nativeToken'],
  outboxL1L2MessageStatus: ['messageHash'],
  pauseTypeExpiryTimestamps: ['pauseType'],
  rollingHashes: ['messageNumber'],
  stateRootHashes: ['blockNumber'],
  verifiers: ['proofType'],
};

/** The name of a parameter or mapping key. */
export function getParameterName(functionName: string, index: number, name = ''): string {
  return name || (keyNames[functionName]?.[index] ?? '');
}

/** The value sent with a payable call: ETH, a fee that is read first, or both. */
export interface Payment {
  readonly fee?: {readonly address: string; readonly getter: string};
  readonly wei?: string;
  readonly description: string;
}

const minimumFee = {address: address('l2MessageService', 'linea'), getter: 'minimumFeeInWei'};
const forcedTransactionFee = {address: address('lineaRollup', 'ethereum'), getter: 'forcedTransactionFeeInWei'};

/** The payment for a call; messages from Ethereum require no fee. */
export function getPayment(functionName: string, network: NetworkId): Payment {
  if (functionName === 'fund') return {wei: ETHER_IN_WEI, description: '1 ETH in wei'};
  if (functionName === 'storeForcedTransaction') return {fee: forcedTransactionFee, description: 'the fee, in wei'};
  if (networks[network].layer === 'L1') return {wei: MILLIETHER_IN_WEI, description: '0.001 ETH in wei, for the receiver'};
  if (functionName === 'sendMessage') return {fee: minimumFee, wei: MILLIETHER_IN_WEI, description: 'wei: the fee, and 0.001 ETH for the receiver'};
  return {fee: minimumFee, description: 'the fee, in wei'};
}

interface Placeholder {
  /** Placeholder for the address in samples. */
  readonly name: `0xYOUR_${string}`;
  readonly description: string;
}

/** Contracts whose address the reader must provide, because there are many or they can be replaced. */
export const placeholderAddresses = {
  callforwardingproxy: {name: '0xYOUR_PROXY_ADDRESS', description: 'a CallForwardingProxy on Ethereum Mainnet'},
  iplonkverifier: {name: '0xYOUR_VERIFIER_ADDRESS', description: 'the address that verifiers(0) on LineaRollup returns'},
  mimc: {name: '0xYOUR_LIBRARY_ADDRESS', description: 'your deployment of Mimc on Ethereum Mainnet'},
} as const satisfies Partial<Record<ContractKey, Placeholder>>;
