import type {LoadContext, Plugin} from '@docusaurus/types';
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {
  keccak256,
  numberToHex,
  parseAbiItem,
  toBytes,
  toFunctionSelector,
} from 'viem';
import {declaredErrors, errorCauses} from '../../../data/errorCauses';
import {memoize} from '../../../lib/collections';
import {writeJson} from '../../../lib/writeJson';
import {
  allMethods,
  methodsWithOwnPage,
  rpcGroups,
  type RpcMethod,
} from '../../rpc/methods';
import type {RpcError} from '../../rpc/types';
import {pauseTypes} from '../facts/pauseTypes';
import {deployedAbis} from '../facts/readFacts';
import {
  getMainnetDates,
  getReleaseData,
  newestRelease,
  releases,
  renames,
  type Release,
} from '../facts/releases';
import type {Hex} from '../facts/schema';
import standardAbis from '../facts/standardAbis.json';
import {
  getAbiItemKey,
  getRecordedAbi,
  parseDeployedAbi,
  toAbiItems,
  type NamedItem,
} from '../model/abi';
import {
  contractKeys,
  contractRecords,
  deployments,
  getContracts,
  type ContractKey,
} from '../model/contracts';
import {getCategory} from '../model/history';
import {getMembers, roleNames, type Member} from '../model/members';
import {
  formatSignature,
  getIndexKey,
  type AbiKind,
  type DocsLink,
  type DocumentedMessage,
  type Field,
  type RecordedContract,
  type SignatureIndexData,
  type SignatureRecord,
} from '../../decoder/signatures';

interface Entry {
  readonly item: NamedItem;
  /** The release whose source provides the names; undefined if the protocol's source does not declare the member. */
  readonly release?: Release;
  /** Set if it is unknown which of the event's fields are indexed. */
  readonly hasUnknownIndexing?: boolean;
}

interface StandardAbi {
  /** A description of the contracts; absent for contracts that change with protocol releases. */
  readonly about?: string;
  readonly contracts: Readonly<Record<string, readonly string[]>>;
}

const parse = (declaration: string): NamedItem =>
  parseAbiItem(declaration) as NamedItem;

/** Lists third-party contracts; those that the protocol uses come first. */
const listStandardContracts = memoize(() =>
  (
    [
      ...standardAbis.protocol,
      ...standardAbis.ecosystem,
    ] as readonly StandardAbi[]
  ).flatMap(({about, contracts}) =>
    Object.entries(contracts).map(([contract, declarations]) => ({
      contract,
      about,
      items: declarations.map(parse),
    })),
  ),
);

/** Returns the ABI of a deployed contract, or the known part of it for releases without a recorded ABI. */
function getDeployedItems(
  contract: keyof typeof deployedAbis,
  release: Release,
): readonly NamedItem[] {
  const abi = deployedAbis[contract][release];
  const key = contractKeys.find(
    (candidate) =>
      deployments[candidate]?.contract &&
      deployments[candidate].abi === contract,
  );
  if (abi) return parseDeployedAbi(abi);
  return key ? getRecordedAbi(key, release).items : [];
}

/** Collects all members. Argument names come from the newest source that declares the member, otherwise from a standard if there is one. */
function collectEntries(): ReadonlyMap<string, Entry> {
  const entries = new Map<string, Entry>();
  const add = (entry: Entry): void => {
    if (!entries.has(getAbiItemKey(entry.item)))
      entries.set(getAbiItemKey(entry.item), entry);
  };
  for (const release of releases.toReversed()) {
    for (const {declaration} of getContracts(release))
      toAbiItems(declaration, release).forEach((item) => add({item, release}));
  }
  listStandardContracts(undefined).forEach(({items}) =>
    items.forEach((item) => add({item})),
  );
  for (const contract of Object.keys(
    deployedAbis,
  ) as (keyof typeof deployedAbis)[]) {
    for (const release of releases)
      getDeployedItems(contract, release).forEach((item) =>
        add({
          item,
          hasUnknownIndexing: item.type === 'event' && item.inputs.length > 0,
        }),
      );
  }
  return entries;
}

/** Collects the contracts and releases that contain each member. */
function collectContracts(): ReadonlyMap<string, readonly RecordedContract[]> {
  const contracts = new Map<
    string,
    (RecordedContract & {readonly releases: string[]})[]
  >();
  const add = (
    item: NamedItem,
    contract: string,
    release?: Release,
    note?: string,
  ): void => {
    const key = getAbiItemKey(item);
    const list = contracts.get(key) ?? [];
    const recordedContract = list.find(
      (candidate) => candidate.contract === contract,
    );
    if (!recordedContract)
      contracts.set(key, [
        ...list,
        {contract, releases: release ? [release] : [], ...(note && {note})},
      ]);
    else if (release && !recordedContract.releases.includes(release))
      recordedContract.releases.push(release);
  };
  for (const contract of Object.keys(
    deployedAbis,
  ) as (keyof typeof deployedAbis)[]) {
    for (const release of releases)
      getDeployedItems(contract, release).forEach((item) =>
        add(item, contract, release),
      );
  }
  // Interfaces and libraries are credited only with members that no deployed contract has.
  const deployedKeys = new Set(contracts.keys());
  for (const release of releases) {
    for (const {name, declaration} of getContracts(release)) {
      toAbiItems(declaration, release)
        .filter((item) => !deployedKeys.has(getAbiItemKey(item)))
        .forEach((item) => add(item, name, release));
    }
  }
  for (const {contract, about, items} of listStandardContracts(undefined)) {
    for (const item of items)
      (about ? [undefined] : releases).forEach((release) =>
        add(item, contract, release, about),
      );
  }
  return contracts;
}

const isInterface = (key: ContractKey): boolean =>
  /^I[A-Z]/.test(contractRecords[key].name);

/** Members that have a heading in the reference. Implementations come first because their pages contain more detail. */
const listDocumentedMembers = memoize(
  (): readonly {readonly key: ContractKey; readonly member: Member}[] =>
    contractKeys
      .toSorted((a, b) => Number(isInterface(a)) - Number(isInterface(b)))
      .flatMap((key) => getMembers(key).map((member) => ({key, member}))),
);

/** Links to the contracts' pages; TimeLock is OpenZeppelin code but has a page. */
function linkToPages(
  contracts: readonly RecordedContract[],
): readonly DocsLink[] {
  const standards = new Set(
    listStandardContracts(undefined).map(({contract}) => contract),
  );
  return contractKeys
    .filter((key) => {
      const {name} = contractRecords[key];
      const standardAbi = standards.has(name) ? name : undefined;
      const abi = deployments[key]?.contract
        ? deployments[key].abi
        : standardAbi;
      return contracts.some(({contract}) => contract === abi);
    })
    .map((key) => ({
      page: contractRecords[key].name,
      href: contractRecords[key].route,
    }));
}

/** Links to a member's heading, otherwise to a later version of the member, otherwise to the pages of the contracts that have the member. */
function findDocsLinks(
  {item}: Entry,
  hex: Hex,
  contracts: readonly RecordedContract[],
): readonly DocsLink[] {
  const candidates = listDocumentedMembers(undefined).filter(
    ({member}) => getCategory(member) === `${item.type}s`,
  );
  const matchingMembers = candidates.filter(({member}) => member.hex === hex);
  const isProtocol = contracts.some(({note}) => !note);
  const laterMembers =
    matchingMembers.length || !isProtocol
      ? []
      : candidates.filter(({member}) =>
          [item.name, renames[item.name]].includes(member.name),
        );
  const matches = matchingMembers.length ? matchingMembers : laterMembers;
  if (!matches.length) return linkToPages(contracts);
  return matches.map(({key, member}) => ({
    page: contractRecords[key].name,
    href: `${contractRecords[key].route}#${member.id}`,
    heading: member.heading,
    ...(laterMembers.length > 0 && {isLater: true}),
  }));
}

/** Returns the source of a contract's page. */
const readPage = memoize((key: ContractKey): string => {
  const file = ['.mdx', `/${key}.mdx`]
    .map((end) => `docs${contractRecords[key].route}${end}`)
    .find(existsSync);
  return file ? readFileSync(file, 'utf8') : '';
});

/** Returns the first sentence of an error's description, without Markdown. */
function findDescription(hex: Hex): string | undefined {
  const error = listDocumentedMembers(undefined).find(
    ({member}) => member.kind === 'error' && member.hex === hex,
  );
  const text =
    error && readPage(error.key).split(`\n### ${error.member.heading}\n`)[1];
  return (
    text &&
    /^[\w`[“].*?[.?](?=\s)/m.exec(text)?.[0].replaceAll(/`|\[|\]\(.*?\)/g, '')
  );
}

const getEnums = memoize(
  (release: Release): ReadonlyMap<string, readonly string[]> =>
    new Map(
      getContracts(release).flatMap(({name, declaration}) =>
        (declaration.enums ?? []).map(
          (item) => [`${name}.${item.name}`, item.members] as const,
        ),
      ),
    ),
);

/** Converts a parameter, and adds the name of its struct or the members of its enum. */
function toField(
  {name = '', type, internalType, indexed, components}: Field,
  release: Release | undefined,
): Field {
  const [, kind, fullName = ''] =
    (release && /^(struct|enum) ([\w.]+)/.exec(internalType ?? '')) ?? [];
  const enumMembers =
    kind === 'enum' && release ? getEnums(release).get(fullName) : undefined;
  return {
    name,
    type,
    ...(indexed && {indexed}),
    ...(components && {
      components: components.map((component) => toField(component, release)),
    }),
    ...(kind === 'struct' && {
      internalType: `struct ${fullName.replace(/^.*\./, '')}`,
    }),
    ...(enumMembers && {enumMembers}),
  };
}

/** Creates labels for a contract's releases, with the date of the Mainnet upgrade if it is recorded. The last upgrade is the one in use. */
function labelReleases(contract: string): Readonly<Record<string, string>> {
  const dates = getMainnetDates(contract);
  const currentRelease = Object.keys(dates).at(-1);
  return Object.fromEntries(
    releases.flatMap((release) => {
      if (dates[release])
        return [
          [
            release,
            `${release === currentRelease ? 'on Mainnet ' : ''}since ${dates[release]}`,
          ],
        ];
      const isUnconfirmed =
        release === newestRelease && Object.keys(dates).length > 0;
      return isUnconfirmed
        ? [
            [
              release,
              `source of ${getReleaseData(release).sourceDate}, possibly not deployed yet`,
            ],
          ]
        : [];
    }),
  );
}

const hashText = (text: string): Hex => keccak256(toBytes(text));
const toSlot = (value: bigint): Hex => numberToHex(value, {size: 32});

/** Computes the storage slot of an ERC-7201 namespace. */
function computeNamespaceSlot(namespace: string): Hex {
  const slot = BigInt(keccak256(toSlot(BigInt(hashText(namespace)) - 1n)));
  return toSlot(slot - (slot % 256n));
}

/** Storage slots, type hashes and hashes of empty values, which are the same on every chain. */
const listCommonHashes = (): readonly (readonly [Hex, string])[] => [
  ...['implementation', 'admin', 'beacon'].map(
    (part): readonly [Hex, string] => [
      toSlot(BigInt(hashText(`eip1967.proxy.${part}`)) - 1n),
      `Proxy ${part} slot (EIP-1967)`,
    ],
  ),
  ...[
    'Initializable',
    'Ownable',
    'Ownable2Step',
    'AccessControl',
    'AccessControlEnumerable',
    'AccessControlDefaultAdminRules',
    'Pausable',
    'ReentrancyGuard',
    'ERC20',
    'ERC20Capped',
    'ERC4626',
    'ERC721',
    'ERC721Enumerable',
    'ERC721URIStorage',
    'ERC1155',
    'ERC1155Supply',
    'ERC2981',
    'EIP712',
    'Nonces',
    'Votes',
    'Governor',
    'TimelockController',
    'AccessManaged',
    'AccessManager',
  ].map((contract): readonly [Hex, string] => [
    computeNamespaceSlot(`openzeppelin.storage.${contract}`),
    `Storage slot of ${contract} (OpenZeppelin 5)`,
  ]),
  ...[
    'EIP712Domain(string name,string version,uint256 chainId,address verifyingContract)',
    'Permit(address owner,address spender,uint256 value,uint256 nonce,uint256 deadline)',
    'Delegation(address delegatee,uint256 nonce,uint256 expiry)',
    'TokenPermissions(address token,uint256 amount)',
    'PermitDetails(address token,uint160 amount,uint48 expiration,uint48 nonce)',
    'SafeTx(address to,uint256 value,bytes data,uint8 operation,uint256 safeTxGas,uint256 baseGas,uint256 gasPrice,address gasToken,address refundReceiver,uint256 nonce)',
  ].map((type): readonly [Hex, string] => [
    hashText(type),
    `Type hash of ${type} (EIP-712)`,
  ]),
  [
    keccak256('0x'),
    'Hash of empty data: the code hash of an account without code',
  ],
  [
    keccak256('0x80'),
    'Root of an empty trie: the storage root of an account without storage',
  ],
  [
    keccak256('0xc0'),
    'Hash of an empty list: the uncles hash of a block without uncles',
  ],
];

/** Lists the names of roles, other constants and common values by hash. */
function listHashes(): Readonly<Record<string, string>> {
  const constants = releases
    .flatMap(getContracts)
    .flatMap(({declaration}) => declaration.constants ?? []);
  return Object.fromEntries([
    ...listCommonHashes(),
    ...roleNames.map((name) => [hashText(name), name] as const),
    ...constants.flatMap(({hash, name}) =>
      hash ? [[hash, name] as const] : [],
    ),
  ]);
}

/** Messages that say nothing about the request, or end in the reason of a contract. */
const isUnspecific = ({message, isGeneric, code}: RpcError): boolean =>
  isGeneric === true ||
  code === 3 ||
  code === -32_700 ||
  /<(?:REASON|DETAILS)>$|^Invalid call/.test(message);

/** Lists the messages of the documented methods, which the decoder explains as their pages do. */
function listDocumentedMessages(): readonly DocumentedMessage[] {
  const methods: readonly RpcMethod[] = Object.values(allMethods);
  return methods.flatMap(({method, group, errors}) => {
    const id = method.toLowerCase();
    const to =
      method in methodsWithOwnPage
        ? `/api/reference/${id.replaceAll('_', '-')}#errors`
        : `${rpcGroups[group].page}#${id}`;
    return errors
      .filter((error) => !isUnspecific(error))
      .map(({message, part, cause, fix}) => ({
        parts: (message.includes('<')
          ? message.split(/<[A-Z]+>/)
          : [part ?? message]
        )
          .map((text) => text.trim().toLowerCase())
          .filter(Boolean),
        ...(cause !== undefined && {title: cause}),
        fix,
        link: {label: `Errors of ${method}`, to},
      }));
  });
}

/** Adds the errors that only the data about causes declares. */
function addDeclaredErrors(errors: Record<string, SignatureRecord>): void {
  for (const [signature, contract] of declaredErrors) {
    const item = parse(`error ${signature}`);
    const cause = errorCauses[signature];
    errors[toFunctionSelector(signature)] ??= {
      name: item.name,
      inputs: item.inputs as readonly Field[],
      contracts: [{contract, releases: [], note: 'known by its signature'}],
      docsLinks: [],
      ...(cause && {cause}),
    };
  }
}

/** Builds the decoder's data in the format that the browser loads. */
export function buildSignatureIndex(): SignatureIndexData {
  const contractsByKey = collectContracts();
  const members: Record<AbiKind, Record<string, SignatureRecord>> = {
    error: {},
    event: {},
    function: {},
  };
  for (const [id, entry] of collectEntries()) {
    const [kind, hex] = id.split(' ') as [AbiKind, Hex];
    const contracts = contractsByKey.get(id);
    const {item, release, hasUnknownIndexing} = entry;
    // If the fields of a struct are not recorded, the signature contains the type name instead.
    const signature = formatSignature(kind, item);
    const isComplete = !/[.A-Z]/.test(signature.slice(signature.indexOf('(')));
    const cause = kind === 'function' ? undefined : errorCauses[signature];
    if (!contracts || !isComplete) continue;
    const description =
      cause || kind !== 'error' ? undefined : findDescription(hex);
    const inputs = (item.inputs as readonly Field[]).map((input) =>
      toField(input, release),
    );
    members[kind][getIndexKey(kind, hex)] = {
      name: item.name,
      inputs,
      ...(hasUnknownIndexing && {hasUnknownIndexing}),
      contracts,
      docsLinks: findDocsLinks(entry, hex, contracts),
      ...(cause && {cause}),
      description,
    };
  }
  const contractNames = Object.keys(deployedAbis);
  const routes = contractKeys.map(
    (key) => [contractRecords[key].name, contractRecords[key].route] as const,
  );
  addDeclaredErrors(members.error);
  return {
    members,
    releaseLabels: Object.fromEntries(
      contractNames.map((name) => [name, labelReleases(name)]),
    ),
    routes: Object.fromEntries(routes),
    hashes: listHashes(),
    // The only enum in the arguments of members.
    meanings: pauseTypes,
    documentedMessages: listDocumentedMessages(),
  };
}

/** The names of all members, from which the search tells a name from a word. */
const listNames = ({members}: SignatureIndexData): readonly string[] =>
  [
    ...new Set(
      Object.values(members).flatMap((records) =>
        Object.values(records).map(({name}) => name),
      ),
    ),
  ].sort();

/** Writes the decoder's data and the names for the search to generated/, so that the browser does not load the full contract data. */
export default function decoderSignatures({
  siteDir,
}: Pick<LoadContext, 'siteDir'>): Plugin {
  return {
    name: 'decoder-signatures',
    loadContent() {
      const folder = path.join(siteDir, 'generated');
      const index = buildSignatureIndex();
      writeJson(path.join(folder, 'decoder-signatures.json'), index);
      writeJson(path.join(folder, 'decoder-names.json'), listNames(index));
    },
  };
}
