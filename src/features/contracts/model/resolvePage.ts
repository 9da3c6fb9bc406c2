import type {AbiParameter} from 'viem';
import {formatAbiItem} from 'viem/utils';
import {groupBy} from '../../../lib/collections';
import type {
  AbiFile,
  Callers,
  OtherMember,
  OtherMembers,
  PageFacts,
  Reference,
  VersionFacts,
} from '../facts/pageFacts';
import {newestRelease, type Release, releases} from '../facts/releases';
import type {AbiCategory, Hex} from '../facts/schema';
import {findSource} from '../facts/sourceLinks';
import {
  findSelector,
  getAbiPath,
  getAbiVersions,
  getHex,
  getRecordedAbi,
  type NamedItem,
} from './abi';
import {
  type ContractKey,
  contractRecords,
  findDeployments,
  findDerivedContracts,
  getDocumentedRelease,
} from './contracts';
import {
  findDeclarationLink,
  getCategory,
  getVersionRows,
  type VersionRow,
} from './history';
import {getMembers, getMembersInRelease, type Member} from './members';
import {
  callerRecords,
  compact,
  referToContract,
  resolveCallers,
  resolveMember,
  type Subject,
} from './resolveMember';

const EXTERNAL_LIBRARIES = 'OpenZeppelin and other libraries';

const addTo = (
  groups: Map<string, OtherMembers>,
  from: Reference,
  category: AbiCategory,
  member: OtherMember,
): void => {
  const id = `${from.name} ${category}`;
  const group = groups.get(id) ?? {from, category, members: []};
  groups.set(id, {...group, members: [...group.members, compact(member)]});
};

/** An inherited member and where it comes from. */
function resolveInheritedMember(
  {key, name: contract}: Subject,
  category: AbiCategory,
  name: string,
): {readonly from: Reference; readonly member: OtherMember} {
  const link = findDeclarationLink(key, category, name);
  if (link) {
    return {
      from: referToContract(link.declaredIn),
      member: {name, href: link.href, selector: link.member?.hex},
    };
  }
  const kind = category === 'errors' ? 'error' : 'function';
  return {
    from: {name: EXTERNAL_LIBRARIES},
    member: {
      name,
      selector: category === 'events' ? undefined : findSelector(kind, name),
      callers: findInheritedCallers(contract, name),
    },
  };
}

/** The members that a contract inherits. Those without a description, for example from OpenZeppelin, get their selector and callers. */
function resolveInheritedMembers(subject: Subject): readonly OtherMembers[] {
  const {key, release} = subject;
  const declaration = contractRecords[key].releases[release];
  const groups = new Map<string, OtherMembers>();
  for (const category of ['functions', 'events', 'errors'] as const) {
    for (const name of declaration?.abiNames[category] ?? []) {
      const isDescribed = getMembers(key).some(
        (member) => getCategory(member) === category && member.name === name,
      );
      if (isDescribed) continue;
      const {from, member} = resolveInheritedMember(subject, category, name);
      addTo(groups, from, category, member);
    }
  }
  const isExternal = ({from}: OtherMembers): number =>
    Number(from.name === EXTERNAL_LIBRARIES);
  return [...groups.values()].sort((a, b) => isExternal(a) - isExternal(b));
}

/** Who may call an inherited function; undefined if several functions share the name, or none changes state. */
function findInheritedCallers(
  contract: string,
  name: string,
): Callers | undefined {
  const signatures = Object.keys(callerRecords[contract] ?? {}).filter((text) =>
    text.startsWith(`${name}(`),
  );
  const [signature = ''] = signatures;
  return signatures.length === 1
    ? resolveCallers(
        {name: contract, release: newestRelease},
        [contract],
        signature,
      )
    : undefined;
}

/** Replaces a struct or enum type with its name, if recorded. */
function nameType(parameter: AbiParameter): AbiParameter {
  const name = /^(?:struct|enum) (.*)$/.exec(parameter.internalType ?? '')?.[1];
  return name ? {...parameter, type: name} : parameter;
}

/** Formats a signature with names, for example `isPaused(IPauseManager.PauseType _pauseType) view returns (bool)`. */
function formatItem(item: NamedItem): string {
  const inputs = (item.inputs as readonly AbiParameter[]).map(nameType);
  const namedItem: NamedItem =
    item.type === 'function'
      ? {...item, inputs, outputs: item.outputs.map(nameType)}
      : {...item, inputs};
  return formatAbiItem(namedItem).replace(/^\w+ /, '');
}

/** On the page of an earlier release: the members of its ABI that the contract does not declare itself, with their description in the current release. */
function resolveRestOfAbi(
  {key, release, name: contract}: Subject,
  members: readonly Member[],
): readonly OtherMembers[] {
  const {items, unknownNames} = getRecordedAbi(key, release);
  const record = contractRecords[key];
  const currentRelease = getDocumentedRelease(record);
  const groups = new Map<string, OtherMembers>();
  const otherItems = items
    .filter((item) => !members.some(({hex}) => hex === getHex(item)))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const item of otherItems) {
    const hex: Hex = getHex(item);
    const category = `${item.type}s` as const;
    const candidates = getMembers(key).filter(
      (member) => getCategory(member) === category && member.name === item.name,
    );
    const member =
      candidates.find((candidate) => candidate.hex === hex) ?? candidates[0];
    const link = findDeclarationLink(key, category, item.name);
    const href = member ? `${record.route}#${member.id}` : link?.href;
    const currentHex = member?.hex ?? link?.member?.hex;
    const isCurrent = record.releases[currentRelease]?.abiNames[
      category
    ].includes(item.name);
    const hasOtherSignature = currentHex !== undefined && currentHex !== hex;
    const difference = hasOtherSignature
      ? `different signature in ${currentRelease}`
      : undefined;
    addTo(groups, {name: contract}, category, {
      name: formatItem(item),
      href: isCurrent ? href : undefined,
      selector: hex,
      ...(member && {id: member.id}),
      ...(!isCurrent && {note: `not in ${currentRelease}`}),
      ...(isCurrent && difference && {note: difference}),
    });
  }
  for (const name of unknownNames)
    addTo(groups, {name: contract}, 'events', {
      name,
      note: 'known by name only',
    });
  return [...groups.values()];
}

function resolveVersionRow(
  key: ContractKey,
  release: Release,
  {name, category, cells, changes, movedTo}: VersionRow,
): VersionFacts {
  const identities = releases.flatMap((item) => {
    const cell = cells[item];
    if (!cell) return [];
    const {selectors, size: fields, isUnknown} = cell;
    const identity = isUnknown
      ? {isUnknown: true as const}
      : {selectors: fields === undefined ? selectors : [], fields};
    return [{release: item, identity: compact(identity)}];
  });
  const groups = groupBy(identities, ({identity}) => JSON.stringify(identity));
  return {
    name,
    href: cells[release] && findDeclarationLink(key, category, name)?.href,
    category,
    identities: [...groups.values()].map((group) => ({
      releases: group.map((item) => item.release),
      ...group[0]?.identity,
    })),
    changes,
    movedTo: movedTo.map(referToContract),
  };
}

function resolveDeployments(key: ContractKey): PageFacts['deployments'] {
  return findDeployments(key).map(({contract, upgradeDates}) => {
    const [release, date] = Object.entries(upgradeDates).at(-1) ?? [];
    return compact({contract, release: release as Release | undefined, date});
  });
}

/** Resolves everything that a contract's page prints about a release; by default, about the release that the page documents. */
export function resolvePage(
  key: ContractKey,
  earlierRelease?: Release,
): PageFacts {
  const record = contractRecords[key];
  const release = earlierRelease ?? getDocumentedRelease(record);
  const declaration = record.releases[release];
  if (!declaration)
    throw new Error(`${record.name} has no declaration in ${release}`);
  const {name, route} = record;
  const subject = {key, name, release, isCurrent: !earlierRelease};
  const members = getMembersInRelease(key, release).filter(
    ({isRequired}) => isRequired || subject.isCurrent,
  );
  const source = findSource(name, release);
  const abis = getAbiVersions(key).flatMap((abi) => {
    if (!earlierRelease) return [abi];
    return abi.releases.includes(earlierRelease)
      ? [{...abi, path: getAbiPath(key, release), releases: [release]}]
      : [];
  });
  const hasEmptyAbi = Object.values<readonly string[]>({
    ...declaration.abiNames,
  }).every((names) => !names.length);
  return {
    name,
    route,
    release,
    kind: declaration.kind,
    source: compact<PageFacts['source']>({
      path: declaration.source,
      url: source?.url,
      ...(source &&
        source.unchangedCount < source.memberCount && {
          matching: {count: source.unchangedCount, of: source.memberCount},
        }),
    }),
    inherits: (declaration.inherits ?? []).map(referToContract),
    deployments: resolveDeployments(key),
    partOf: findDerivedContracts(key).map((derived) =>
      referToContract(contractRecords[derived].name),
    ),
    hasEmptyAbi: hasEmptyAbi || undefined,
    abis: abis.map((abi) => compact<AbiFile>(abi)),
    members: members.map((member) => resolveMember(subject, member)),
    otherMembers: subject.isCurrent
      ? resolveInheritedMembers(subject)
      : resolveRestOfAbi(subject, members),
    versions: subject.isCurrent
      ? getVersionRows(key).map((row) => resolveVersionRow(key, release, row))
      : [],
  };
}
