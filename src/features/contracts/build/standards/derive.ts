import {formatAbiItem} from 'abitype';
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Abi} from 'viem';
import {entryPoint06Abi, entryPoint07Abi, entryPoint08Abi} from 'viem/account-abstraction';
import {written} from './written';

/** What the decoder knows of contracts that are not Linea's: declarations by contract. */
interface StandardSource {
  /** For readers: what it is. */
  readonly about: string;
  /** For us: package, version and licence, or where the declarations stand. */
  readonly source: string;
  readonly contracts: Readonly<Record<string, readonly string[]>>;
}

type Item = Abi[number];

const modules = path.join(import.meta.dirname, '../../../../../node_modules');

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(path.join(modules, file), 'utf8'));
}

function sourceOf(name: string): string {
  const {name: real, version, license} = readJson(`${name}/package.json`) as Record<'name' | 'version' | 'license', string>;
  return `${real} ${version} (${license})`;
}

/** `error Name(type name)`; the results of functions are left out, since nobody pastes them with a selector. */
function declarationOf(item: Item): string | undefined {
  if (item.type === 'error' || item.type === 'event') return formatAbiItem(item);
  if (item.type !== 'function') return undefined;
  return formatAbiItem({...item, outputs: [], stateMutability: 'nonpayable'});
}

function declarationsOf(abi: readonly Item[]): readonly string[] {
  return [...new Set(abi.map(declarationOf).filter((text) => text !== undefined))].sort();
}

/** Contracts of OpenZeppelin whose functions and events are known too; errors are taken from all of them. */
const WHOLE: ReadonlySet<string> = new Set([
  'IERC20Metadata', 'ERC20Permit', 'ERC20Burnable', 'ERC20Capped', 'ERC20Votes', 'ERC20FlashMint', 'ERC4626', 'IERC1363',
  'ERC721', 'ERC721Burnable', 'ERC721Enumerable', 'ERC721URIStorage', 'IERC721Receiver', 'IERC4906',
  'ERC1155', 'ERC1155Burnable', 'ERC1155Supply', 'IERC1155Receiver', 'IERC2981', 'IERC1271', 'IERC5267',
  'Ownable2Step', 'AccessControlDefaultAdminRules', 'AccessControlEnumerable', 'AccessManager', 'AccessManaged', 'Pausable', 'Initializable',
  'UUPSUpgradeable', 'ProxyAdmin', 'ITransparentUpgradeableProxy', 'UpgradeableBeacon', 'TimelockController',
  'GovernorVotesQuorumFraction', 'GovernorTimelockControl', 'Votes', 'VestingWallet', 'Multicall', 'ERC2771Forwarder', 'AccountERC7579', 'IERC3156FlashBorrower',
]);

/** Interfaces go by what they are the interface of: `ERC-20`, `AccessControl`. */
function label(contract: string): string {
  if (/^IERC\d+Errors$/.test(contract)) return contract.replace(/^IERC(\d+)Errors$/, 'ERC-6093 for ERC-$1');
  if (contract === 'IERC20Permit') return 'ERC-2612';
  return contract.replace(/^IERC(\d+).*$/, 'ERC-$1').replace(/^I(?=[A-Z][a-z])/, '');
}

/**
 * Members of OpenZeppelin's contracts, each with the contract that has it and the fewest others: that is the one that
 * declares it, since the ABI of a contract repeats all that it inherits.
 */
function openZeppelin(name: string, known: ReadonlySet<string> = new Set()): Readonly<Record<string, readonly string[]>> {
  const folder = `${name}/build/contracts`;
  const artifacts = readdirSync(path.join(modules, folder)).map((file) => readJson(`${folder}/${file}`) as {contractName: string; abi: Abi});
  const holders = new Map<string, string>();
  const wanted = new Set<string>();
  for (const {contractName, abi} of artifacts.sort((one, other) => one.abi.length - other.abi.length || (one.contractName < other.contractName ? -1 : 1))) {
    for (const item of abi) {
      const text = declarationOf(item);
      if (!text) continue;
      if (!holders.has(text)) holders.set(text, contractName);
      if (item.type === 'error' || WHOLE.has(contractName)) wanted.add(text);
    }
  }
  const byContract: Record<string, string[]> = {};
  // viem has the EntryPoint whole.
  const isElsewhere = (text: string): boolean => known.has(text) || /^IEntryPoint/.test(holders.get(text) ?? '');
  for (const text of [...wanted].filter((one) => !isElsewhere(one)).sort()) {
    (byContract[label(holders.get(text) ?? '')] ??= []).push(text);
  }
  return Object.fromEntries(Object.entries(byContract).sort());
}

const errorsOf = (contracts: Readonly<Record<string, readonly string[]>>): Readonly<Record<string, readonly string[]>> =>
  Object.fromEntries(
    Object.entries(contracts)
      .map(([name, texts]): [string, readonly string[]] => [name, texts.filter((text) => text.startsWith('error '))])
      .filter(([, texts]) => texts.length),
  );

const SAFE = '@safe-global/safe-deployments';

/** The newest ABI of each contract of Safe; what only earlier ones have comes with them. */
function safe(files: Readonly<Record<string, readonly string[]>>): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(
    Object.entries(files).map(([name, paths]) => [
      name,
      declarationsOf(paths.flatMap((file) => (readJson(`${SAFE}/dist/assets/${file}.json`) as {abi: Abi}).abi)),
    ]),
  );
}

/** All sources, from the packages that are installed. */
export function deriveStandards(): readonly StandardSource[] {
  const current = openZeppelin('@openzeppelin/contracts');
  const earlier = errorsOf(openZeppelin('openzeppelin-5.0', new Set(Object.values(current).flat())));
  return [
    {about: 'OpenZeppelin Contracts 5', source: sourceOf('@openzeppelin/contracts'), contracts: current},
    {about: 'OpenZeppelin Contracts 5.0, gone since', source: sourceOf('openzeppelin-5.0'), contracts: earlier},
    {
      about: 'ERC-4337',
      source: sourceOf('viem'),
      contracts: {
        'EntryPoint 0.6': declarationsOf(entryPoint06Abi),
        'EntryPoint 0.7': declarationsOf(entryPoint07Abi),
        'EntryPoint 0.8': declarationsOf(entryPoint08Abi),
      },
    },
    {
      about: 'the multi-signature wallet',
      source: sourceOf(SAFE),
      contracts: safe({
        Safe: ['v1.5.0/safe_l2', 'v1.4.1/safe_l2', 'v1.3.0/gnosis_safe_l2', 'v1.3.0/gnosis_safe'],
        SafeProxyFactory: ['v1.5.0/safe_proxy_factory', 'v1.4.1/safe_proxy_factory', 'v1.3.0/proxy_factory'],
        MultiSend: ['v1.5.0/multi_send', 'v1.4.1/multi_send', 'v1.3.0/multi_send'],
        SignMessageLib: ['v1.4.1/sign_message_lib'],
        CreateCall: ['v1.4.1/create_call'],
      }),
    },
    ...written,
  ];
}
