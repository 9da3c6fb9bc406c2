import type {RootContent} from 'mdast';
import {type NetworkId, networks} from '../../../data/networks';
import {
  type SystemContract,
  systemContracts,
} from '../../../data/systemContracts';
import {
  caution,
  code,
  codeLink,
  component,
  createImport,
  htmlNode,
  inlineComponent,
  joinPhrases,
  link,
  paragraph,
  type Phrase,
  table,
} from '../../../lib/mdast';
import {joinList} from '../../../lib/text';
import {sectionIds} from '../domContract';
import {
  getMainnetDates,
  getReleaseData,
  newestRelease,
  oldestRelease,
  type Release,
  releases,
} from '../facts/releases';
import {findSource} from '../facts/sourceLinks';
import {
  type AbiVersion,
  getAbi,
  getAbiPath,
  getAbiVersions,
} from '../model/abi';
import {
  type ContractKey,
  contractRecords,
  findContract,
  findDeployments,
  findDerivedContracts,
  getContractVersion,
  getDocumentedRelease,
  getPageContracts,
  licences,
  successors,
} from '../model/contracts';
import {getVersionRows} from '../model/history';
import type {ContractPage} from './contractPage';
import {linkContract} from './links';

const REPOSITORY_URL =
  'https://github.com/LFDT-Lineth/lineth-monorepo/blob/main/';

/** The source file at the recorded commit, or the current file for the newest release only, because older files have moved. */
const getSourceUrl = ({
  release,
  declaration,
  record,
}: ContractPage): string | undefined =>
  findSource(record.name, release)?.url ??
  (release === newestRelease
    ? `${REPOSITORY_URL}${declaration.source}`
    : undefined);

function describeSource(page: ContractPage, name: Phrase): Phrase[] {
  const source = findSource(page.record.name, page.release);
  const hasDifferences = source && source.unchangedCount < source.memberCount;
  return [
    ...link(getSourceUrl(page), name),
    ...(hasDifferences
      ? [
          `; at this commit, ${source.unchangedCount} of its ${source.memberCount} members match this page`,
        ]
      : []),
  ];
}

function describeRelease({
  key,
  release: documentedRelease,
}: ContractPage): Phrase[] {
  const version = getContractVersion(key, documentedRelease);
  return [
    documentedRelease,
    ...(version ? [`, in which the contract has version ${version}`] : []),
    ...(documentedRelease === newestRelease
      ? [`, from the source of ${getReleaseData(newestRelease).sourceDate}`]
      : []),
  ];
}

/** States which release Mainnet runs, if known. */
function describeMainnet({
  key,
  release: documentedRelease,
}: ContractPage): Phrase[] {
  const statements = findDeployments(key).map(
    ({contract, upgradeDates}): Phrase[] => {
      const [lastRelease, day] = Object.entries(upgradeDates).at(-1) ?? [];
      if (!lastRelease) return [code(contract), ' has no known upgrade'];
      if (lastRelease === documentedRelease)
        return [code(contract), ` has run ${documentedRelease} since ${day}`];
      return [
        'The last known upgrade of ',
        code(contract),
        ` was to ${lastRelease} on ${day}, so it may lack parts of ${documentedRelease}`,
      ];
    },
  );
  return documentedRelease === newestRelease
    ? joinPhrases(statements, '. ')
    : [];
}

/** Where the contract is deployed, with its ABI and source. Every core contract is a proxy. */
export function createDeploymentFacts(page: ContractPage): RootContent[] {
  const {key, record, release, declaration} = page;
  const contract = Object.values<SystemContract>(systemContracts).find(
    ({page: route}) => route === record.route,
  );
  if (!contract || declaration.kind !== 'contract') return [];
  const facts: [string, Phrase[]][] = [
    ['Deployed as', contract.name === record.name ? [] : [contract.name]],
    ...Object.entries(contract.addresses).map(
      ([network, value]): [string, Phrase[]] => [
        `${contract.group === 'core' ? 'Proxy on ' : ''}${networks[network as NetworkId].name}`,
        [inlineComponent('DeployedAddress', {value, network})],
      ],
    ),
    [
      'ABI and source',
      [
        ...(getAbi(key, release)
          ? [
              ...link(
                `pathname://${getAbiPath(key, release)}`,
                `${release} as JSON`,
              ),
              ' · ',
            ]
          : []),
        ...describeSource(page, declaration.source.replace(/^.*\//, '')),
      ],
    ],
  ];
  const items = facts
    .filter(([, detail]) => detail.length)
    .map(([term, detail]) =>
      htmlNode('div', [htmlNode('dt', [term]), htmlNode('dd', detail)]),
    );
  return [
    createImport('DeployedAddress', '@site/src/components/Address/single'),
    htmlNode('dl', items, {className: 'docs-facts'}),
  ];
}

function describeChanges({key}: ContractPage): Phrase[] {
  const rows = getVersionRows(key);
  const addedCount = rows.filter(({cells}) => !cells[oldestRelease]).length;
  const removedCount = rows.filter(({cells}) => !cells[newestRelease]).length;
  const summary = rows.length
    ? `${addedCount} members added, ${removedCount} removed, ${rows.length - addedCount - removedCount} changed: `
    : 'none: ';
  return [summary, ...link(`#${sectionIds.versions}`, 'versions')];
}

/** Links a part that the page documents to its first member, and other contracts to their pages. */
function linkPart(page: ContractPage, contract: string): Phrase[] {
  const part = page.pageSections
    .flatMap(({sections}) => sections)
    .find(({member}) => member.declaredIn === contract);
  return part
    ? codeLink(`#${part.member.id}`, contract)
    : linkContract(page, contract);
}

/** Creates the "At a glance" table. Without deployment facts, it also states the kind of contract and the source. */
export function createOverview(
  page: ContractPage,
  hasDeploymentFacts: boolean,
): RootContent[] {
  const {
    declaration,
    declaration: {inherits = []},
    record,
    key,
  } = page;
  const parts = getPageContracts(key)
    .filter(
      ({name}) =>
        ![record.name, ...inherits].includes(name) &&
        findContract(name, page.release)?.declaration.kind !== 'interface',
    )
    .map(({name}) => linkPart(page, name));
  const derivedContracts = findDerivedContracts(key).map(
    (derivedKey) => contractRecords[derivedKey],
  );
  const rows: [string, Phrase[]][] = [
    ['Kind', hasDeploymentFacts ? [] : [declaration.kind]],
    [
      'Source',
      hasDeploymentFacts ? [] : describeSource(page, code(declaration.source)),
    ],
    [
      'Inherits',
      joinPhrases(inherits.map((contract) => linkPart(page, contract))),
    ],
    ['Also documented here', joinPhrases(parts)],
    ['Generation', describeRelease(page)],
    ['On Linea Mainnet', describeMainnet(page)],
    [
      'Deployed as part of',
      joinPhrases(
        derivedContracts.map(({route, name}) => codeLink(route, name)),
      ),
    ],
    ['Licence', [licences[key] ?? ''].filter(Boolean)],
    [`Changes since ${oldestRelease}`, describeChanges(page)],
  ];
  const nonEmptyRows = rows.filter(([, value]) => value.length);
  return [
    table(
      ['At a glance', record.name],
      nonEmptyRows.map(([name, value]) => [[name], value]),
    ),
  ];
}

/** Name and import path of the component. */
export const ABI_DOWNLOAD = {
  name: 'AbiDownload',
  source: '@site/src/features/contracts/browser/AbiDownload',
};

/** States what an ABI file omits or takes from other releases. */
function formatNote({
  missingEvents,
  inferredNames,
}: AbiVersion): string | undefined {
  if (missingEvents.length)
    return `without ${joinList(missingEvents)}, whose indexed fields are unknown`;
  if (!inferredNames.length) return undefined;
  return `for ${inferredNames.length} members, the signatures are taken from the generations before and after, which agree on them`;
}

/** Explains why a page offers no ABI. */
function explainMissingAbi(key: ContractKey, release: Release): RootContent {
  const {name, releases} = contractRecords[key];
  const isEmpty = Object.values<readonly string[]>({
    ...releases[release]?.abiNames,
  }).every((names) => !names.length);
  const reason = isEmpty
    ? [' declares no external functions, events or errors.']
    : [` in ${release} is known only by its members’ names.`];
  return paragraph('There is no ABI to download: ', code(name), ...reason);
}

/** A link to each ABI of a contract, with copy buttons. */
export function createAbiLinks(key: ContractKey): RootContent[] {
  const {name} = contractRecords[key];
  const versions = getAbiVersions(key);
  if (!versions.length)
    return [explainMissingAbi(key, getDocumentedRelease(contractRecords[key]))];
  return versions.map((version) =>
    component(ABI_DOWNLOAD.name, {
      contract: name,
      versions: joinList(version.releases),
      path: version.path,
      note: formatNote(version),
    }),
  );
}

/** A link to the ABI of one release, under that release's name even if other releases share the ABI. */
export function createReleaseAbiLink(
  key: ContractKey,
  release: Release,
): RootContent[] {
  const version = getAbiVersions(key).find(({releases}) =>
    releases.includes(release),
  );
  if (!version) return [explainMissingAbi(key, release)];
  return [
    component(ABI_DOWNLOAD.name, {
      contract: contractRecords[key].name,
      versions: release,
      path: getAbiPath(key, release),
      note: formatNote(version),
    }),
  ];
}

/** Notice at the top of the page: when the contract was removed, and what replaced it. */
export function createRetiredNotice({
  key,
  record,
  release,
}: ContractPage): RootContent[] {
  const removalRelease = releases[releases.indexOf(release) + 1];
  if (!removalRelease) return [];
  const successor = successors[key];
  return [
    caution(
      'Historical',
      code(record.name),
      ` is no longer part of the contracts. The last known generation with it is ${release}. `,
      `Generation ${removalRelease}, which Linea Mainnet has run since ${getMainnetDates('LineaRollup')[removalRelease]}, does not include it.`,
      ...(successor
        ? [
            ' It was replaced by ',
            successor.includes(' ') ? successor : code(successor),
            '.',
          ]
        : []),
      ' The table at the end of the page shows where its members went.',
    ),
  ];
}
