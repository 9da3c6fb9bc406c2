import type {RootContent} from 'mdast';
import {type NetworkId, networks} from '../../../data/networks';
import {
  type SystemContract,
  systemContracts,
} from '../../../data/systemContracts';
import {
  bulletList,
  caution,
  code,
  codeLink,
  component,
  createImport,
  getText,
  heading,
  htmlNode,
  inlineComponent,
  joinPhrases,
  link,
  paragraph,
  type Phrase,
  strong,
} from '../../../lib/mdast';
import {joinList} from '../../../lib/text';
import {classNames, sectionIds} from '../domContract';
import type {
  AbiFile,
  OtherMember,
  OtherMembers,
  PageFacts,
} from '../facts/pageFacts';
import {
  getMainnetDates,
  newestRelease,
  type Release,
  releases,
} from '../facts/releases';
import {
  type ContractKey,
  earlierPages,
  licences,
  successors,
} from '../model/contracts';
import type {ContractPage} from './contractPage';
import {createCopyableHex, factList, linkName, linkNames} from './phrases';
import {describeCallers} from './printMember';

/** Name and import path of the component. */
export const ABI_DOWNLOAD = {
  name: 'AbiDownload',
  source: '@site/src/features/contracts/browser/AbiDownload',
};

/** Links to the source file at the recorded commit. */
function describeSource(
  {source: {url, matching}}: PageFacts,
  name: Phrase,
): Phrase[] {
  return [
    ...link(url, name),
    ...(matching
      ? [
          `; at this commit, ${matching.count} of its ${matching.of} members match this page`,
        ]
      : []),
  ];
}

/** States which release Mainnet runs, if known. */
function describeMainnet({release, deployments}: PageFacts): Phrase[] {
  if (release !== newestRelease) return [];
  const statements = deployments.map((deployment): Phrase[] => {
    const {contract, release: lastRelease, date} = deployment;
    if (!lastRelease) return [code(contract), ' has no known upgrade'];
    if (lastRelease === release)
      return [code(contract), ` has run ${release} since ${date}`];
    return [
      'The last known upgrade of ',
      code(contract),
      ` was to ${lastRelease} on ${date}, so it may lack parts of ${release}`,
    ];
  });
  return joinPhrases(statements, '. ');
}

/** Where the contract is deployed, with its ABI and source. Every core contract is a proxy. */
export function printDeployment(page: PageFacts): RootContent[] {
  const contract = Object.values<SystemContract>(systemContracts).find(
    ({page: route}) => route === page.route,
  );
  if (!contract || page.kind !== 'contract') return [];
  const prefix = contract.group === 'core' ? 'Proxy on ' : '';
  const addresses = Object.entries(contract.addresses).map(
    ([network, value]): [string, Phrase[]] => [
      `${prefix}${networks[network as NetworkId].name}`,
      [inlineComponent('DeployedAddress', {value, network})],
    ],
  );
  const abi = page.abis.find(({releases: covered}) =>
    covered.includes(page.release),
  );
  const abiLink = abi
    ? [...link(`pathname://${abi.path}`, `${page.release} as JSON`), ' · ']
    : [];
  const facts: [string, Phrase[]][] = [
    ['Deployed as', contract.name === page.name ? [] : [contract.name]],
    ...addresses,
    [
      'ABI and source',
      [
        ...abiLink,
        ...describeSource(page, page.source.path.replace(/^.*\//, '')),
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

/** The names of the page's members by kind, preceded by the filter. */
export function printIndex(
  {pageSections}: ContractPage,
  memberFilter: RootContent,
): RootContent[] {
  const groups = pageSections.filter(({sections}) => sections.length);
  if (!groups.length) return [];
  const items = groups.map(({nodes: [title], sections}): Phrase[] => [
    strong(`${title ? getText(title) : ''}:`),
    ' ',
    ...joinPhrases(
      sections.map(({member: {id, heading: name}}) => codeLink(`#${id}`, name)),
    ),
  ]);
  return [
    heading(2, sectionIds.members, 'Members'),
    memberFilter,
    bulletList(items, classNames.index),
  ];
}

/** A name that the filter finds by its terms, with what the page knows about it. */
function printOtherMember(page: PageFacts, member: OtherMember): Phrase[] {
  const {name, selector, callers, id, note} = member;
  const terms = [name.replace(/\(.*/, ''), selector, name];
  const [label, ...others] = linkName(page, member);
  const properties = {
    dataFilter: terms.filter(Boolean).join(' '),
    ...(id && {id}),
  };
  const remarks = [
    ...(callers ? [describeCallers(page, callers)] : []),
    ...(note ? [[note]] : []),
  ];
  return [
    ...(label ? [{...label, data: {hProperties: properties}}] : []),
    ...others,
    ...(remarks.length ? [' (', ...joinPhrases(remarks, '; '), ')'] : []),
  ];
}

function printOtherMembers(
  page: PageFacts,
  groups: readonly OtherMembers[],
): RootContent {
  return bulletList(
    groups.map(({from, category, members}) => [
      ...(from.href ? linkName(page, from) : [from.name]),
      `, ${category}: `,
      ...joinPhrases(
        members.map(({href, selector, ...member}) => {
          const phrases = printOtherMember(page, {...member, href, selector});
          // The page that describes a member shows its selector.
          return href || !selector
            ? phrases
            : [createCopyableHex(selector), ' ', ...phrases];
        }),
      ),
    ]),
    classNames.named,
  );
}

/** ABI members not described on the page, with links to their descriptions. */
export function printInheritedMembers(page: PageFacts): RootContent[] {
  if (!page.otherMembers.length) return [];
  return [
    heading(2, sectionIds.inheritedMembers, 'Inherited members'),
    paragraph(
      code(page.name),
      ' inherits these members too. Each linked name leads to its description.',
    ),
    printOtherMembers(page, page.otherMembers),
  ];
}

/** On the page of an earlier release: the members that the contract does not declare itself. */
export function printRestOfAbi(
  page: PageFacts,
  currentRelease: Release,
): RootContent[] {
  if (!page.otherMembers.length) return [];
  const lists = page.otherMembers.flatMap(({category, members}) => [
    paragraph(`${category.replace(/^./, (letter) => letter.toUpperCase())}:`),
    bulletList(
      members.map((member) => [
        ...(member.selector ? [createCopyableHex(member.selector), ' '] : []),
        ...printOtherMember(page, member),
      ]),
      classNames.named,
    ),
  ]);
  return [
    heading(2, sectionIds.otherAbiMembers, 'Rest of the ABI'),
    paragraph(
      `In ${page.release}, the ABI also has these members. Each linked name leads to its description in ${currentRelease}.`,
    ),
    ...lists,
  ];
}

/** States what an ABI file omits or takes from other releases. */
function formatNote({
  missingEvents = [],
  inferredNames = [],
}: AbiFile): string | undefined {
  if (missingEvents.length)
    return `without ${joinList(missingEvents)}, whose indexed fields are unknown`;
  if (!inferredNames.length) return undefined;
  return `for ${inferredNames.length} members, the signatures are taken from the generations before and after, which agree on them`;
}

/** A link to each ABI of a contract, with copy buttons. */
export function printAbiLinks({
  name,
  release,
  abis,
  hasEmptyAbi,
}: PageFacts): RootContent[] {
  if (!abis.length) {
    const reason = hasEmptyAbi
      ? ' declares no external functions, events or errors.'
      : ` in ${release} is known only by its members’ names.`;
    return [paragraph('There is no ABI to download: ', code(name), reason)];
  }
  return abis.map((abi) =>
    component(ABI_DOWNLOAD.name, {
      contract: name,
      versions: joinList(abi.releases),
      path: abi.path,
      note: formatNote(abi),
    }),
  );
}

/** Where the contract comes from and where it is used, with its ABIs. */
export function printBackground(
  key: ContractKey,
  page: PageFacts,
): RootContent[] {
  return [
    heading(2, sectionIds.background, 'Inheritance and ABI'),
    ...factList([
      ['Source', describeSource(page, code(page.source.path))],
      ['Inherits', linkNames(page, page.inherits)],
      ['Deployed as part of', linkNames(page, page.partOf)],
      ['On Linea Mainnet', describeMainnet(page)],
      ['Licence', [licences[key] ?? ''].filter(Boolean)],
    ]),
    ...printAbiLinks(page),
  ];
}

/** Notice at the top of the page: when the contract was removed, and what replaced it. */
export function printRetiredNotice(
  key: ContractKey,
  {name, release}: PageFacts,
): RootContent[] {
  const removalRelease = releases[releases.indexOf(release) + 1];
  if (!removalRelease) return [];
  const successor = successors[key];
  const replacement = successor
    ? [
        ' It was replaced by ',
        successor.includes(' ') ? successor : code(successor),
        '.',
      ]
    : [];
  return [
    caution(
      'Historical',
      code(name),
      ` is no longer part of the contracts. The last known generation with it is ${release}. `,
      `Generation ${removalRelease}, which Linea Mainnet has run since ${getMainnetDates('LineaRollup')[removalRelease]}, does not include it.`,
      ...replacement,
      ' The table at the end of the page shows where its members went.',
    ),
  ];
}

/** The URL of a contract's page for an earlier release. The folder has no dot, which would look like a file extension. */
export const getEarlierRoute = (key: ContractKey, release: Release): string =>
  `/api/linea-smart-contracts/generations/${release.replace('.', '-')}/${key}`;

/** Points to the page of the release that Mainnet still runs, if the page describes a later one. */
export function printEarlierPageLink(
  key: ContractKey,
  {name, release}: PageFacts,
): RootContent[] {
  return earlierPages
    .filter((page) => page.key === key)
    .map((page) =>
      paragraph(
        `This page describes ${release}. As far as is known, Linea Mainnet still runs ${page.release}: see `,
        ...link(getEarlierRoute(key, page.release), `${name} ${page.release}`),
        '.',
      ),
    );
}
