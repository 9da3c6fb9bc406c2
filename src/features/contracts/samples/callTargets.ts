import type {AbiFunction} from 'viem';
import type {NetworkId} from '../../../data/networks';
import {type SystemContract, systemContracts} from '../../../data/systemContracts';
import {newest} from '../facts/releases';
import {getAbi, getHex} from '../model/abi';
import {type ContractKey, deployments, findDerivedContracts} from '../model/contracts';
import type {Member} from '../model/members';
import {getModifierEffect} from '../model/modifiers';
import {getParameterName, placeholderAddresses, type SampleValue} from './sampleValues';

/** The contract on which to call a page's function. */
export interface CallTarget {
  /** A placeholder name if the reader has to provide the address. */
  readonly address: string;
  readonly network: NetworkId;
  readonly item: AbiFunction;
  /** Values that override the samples', by parameter name without the underscore. */
  readonly values?: Readonly<Record<string, SampleValue>>;
  /** Set for an initializer, which is called in the transaction that creates or upgrades a proxy, so readers need only its calldata. */
  readonly isInitializer?: true;
}

/** Callable contracts with their addresses. One bridged token stands in for all. */
const callable = {
  l2messageservice: systemContracts.l2MessageService,
  tokenbridge: systemContracts.tokenBridge,
  linearollup: systemContracts.lineaRollup,
  bridgedtoken: systemContracts.dai,
} as const satisfies Partial<Record<ContractKey, SystemContract>>;
type Callable = keyof typeof callable;
/** Excludes tokens, which are not part of other contracts and cannot stand in for them. */
const mainContracts = (Object.keys(callable) as Callable[]).filter((key) => key !== 'bridgedtoken');

const needsAddress = (key: ContractKey): key is keyof typeof placeholderAddresses => key in placeholderAddresses;

/** The library's deployment linked on its page; it belongs to Linea's name service. */
const SPARSE_MERKLE_PROOF = '0x3dB97Ff4c9D1A2485B1DBe9c9e843359462A1661';

function findFunction(key: ContractKey, hex: string): AbiFunction | undefined {
  const item = getAbi(key, newest)?.find((candidate) => candidate.type === 'function' && getHex(candidate) === hex);
  if (item?.type !== 'function') return undefined;
  return {...item, inputs: item.inputs.map((input, index) => ({...input, name: getParameterName(item.name, index, input.name)}))};
}

/** `Verify` is not declared `view` but changes no state, and testing a proof should not require a paid transaction. */
const asView = (item: AbiFunction): AbiFunction => (item.name === 'Verify' ? {...item, stateMutability: 'view'} : item);

/**
 * The deployed contract on which to call a function: the page's own, one that contains it, or one that implements the interface.
 * Initializers have already run there, so readers call them on their own proxies.
 */
export function findCallTarget(key: ContractKey, member: Member): CallTarget | undefined {
  const hex = member.kind === 'function' || member.kind === 'variable' || member.kind === 'constant' ? member.hex : undefined;
  if (!hex) return undefined;
  if (member.kind === 'function' && member.fact.modifiers?.some((use) => getModifierEffect(use).initializer)) {
    const item = findFunction(key, hex);
    return item && {address: '', network: key === 'linearollup' ? 'ethereum' : 'linea', item, isInitializer: true};
  }
  if (needsAddress(key) || key === 'sparsemerkleproof') {
    const item = findFunction(key, hex);
    return item && {address: needsAddress(key) ? placeholderAddresses[key].name : SPARSE_MERKLE_PROOF, network: 'ethereum', item: asView(item)};
  }
  const preferred = deployments[key]?.contract ? [key] : findDerivedContracts(key);
  const candidates = key === 'bridgedtoken' ? [key] : [...mainContracts.filter((candidate) => preferred.includes(candidate)), ...mainContracts.filter((candidate) => !preferred.includes(candidate))];
  for (const candidate of candidates) {
    const item = findFunction(candidate, hex);
    const {addresses}: SystemContract = callable[candidate];
    const network = addresses.linea ? 'linea' : 'ethereum';
    if (item && addresses[network]) return {address: addresses[network], network, item};
  }
  return undefined;
}
