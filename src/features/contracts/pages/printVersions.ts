import type {RootContent} from 'mdast';
import {
  code,
  heading,
  joinPhrases,
  paragraph,
  type Phrase,
  table,
} from '../../../lib/mdast';
import {joinList} from '../../../lib/text';
import {sectionIds} from '../domContract';
import type {PageFacts, VersionFacts} from '../facts/pageFacts';
import {
  getMainnetDates,
  getReleaseData,
  newestRelease,
  type Release,
  releases,
  renames,
} from '../facts/releases';
import {type ContractKey, getContractVersion} from '../model/contracts';
import {createCopyableHex, linkName, linkNames} from './phrases';

/** Identifies a version of a member by its selectors, the starts of its topics, or its size. */
function printIdentity({
  releases: covered,
  selectors = [],
  fields,
  isUnknown,
}: VersionFacts['identities'][number]): Phrase[] {
  const size = fields === undefined ? [] : [[`${fields} fields`]];
  const identities = [
    ...(isUnknown ? [['unknown']] : size),
    ...selectors.map((hex) => [createCopyableHex(hex)]),
  ];
  return [
    covered.join(',\u00a0'),
    ...(identities.length ? [':\u00a0', ...joinPhrases(identities)] : []),
  ];
}

/** `added in 7.1`, `moved after 6.0 to …`: describes one change. */
function printChange(
  page: PageFacts,
  {name, category, movedTo}: VersionFacts,
  {from, to, kind}: VersionFacts['changes'][number],
): Phrase[] {
  const isNext = releases.indexOf(to) === releases.indexOf(from) + 1;
  const timing = isNext ? `in ${to}` : `after ${from}`;
  if (kind === 'changed')
    return [
      `${category === 'types' ? 'fields' : 'signature'} changed ${timing}`,
    ];
  if (kind === 'added') {
    const earlierName = Object.keys(renames).find(
      (oldName) => renames[oldName] === name,
    );
    const phrases: Phrase[] = earlierName
      ? [`renamed ${timing} from `, code(earlierName)]
      : [`added ${timing}`];
    return mayBeMissing(page, to)
      ? [...phrases, ', which the deployed contract may not have yet']
      : phrases;
  }
  const newName = renames[name];
  if (newName) return [`renamed ${timing} to `, code(newName)];
  if (!movedTo.length) return [`removed ${timing}`];
  return [`moved ${timing} to `, ...linkNames(page, movedTo, ' and ')];
}

/** Whether upgrades of the deployed contracts are recorded, but none to this release. */
function mayBeMissing({deployments}: PageFacts, release: Release): boolean {
  const upgrades = deployments.flatMap(({release: last}) => last ?? []);
  return (
    upgrades.length > 0 &&
    upgrades.every((last) => releases.indexOf(last) < releases.indexOf(release))
  );
}

function describeContractVersions(key: ContractKey): string {
  const names = [
    ...new Set(releases.map((release) => getContractVersion(key, release))),
  ].filter(Boolean);
  const list = names.map((name) => {
    const matchingReleases = releases.filter(
      (release) => getContractVersion(key, release) === name,
    );
    return `${name} in ${joinList(matchingReleases)}`;
  });
  return list.length
    ? ` This contract has its own version numbers: ${list.join(', ')}.`
    : '';
}

/** The dates of LineaRollup's Mainnet upgrades and of the last upgrades of contracts that lag behind. Releases are named after LineaRollup's versions. */
function describeMainnetDates({deployments}: PageFacts): Phrase[] {
  const rollupUpgrades = Object.entries(getMainnetDates('LineaRollup')).map(
    ([release, day]) => `to ${release} on ${day}`,
  );
  const lagging = deployments.flatMap(({contract, release, date}) =>
    release && release !== newestRelease
      ? [{contract, upgrade: `${release} on ${date}`}]
      : [],
  );
  return [
    'A generation is named after the version of ',
    code('LineaRollup'),
    `. Linea Mainnet moved ${joinList(rollupUpgrades)}.`,
    ...[...new Set(lagging.map(({upgrade}) => upgrade))].flatMap((upgrade) => [
      ' The last known upgrade of ',
      ...joinPhrases(
        lagging
          .filter((candidate) => candidate.upgrade === upgrade)
          .map(({contract}) => [code(contract)]),
        ', ',
        ' and ',
      ),
      ` was to ${upgrade}. The entries for ${newestRelease} come from the source of ${getReleaseData(newestRelease).sourceDate} and may not be deployed yet.`,
    ]),
  ];
}

/** One row per member that differs between releases. */
export function printVersionTable(
  key: ContractKey,
  page: PageFacts,
): RootContent[] {
  const {name, versions, hasEmptyAbi} = page;
  const title = heading(2, sectionIds.versions, 'Versions');
  if (!versions.length)
    return [
      title,
      paragraph(
        `The ${hasEmptyAbi ? 'declarations' : 'ABI'} of `,
        code(name),
        ` ${hasEmptyAbi ? 'are' : 'is'} the same in ${joinList(releases)}. The code behind the same signature can differ.`,
      ),
    ];
  const rows = versions.map((row) => [
    [...linkName(page, row), ` ${row.category.slice(0, -1)}`],
    joinPhrases(row.identities.map(printIdentity), '; '),
    joinPhrases(row.changes.map((change) => printChange(page, row, change))),
  ]);
  return [
    title,
    paragraph(
      'This table lists the members that differ between generations. ',
      ...describeMainnetDates(page),
      describeContractVersions(key),
      ' The selector of a member, or the first four bytes of its topic, is shown after its generations.',
    ),
    table(['Member', 'Generations', 'What changed'], rows),
  ];
}
