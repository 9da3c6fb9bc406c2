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
  /** All elements of an array; by default, a dynamic array has one element. */
  readonly elements?: readonly string[];
}

/** The layer on which a contract's functions are called; samples and forms default to Mainnet. */
export type Layer = 'linea' | 'ethereum';

/** Name of the variable that holds the fee in samples. */
export const FEE_VARIABLE = 'fee';

const WALLET_ADDRESS = '0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045';
/** Placeholders for the reader's own contracts: addresses of the first two contracts that the first account of a local chain deploys. */
const OWN_TOKEN_ADDRESS = '0x5FbDB2315678afecb367f032d93F642f64180aa3';
const OWN_CONTRACT_ADDRESS = '0xe7f1725E7734CE288F8367e1Bb143E90bb3F0512';
/** DAI uses this bridge: https://github.com/Consensys/linea-token-list */
const DAI_ADDRESS = '0x6B175474E89094C44Da98b954EedeAC495271d0F';

const ETHER_IN_WEI = '1000000000000000000';
const MILLIETHER_IN_WEI = '1000000000000000';

const hash = (name: string): string => keccak256(toBytes(name));

/** Creates placeholder data. The size is in bytes. */
function createBytes(name: string, size: number): string {
  return `0x${[hash(name), hash(`${name} 2`)]
    .map((part) => part.slice(2))
    .join('')
    .slice(0, 2 * size)}`;
}

/** Concatenated 32-byte words. */
const encodeWords = (...values: readonly (string | number)[]): string =>
  `0x${values.map((value) => (typeof value === 'number' ? value.toString(16) : value.slice(2)).padStart(64, '0')).join('')}`;

const createValue = (
  text: string,
  description?: string,
  elements?: readonly string[],
): SampleValue => ({
  text,
  ...(description && {description}),
  ...(elements && {elements}),
});

/** Values by `function.parameter` or `struct.field`, without the leading underscore. The first match wins. */
const rules: readonly (readonly [
  RegExp,
  SampleValue | ((parameter: string, network: NetworkId) => SampleValue),
])[] = [
  // State proofs and their hashes
  [
    /^Verify\.proof$|\.aggregatedProof$/,
    (name) => createValue(createBytes(name, 64), 'the proof, truncated here'),
  ],
  [
    /^Verify\.public_inputs$/,
    (name) =>
      createValue(
        BigInt(createBytes(name, 31)).toString(),
        'the only public input, a field element',
      ),
  ],
  [
    /^hash\.msg$|^poseidon2Hash\.input$/,
    createValue(encodeWords(1, 2), 'two words: the numbers 1 and 2'),
  ],
  [
    /^verifyProof\.rawProof$/,
    createValue(
      '',
      'the first 2 of the 42 proofRelatedNodes from linea_getProof',
      [encodeWords(3, 4, 5), encodeWords(6, 7)],
    ),
  ],
  [
    /^verifyProof\.leafIndex$/,
    createValue('1234', 'leafIndex from linea_getProof'),
  ],
  [
    /^verifyProof\.root$/,
    createValue(hash('root'), 'the state root of a finalized block'),
  ],
  [
    /\.encodedLeaf$/,
    createValue(
      encodeWords(
        0,
        1233,
        0,
        1235,
        createBytes('hKey', 31),
        createBytes('hValue', 31),
      ),
      '192 bytes: the last entry of a proof',
    ),
  ],
  [
    /\.encodedAccountValue$|^hashAccountValue\.value$/,
    createValue(
      encodeWords(
        65,
        toHex(BigInt(ETHER_IN_WEI)),
        createBytes('storageRoot', 31),
        createBytes('codeHash', 31),
        keccak256('0x'),
        0,
      ),
      '192 bytes: nonce 65, 1 ETH, no code',
    ),
  ],
  [
    /^hashStorageValue\.value$/,
    createValue(encodeWords(1), 'slot content, 32 bytes'),
  ],
  [/^hashAccountKey\.addr$/, createValue(WALLET_ADDRESS)],

  // The reader's proxies, and the same values elsewhere
  [/\.initialL2BlockNumber$/, createValue('0', 'the genesis block')],
  [
    /\.(?:genesisTimestamp|lastFinalizedTimestamp)$/,
    createValue('1784000000', 'Unix time in seconds'),
  ],
  [
    /\.(?:defaultVerifier|newVerifierAddress)$/,
    createValue(OWN_CONTRACT_ADDRESS, 'your verifier contract'),
  ],
  [/\.shnarfProvider$/, createValue(zeroAddress, 'the new contract itself')],
  [
    /\.livenessRecoveryOperator$/,
    createValue(OWN_CONTRACT_ADDRESS, 'your recovery operator'),
  ],
  [
    /\.(?:yieldManager|newYieldManager)$/,
    createValue(
      getContractAddress('yieldManager', 'ethereum'),
      'the deployed Yield Manager',
    ),
  ],
  [
    /\.rateLimitPeriod(?:InSeconds)?$/,
    createValue('86400', 'one day in seconds'),
  ],
  [
    /\.rateLimitAmount(?:InWei)?$|^resetRateLimitAmount\.amount$/,
    createValue(`8000${ETHER_IN_WEI.slice(1)}`, '8,000 ETH in wei'),
  ],
  [
    /\.defaultAdmin$/,
    createValue(
      WALLET_ADDRESS,
      'use your own account: it can grant and revoke all roles',
    ),
  ],
  [
    /\.addressWithRole$/,
    createValue(WALLET_ADDRESS, 'use your own account: it receives the role'),
  ],
  [
    /^(?:roleAddresses|pauseTypeRole\w*)\.role$|^updatePauseTypeRole\.newRole$/,
    createValue(hash('PAUSE_ALL_ROLE'), 'PAUSE_ALL_ROLE'),
  ],
  [
    /^unpauseTypeRole\w*\.role$|^updateUnpauseTypeRole\.newRole$/,
    createValue(hash('UNPAUSE_ALL_ROLE'), 'UNPAUSE_ALL_ROLE'),
  ],
  [
    /\.tokenBeacon$/,
    createValue(
      getContractAddress('bridgedTokenBeacon', 'linea'),
      'the deployed beacon',
    ),
  ],
  [
    /\.sourceChainId$/,
    createValue(
      String(networks.linea.chainId),
      'chain ID of Linea Mainnet, where the new bridge is',
    ),
  ],
  [
    /\.targetChainId$/,
    createValue(
      String(networks.ethereum.chainId),
      'chain ID of Ethereum Mainnet',
    ),
  ],
  [
    /\.remoteSender$/,
    createValue(
      getContractAddress('tokenBridge', 'ethereum'),
      'the bridge on Ethereum',
    ),
  ],
  [/\.reservedTokens$/, createValue('', 'none', [])],
  [/\.tokenName$/, createValue('Dai Stablecoin')],
  [/\.tokenSymbol$/, createValue('DAI')],
  [/\.tokenDecimals$/, createValue('18')],

  // Tokens
  [
    /^(?:set|remove)Reserved\.token$/,
    createValue(
      getContractAddress('usdc', 'linea'),
      'USDC on Linea, which has its own bridge',
    ),
  ],
  [
    /^setDeployed\.nativeTokens$/,
    createValue(OWN_TOKEN_ADDRESS, 'your token, native to this chain'),
  ],
  [
    /^setCustomContract\.nativeToken$/,
    createValue(OWN_TOKEN_ADDRESS, 'your token on Ethereum'),
  ],
  [
    /^setCustomContract\.targetContract$/,
    createValue(OWN_CONTRACT_ADDRESS, 'your contract on Linea'),
  ],
  [/\.nativeToken$/, createValue(DAI_ADDRESS, 'DAI on Ethereum')],
  [
    /\.(?:bridgedToken|tokens?)$/,
    createValue(getContractAddress('dai', 'linea'), 'DAI on Linea'),
  ],
  [
    /^(?:bridgeToken|bridgeTokenWithPermit|completeBridging|mint|burn)\.amount$/,
    createValue(`5${ETHER_IN_WEI.slice(1)}`, '5 DAI, which has 18 decimals'),
  ],
  [
    /\.chainId$/,
    createValue('1', 'chain ID of Ethereum Mainnet, where the token is native'),
  ],
  [/\.tokenMetadata$/, createValue('0x', 'none: the deployment is confirmed')],
  [/\.permitData$/, createValue('0x', 'none: the bridge uses your allowance')],

  // Protocol contracts
  [
    /\.messageService$/,
    createValue(
      getContractAddress('l2MessageService', 'linea'),
      'L2MessageService',
    ),
  ],
  [
    /\.addressFilter$/,
    createValue(
      getContractAddress('addressFilter', 'ethereum'),
      'the deployed address filter',
    ),
  ],
  [
    /\.yieldProvider$/,
    createValue(
      getContractAddress('lidoYieldProvider', 'ethereum'),
      'the Lido stVault yield provider',
    ),
  ],

  // Accounts
  [/^renounceRole\.account$/, createValue(WALLET_ADDRESS, 'your own address')],
  [
    /\.(?:from|to|recipient|l2YieldRecipient|account)$/,
    createValue(WALLET_ADDRESS),
  ],
  [/\.feeRecipient$/, createValue(WALLET_ADDRESS, 'receives the fee')],
  [/\.filteredAddresses$/, createValue('', 'none', [])],

  // Amounts
  [
    /^sendMessage\.fee$/,
    (_, network) =>
      networks[network].layer === 'L2'
        ? createValue(FEE_VARIABLE, 'the minimum')
        : createValue('0', 'Linea sponsors the claim'),
  ],
  [/\.fee$/, createValue('0', 'wei, as in the MessageSent event')],
  [
    /\.value$/,
    createValue(
      MILLIETHER_IN_WEI,
      '0.001 ETH in wei, as in the MessageSent event',
    ),
  ],
  [
    /\.(?:feeInWei|forcedTransactionFeeInWei)$/,
    createValue(MILLIETHER_IN_WEI, '0.001 ETH in wei'),
  ],
  [/\.amount$/, createValue(ETHER_IN_WEI, '1 ETH in wei')],

  // Roles and pauses
  [/\.role$/, createValue(hash('OPERATOR_ROLE'), 'OPERATOR_ROLE')],
  [/\.pauseType$/, createValue('1', 'pause type GENERAL')],

  // Messages
  [/\.(?:calldata|data)$/, createValue('0x', 'none: only ETH is sent')],
  [
    /\.(?:messageNumber|nonce)$/,
    createValue('100000', 'as in the MessageSent event'),
  ],
  [
    /\.(?:startingMessageNumber|finalMessageNumber)$/,
    createValue('100000', 'number of the only message'),
  ],
  [/\.lastFinalizedL1RollingHashMessageNumber$/, createValue('100000')],
  [/\.l1RollingHashMessageNumber$/, createValue('100010')],
  [
    /\.messageHash$/,
    (name) => createValue(hash(name), 'as in the MessageSent event'),
  ],
  [
    /\.proof$/,
    () =>
      createValue(
        '',
        'the hashes of the Merkle proof',
        [1, 2, 3, 4, 5].map((level) => hash(`proof ${level}`)),
      ),
  ],
  [/\.leafIndex$/, createValue('0', 'position of the message in its tree')],
  [/\.l2MerkleTreesDepth$/, createValue('5')],

  // Blocks and their proofs
  [/\.proofType$/, createValue('0', 'index of the verifier')],
  [/\.blockNumberDeadline$/, createValue('30000000', 'a Linea block')],
  [
    /\.(?:blockNumber|endBlockNumber)$/,
    createValue('25000000', 'a Linea block'),
  ],
  [/\.finalTimestamp$/, createValue('1784007200', 'Unix time in seconds')],
  [
    /\.(?:lastFinalizedForcedTransactionNumber|finalForcedTransactionNumber)$/,
    createValue('0', 'no forced transaction yet'),
  ],
  [
    /\.lastFinalizedForcedTransactionRollingHash$/,
    createValue(`0x${'0'.repeat(64)}`, 'no forced transaction yet'),
  ],
  [
    /\.forcedTransactionNumber$/,
    createValue('1', 'the first forced transaction'),
  ],
  [
    /\.l2MessagingBlocksOffsets$/,
    createValue('0x00010007', 'blocks 1 and 7 of the range, 2 bytes each'),
  ],
  [
    /\.kzg(?:Commitment|Proof)$/,
    (name) => createValue(createBytes(name, 48), '48 bytes'),
  ],
  [
    /^submitBlobs\.dataEvaluationClaim$/,
    (name) =>
      createValue(
        BigInt(createBytes(name, 31)).toString(),
        'an element of the scalar field',
      ),
  ],
  [
    /\.rlpEncodedSignedTransaction$/,
    createValue(
      '0x02f87282e70880830f42408405f5e10082520894d8da6bf26964af9d7eed9e03e53415d37aa9604587038d7ea4c6800080c080a0a5cc4bcf08893cfa80f5d00f50babbc7aba1bbadabdc184980ddbdff9111146aa00645262e74347f71421b756d0dc75bb107342b8cedc5a2f32754da5095785c52',
      'an EIP-1559 transaction on Linea Mainnet',
    ),
  ],
  [
    /(?:Hash|Hashes|Root|Roots|[sS]hnarf|dataEvaluationPoint|dataEvaluationClaim)$/,
    (name) => createValue(hash(name), '32 bytes'),
  ],
];

/** The value for a function's parameter, or for a field of the struct `parent`; undefined if no rule matches. */
export function findSampleValue(
  functionName: string,
  parameter: string,
  network: NetworkId,
  parent?: string,
): SampleValue | undefined {
  const name = parameter.replace(/^_/, '');
  const paths = [
    functionName,
    ...(parent ? [parent.replace(/^_/, '')] : []),
  ].map((parentName) => `${parentName}.${name}`);
  const value = rules.find(([pattern]) =>
    paths.some((path) => pattern.test(path)),
  )?.[1];
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
export function getParameterName(
  functionName: string,
  index: number,
  name = '',
): string {
  return name || (keyNames[functionName]?.[index] ?? '');
}

/** The value sent with a payable call: ETH, a fee that is read first, or both. */
export interface Payment {
  readonly fee?: {readonly address: string; readonly getter: string};
  readonly wei?: string;
  readonly description: string;
}

const minimumFee = {
  address: getContractAddress('l2MessageService', 'linea'),
  getter: 'minimumFeeInWei',
};
const forcedTransactionFee = {
  address: getContractAddress('lineaRollup', 'ethereum'),
  getter: 'forcedTransactionFeeInWei',
};

/** The payment for a call; messages from Ethereum require no fee. */
export function getPayment(functionName: string, network: NetworkId): Payment {
  if (functionName === 'fund')
    return {wei: ETHER_IN_WEI, description: '1 ETH in wei'};
  if (functionName === 'storeForcedTransaction')
    return {fee: forcedTransactionFee, description: 'the fee, in wei'};
  if (networks[network].layer === 'L1')
    return {
      wei: MILLIETHER_IN_WEI,
      description: '0.001 ETH in wei, for the receiver',
    };
  if (functionName === 'sendMessage')
    return {
      fee: minimumFee,
      wei: MILLIETHER_IN_WEI,
      description: 'in wei: the fee plus 0.001 ETH for the receiver',
    };
  return {fee: minimumFee, description: 'the fee, in wei'};
}

/** Contracts whose address the reader must provide, because there are several of them or they can be replaced, each with its placeholder in samples. */
export const placeholderAddresses = {
  callforwardingproxy: {
    name: '0xYOUR_PROXY_ADDRESS',
    description: 'a CallForwardingProxy on Ethereum Mainnet',
  },
  iplonkverifier: {
    name: '0xYOUR_VERIFIER_ADDRESS',
    description: 'the address that verifiers(0) on LineaRollup returns',
  },
  mimc: {
    name: '0xYOUR_LIBRARY_ADDRESS',
    description: 'your deployment of Mimc on Ethereum Mainnet',
  },
} as const satisfies Partial<
  Record<
    ContractKey,
    {readonly name: `0xYOUR_${string}`; readonly description: string}
  >
>;
