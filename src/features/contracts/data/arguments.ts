import {keccak256, toBytes, toHex, zeroAddress} from 'viem';
import {networks} from '../../../data/networks';
import {contractAddress} from '../../../data/systemContracts';

/** What examples and forms pass to the functions of the deployed contracts: chosen by function and parameter, not by type. */
export interface Argument {
  /** The text of one value, without quotes and suffixes. */
  readonly text: string;
  /** What the value is, with its unit. */
  readonly meaning?: string;
  /** All elements of a list: without them it has one. */
  readonly elements?: readonly string[];
}

/** Where a function is called. */
export type Layer = 'linea' | 'ethereum';

/** The variable of a sample that holds the fee it has read. */
export const FEE = 'fee';

const WALLET = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045';
/** What a local chain gives to the first contracts of its first account: they stand for a reader's own. */
const OWN_TOKEN = '0x5FbDB2315678afecb367f032d93F642f64180aa3';
const OWN_CONTRACT = '0xe7f1725E7734CE288F8367e1Bb143E90bb3F0512';
/** DAI crosses with this bridge, as https://github.com/Consensys/linea-token-list has it. */
const DAI_ON_ETHEREUM = '0x6B175474E89094C44Da98b954EedeAC495271d0F';

const ETHER = '1000000000000000000';
const MILLIETHER = '1000000000000000';

const hash = (name: string): string => keccak256(toBytes(name));

/** Bytes that stand for others of the same length. */
function bytes(name: string, size: number): string {
  return `0x${[hash(name), hash(`${name} 2`)].map((part) => part.slice(2)).join('').slice(0, 2 * size)}`;
}

/** Words of 32 bytes, one after the other. */
const words = (...values: readonly (string | number)[]): string =>
  `0x${values.map((value) => (typeof value === 'number' ? value.toString(16) : value.slice(2)).padStart(64, '0')).join('')}`;

const plain = (text: string, meaning?: string, elements?: readonly string[]): Argument => ({text, ...(meaning && {meaning}), ...(elements && {elements})});
const deployed = (...[id, network]: Parameters<typeof contractAddress>): string => contractAddress(id, network);

/** A name of `function.parameter` or `struct.field`, without the underscore in front, and its value. The first that fits counts. */
const rules: readonly (readonly [RegExp, Argument | ((parameter: string, network: Layer) => Argument)])[] = [
  // Proofs of the state, and their hashes
  [/^Verify\.proof$/, (name) => plain(bytes(name, 64), 'the proof, cut short here')],
  [/^Verify\.public_inputs$/, (name) => plain(BigInt(bytes(name, 31)).toString(), 'the only public input, a field element')],
  [/^hash\.msg$/, plain(words(1, 2), 'two words: the numbers 1 and 2')],
  [/^poseidon2Hash\.input$/, plain(words(1, 2), 'two words: the numbers 1 and 2')],
  [/^verifyProof\.rawProof$/, plain('', 'the first 2 of the 42 proofRelatedNodes of linea_getProof', [words(3, 4, 5), words(6, 7)])],
  [/^verifyProof\.leafIndex$/, plain('1234', 'leafIndex of linea_getProof')],
  [/^verifyProof\.root$/, plain(hash('root'), 'the state root of a finalized block')],
  [/\.encodedLeaf$/, plain(words(0, 1233, 0, 1235, bytes('hKey', 31), bytes('hValue', 31)), '192 bytes: the last entry of a proof')],
  [
    /\.encodedAccountValue$|^hashAccountValue\.value$/,
    plain(words(65, toHex(BigInt(ETHER)), bytes('storageRoot', 31), bytes('codeHash', 31), keccak256('0x'), 0), '192 bytes: nonce 65, 1 ETH, no code'),
  ],
  [/^hashStorageValue\.value$/, plain(words(1), 'content of the slot, 32 bytes')],
  [/^hashAccountKey\.addr$/, plain(WALLET)],

  // Proxies of a reader
  [/\.initialL2BlockNumber$/, plain('0', 'the genesis block')],
  [/\.genesisTimestamp$/, plain('1784000000', 'Unix time in seconds')],
  [/\.defaultVerifier$/, plain(OWN_CONTRACT, 'your verifier contract')],
  [/\.shnarfProvider$/, plain(zeroAddress, 'the new contract itself')],
  [/\.livenessRecoveryOperator$/, plain(OWN_CONTRACT, 'your recovery operator')],
  [/\.yieldManager$/, plain(deployed('yieldManager', 'ethereum'), 'the deployed Yield Manager')],
  [/\.rateLimitPeriod(?:InSeconds)?$/, plain('86400', 'one day in seconds')],
  [/\.rateLimitAmount(?:InWei)?$/, plain(`8000${ETHER.slice(1)}`, '8,000 ETH in wei')],
  [/\.defaultAdmin$/, plain(WALLET, 'put your own: it grants and revokes all roles')],
  [/\.addressWithRole$/, plain(WALLET, 'put your own: it gets the role')],
  [/^(?:roleAddresses|pauseTypeRole\w*)\.role$/, plain(hash('PAUSE_ALL_ROLE'), 'PAUSE_ALL_ROLE')],
  [/^unpauseTypeRole\w*\.role$/, plain(hash('UNPAUSE_ALL_ROLE'), 'UNPAUSE_ALL_ROLE')],
  [/\.tokenBeacon$/, plain(deployed('bridgedTokenTemplate', 'linea'), 'the deployed beacon')],
  [/\.sourceChainId$/, plain(String(networks.linea.chainId), 'chain ID of Linea Mainnet, where the new bridge is')],
  [/\.targetChainId$/, plain(String(networks.ethereum.chainId), 'chain ID of Ethereum Mainnet')],
  [/\.remoteSender$/, plain(deployed('tokenBridge', 'ethereum'), 'the bridge on Ethereum')],
  [/\.reservedTokens$/, plain('', 'none', [])],
  [/\.tokenName$/, plain('Dai Stablecoin')],
  [/\.tokenSymbol$/, plain('DAI')],
  [/\.tokenDecimals$/, plain('18')],

  // Tokens
  [/^(?:set|remove)Reserved\.token$/, plain(deployed('usdc', 'linea'), 'USDC on Linea, which has a bridge of its own')],
  [/^setDeployed\.nativeTokens$/, plain(OWN_TOKEN, 'your token, native to this chain')],
  [/^setCustomContract\.nativeToken$/, plain(OWN_TOKEN, 'your token on Ethereum')],
  [/^setCustomContract\.targetContract$/, plain(OWN_CONTRACT, 'your contract on Linea')],
  [/\.nativeToken$/, plain(DAI_ON_ETHEREUM, 'DAI on Ethereum')],
  [/\.(?:bridgedToken|tokens?)$/, plain(deployed('dai', 'linea'), 'DAI on Linea')],
  [/^(?:bridgeToken|bridgeTokenWithPermit|completeBridging|mint|burn)\.amount$/, plain(`5${ETHER.slice(1)}`, '5 DAI, which has 18 decimals')],
  [/\.chainId$/, plain('1', 'chain ID of Ethereum Mainnet, where the token is native')],
  [/\.tokenMetadata$/, plain('0x', 'none: the deployment is confirmed')],
  [/\.permitData$/, plain('0x', 'none: the bridge uses your allowance')],

  // Contracts of the protocol
  [/\.messageService$/, plain(deployed('l2MessageService', 'linea'), 'L2MessageService')],
  [/\.addressFilter$/, plain(deployed('addressFilter', 'ethereum'), 'the deployed address filter')],
  [/\.newYieldManager$/, plain(deployed('yieldManager', 'ethereum'), 'the deployed Yield Manager')],
  [/\.yieldProvider$/, plain(deployed('lidoYieldProvider', 'ethereum'), 'the Lido St Vault yield provider')],
  [/\.newVerifierAddress$/, plain(OWN_CONTRACT, 'your verifier contract')],

  // Accounts
  [/^renounceRole\.account$/, plain(WALLET, 'your own address')],
  [/\.(?:from|to|recipient|l2YieldRecipient|account)$/, plain(WALLET)],
  [/\.feeRecipient$/, plain(WALLET, 'gets the fee')],
  [/\.filteredAddresses$/, plain('', 'none', [])],

  // Amounts
  [/^sendMessage\.fee$/, (_, network) => (network === 'linea' ? plain(FEE, 'the minimum') : plain('0', 'Linea sponsors the claim'))],
  [/\.fee$/, plain('0', 'wei, as in the event MessageSent')],
  [/\.value$/, plain(MILLIETHER, '0.001 ETH in wei, as in the event MessageSent')],
  [/\.(?:feeInWei|forcedTransactionFeeInWei)$/, plain(MILLIETHER, '0.001 ETH in wei')],
  [/^resetRateLimitAmount\.amount$/, plain(`8000${ETHER.slice(1)}`, '8,000 ETH in wei')],
  [/\.amount$/, plain(ETHER, '1 ETH in wei')],

  // Roles and pauses
  [/^updatePauseTypeRole\.newRole$/, plain(hash('PAUSE_ALL_ROLE'), 'PAUSE_ALL_ROLE')],
  [/^updateUnpauseTypeRole\.newRole$/, plain(hash('UNPAUSE_ALL_ROLE'), 'UNPAUSE_ALL_ROLE')],
  [/\.role$/, plain(hash('OPERATOR_ROLE'), 'OPERATOR_ROLE')],
  [/\.pauseType$/, plain('1', 'pause type GENERAL')],

  // Messages
  [/\.(?:calldata|data)$/, plain('0x', 'none: only ETH moves')],
  [/\.(?:messageNumber|nonce)$/, plain('100000', 'as in the event MessageSent')],
  [/\.(?:startingMessageNumber|finalMessageNumber)$/, plain('100000', 'number of the only message')],
  [/\.lastFinalizedL1RollingHashMessageNumber$/, plain('100000')],
  [/\.l1RollingHashMessageNumber$/, plain('100010')],
  [/\.messageHash$/, (name) => plain(hash(name), 'as in the event MessageSent')],
  [/\.proof$/, () => plain('', 'the hashes of the Merkle proof', [1, 2, 3, 4, 5].map((level) => hash(`proof ${level}`)))],
  [/\.leafIndex$/, plain('0', 'place of the message in its tree')],
  [/\.l2MerkleTreesDepth$/, plain('5')],

  // Blocks and their proof
  [/\.proofType$/, plain('0', 'index of the verifier')],
  [/\.blockNumberDeadline$/, plain('30000000', 'a block of Linea')],
  [/\.(?:blockNumber|endBlockNumber)$/, plain('25000000', 'a block of Linea')],
  [/\.lastFinalizedTimestamp$/, plain('1784000000', 'Unix time in seconds')],
  [/\.finalTimestamp$/, plain('1784007200', 'Unix time in seconds')],
  [/\.(?:lastFinalizedForcedTransactionNumber|finalForcedTransactionNumber)$/, plain('0', 'no forced transaction yet')],
  [/\.lastFinalizedForcedTransactionRollingHash$/, plain(`0x${'0'.repeat(64)}`, 'no forced transaction yet')],
  [/\.forcedTransactionNumber$/, plain('1', 'the first forced transaction')],
  [/\.l2MessagingBlocksOffsets$/, plain('0x00010007', 'the blocks 1 and 7 of the range, in 2 bytes each')],
  [/\.kzg(?:Commitment|Proof)$/, (name) => plain(bytes(name, 48), '48 bytes')],
  [/^submitBlobs\.dataEvaluationClaim$/, (name) => plain(BigInt(bytes(name, 31)).toString(), 'an element of the scalar field')],
  [/\.aggregatedProof$/, (name) => plain(bytes(name, 64), 'the proof, cut short here')],
  [
    /\.rlpEncodedSignedTransaction$/,
    plain(
      '0x02f87282e70880830f42408405f5e10082520894d8da6bf26964af9d7eed9e03e53415d37aa9604587038d7ea4c6800080c080a0a5cc4bcf08893cfa80f5d00f50babbc7aba1bbadabdc184980ddbdff9111146aa00645262e74347f71421b756d0dc75bb107342b8cedc5a2f32754da5095785c52',
      'an EIP-1559 transaction of Linea Mainnet',
    ),
  ],
  [/(?:Hash|Hashes|Root|Roots|[sS]hnarf|dataEvaluationPoint|dataEvaluationClaim)$/, (name) => plain(hash(name), '32 bytes')],
];

/** The value for a parameter of a function, or for a field of the struct `parent`; undefined for one that no rule knows. */
export function argumentOf(functionName: string, parameter: string, network: Layer, parent?: string): Argument | undefined {
  const name = parameter.replace(/^_/, '');
  const places = [functionName, ...(parent ? [parent.replace(/^_/, '')] : [])].map((place) => `${place}.${name}`);
  const value = rules.find(([pattern]) => places.some((place) => pattern.test(place)))?.[1];
  return typeof value === 'function' ? value(name, network) : value;
}

/** What the keys of public mappings are: the facts have their types only. */
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

/** The name of a parameter, or what the key of a mapping is. */
export function parameterName(functionName: string, index: number, name = ''): string {
  return name || (keyNames[functionName]?.[index] ?? '');
}

/** What a call that takes ETH sends: the fee that it reads first, ETH, or both. */
export interface Payment {
  readonly fee?: {readonly address: string; readonly getter: string};
  readonly wei?: string;
  readonly meaning: string;
}

const minimumFee = {address: deployed('l2MessageService', 'linea'), getter: 'minimumFeeInWei'};
const forcedTransactionFee = {address: deployed('lineaRollup', 'ethereum'), getter: 'forcedTransactionFeeInWei'};

/** What goes with a call; from Ethereum messages need no fee. */
export function paymentOf(functionName: string, network: Layer): Payment {
  if (functionName === 'fund') return {wei: ETHER, meaning: '1 ETH in wei'};
  if (functionName === 'storeForcedTransaction') return {fee: forcedTransactionFee, meaning: 'the fee, in wei'};
  if (network === 'ethereum') return {wei: MILLIETHER, meaning: '0.001 ETH in wei, for the receiver'};
  if (functionName === 'sendMessage') return {fee: minimumFee, wei: MILLIETHER, meaning: 'wei: the fee, and 0.001 ETH for the receiver'};
  return {fee: minimumFee, meaning: 'the fee, in wei'};
}
