import type {AbiFunction} from 'viem';
import {
  type SystemContract,
  systemContracts,
} from '../../../data/systemContracts';
import {newestRelease} from '../facts/releases';
import {getAbi, getHex} from './abi';
import {type ContractKey, deployments, findDerivedContracts} from './contracts';
import type {Member} from './members';
import {getModifierEffect} from './modifiers';
import type {CallTarget} from '../samples/codeSamples';
import {getParameterName, placeholderAddresses} from '../samples/sampleValues';

/** Contracts that samples call. DAI represents all bridged tokens. */
const callableContracts = {
  l2messageservice: systemContracts.l2MessageService,
  tokenbridge: systemContracts.tokenBridge,
  linearollup: systemContracts.lineaRollup,
  bridgedtoken: systemContracts.dai,
} as const satisfies Partial<Record<ContractKey, SystemContract>>;
type CallableKey = keyof typeof callableContracts;
/** Excludes the bridged token, because no other contract inherits from it. */
const mainContracts = (Object.keys(callableContracts) as CallableKey[]).filter(
  (key) => key !== 'bridgedtoken',
);

const needsAddress = (
  key: ContractKey,
): key is keyof typeof placeholderAddresses => key in placeholderAddresses;

/** The deployment that Linea's name service uses, and to which the library's page links. */
const SPARSE_MERKLE_PROOF_ADDRESS =
  '0x3dB97Ff4c9D1A2485B1DBe9c9e843359462A1661';

function findFunction(key: ContractKey, hex: string): AbiFunction | undefined {
  const item = getAbi(key, newestRelease)?.find(
    (candidate) => candidate.type === 'function' && getHex(candidate) === hex,
  );
  if (item?.type !== 'function') return undefined;
  return {
    ...item,
    inputs: item.inputs.map((input, index) => ({
      ...input,
      name: getParameterName(item.name, index, input.name),
    })),
  };
}

/** `Verify` is not declared `view` but changes no state, and testing a proof should not require a paid transaction. */
const treatVerifyAsView = (item: AbiFunction): AbiFunction =>
  item.name === 'Verify' ? {...item, stateMutability: 'view'} : item;

const getSelector = (member: Member): string | undefined =>
  member.kind === 'function' ||
  member.kind === 'variable' ||
  member.kind === 'constant'
    ? member.hex
    : undefined;

const isInitializer = (member: Member): boolean =>
  member.kind === 'function' &&
  Boolean(
    member.definition.modifiers?.some(
      (invocation) => getModifierEffect(invocation).initializer,
    ),
  );

/** The contracts on which a function of the page may be called, the page's own and those that inherit from it first. */
function getCandidates(key: ContractKey): readonly CallableKey[] {
  if (key === 'bridgedtoken') return [key];
  const preferredKeys = deployments[key]?.contract
    ? [key]
    : findDerivedContracts(key);
  const isPreferred = (candidate: ContractKey): boolean =>
    preferredKeys.includes(candidate);
  return [
    ...mainContracts.filter(isPreferred),
    ...mainContracts.filter((candidate) => !isPreferred(candidate)),
  ];
}

/**
 * Finds the deployed contract on which to call a function: the page's contract, or one that inherits from it or implements it.
 * Initializers have already run on deployed contracts, so readers call them on their own proxies.
 */
export function findCallTarget(
  key: ContractKey,
  member: Member,
): CallTarget | undefined {
  const hex = getSelector(member);
  if (!hex) return undefined;
  if (isInitializer(member)) {
    const item = findFunction(key, hex);
    return (
      item && {
        address: '',
        network: key === 'linearollup' ? 'ethereum' : 'linea',
        item,
        isInitializer: true,
      }
    );
  }
  if (needsAddress(key) || key === 'sparsemerkleproof') {
    const item = findFunction(key, hex);
    return (
      item && {
        address: needsAddress(key)
          ? placeholderAddresses[key].name
          : SPARSE_MERKLE_PROOF_ADDRESS,
        network: 'ethereum',
        item: treatVerifyAsView(item),
      }
    );
  }
  for (const candidate of getCandidates(key)) {
    const item = findFunction(candidate, hex);
    const {addresses}: SystemContract = callableContracts[candidate];
    const network = addresses.linea ? 'linea' : 'ethereum';
    if (item && addresses[network])
      return {address: addresses[network], network, item};
  }
  return undefined;
}
