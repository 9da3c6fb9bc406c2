import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {getAddress} from 'viem';
import {externalGroups} from '../../data/externalAddresses';
import {networks, type NetworkId} from '../../data/networks';
import {
  describeKind,
  systemContracts,
  type SystemContract,
} from '../../data/systemContracts';
import {memoize} from '../../lib/collections';
import {getDocRoute} from '../../lib/routes';
import {escapeRegExp, getFrontMatterYaml} from '../../lib/text';

/** What is at an address, on one network. */
export interface KnownAddress {
  /** With its checksum. */
  readonly address: string;
  /** For example `TokenBridge, proxy` or `Router, Chainlink CCIP`. */
  readonly what: string;
  /** Undefined if no page says on which network it is, and for example accounts. */
  readonly network?: NetworkId;
  /** Route of the page about it. */
  readonly page: string;
  /** What the contract does; for other projects, the title of the page. */
  readonly text: string;
}

/** Lists all system contracts that have no page of their own. */
const contractsPage = '/get-started/build/contracts';

interface DocsPage {
  readonly route: string;
  readonly title: string;
  readonly text: string;
}

const getDepth = ({route}: DocsPage): number => route.split('/').length;

/** Reads the pages; the page about a category comes before those in it. */
const readPages = (folder: string): readonly DocsPage[] =>
  readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => file.endsWith('.mdx'))
    .sort()
    .map((file) => {
      const text = readFileSync(path.join(folder, file), 'utf8');
      const [, title = ''] =
        /^title: (.*)$/m.exec(getFrontMatterYaml(text)) ?? [];
      return {
        route: getDocRoute(file.replaceAll('\\', '/'), text),
        title: title.replaceAll(/^["']|["']$/g, ''),
        text,
      };
    })
    .sort((a, b) => getDepth(a) - getDepth(b));

const listSystemContracts = (): readonly KnownAddress[] =>
  Object.values<SystemContract>(systemContracts).flatMap((contract) =>
    Object.entries(contract.addresses).map(([network, address]) => ({
      address: getAddress(address),
      what: describeKind(contract),
      network: network as NetworkId,
      page: contract.page ?? contractsPage,
      text: contract.role,
    })),
  );

const findGroup = (address: string): string | undefined =>
  externalGroups.find(({addresses}) => addresses.includes(address))?.about;

/** Removes markup, remarks in parentheses and the network, which is known: "`PohVerifier` on Linea Mainnet". */
const cleanLabel = (cell: string): string =>
  cell
    .replaceAll(/\[([^[\]]*)\]\([^()]*\)|[`*]/g, '$1')
    .replace(/ \(.*\)$| on (?:Linea|Ethereum) .*$/, '')
    .trim();

/** Versions, layers and networks are no names of contracts. */
const isName = (label: string): boolean =>
  label !== '' && !/^v?\d|^L[12]$|^(?:Linea|Ethereum) |^</.test(label);

/** Returns the name that a table gives to the address in one of its cells: the first cell of the row or, in a row for a layer, the head of the column. */
function findLabel(
  row: string,
  head: string,
  address: string,
): string | undefined {
  const cells = row.split('|').map((cell) => cell.trim());
  const position = cells.findIndex(
    (cell) => cell.startsWith('<Address ') && cell.includes(address),
  );
  const first = cleanLabel(cells[1] ?? '');
  const label = /^L[12]$/.test(first)
    ? cleanLabel(head.split('|')[position] ?? '')
    : first;
  return position > 1 && isName(label) ? label : undefined;
}

/** Joins the name in a table and the project, unless one says it all. */
function joinName(
  label: string | undefined,
  group: string | undefined,
): string | undefined {
  if (label === undefined || group === undefined) return label ?? group;
  return new RegExp(`\\b${escapeRegExp(label)}\\b`, 'i').test(group)
    ? group
    : `${label}, ${group}`;
}

/** Lists what `<Address>` elements on a page show. */
function listPageAddresses({route, title, text}: DocsPage): KnownAddress[] {
  let head = '';
  let previousLine = '';
  return text.split('\n').flatMap((line) => {
    if (/^\s*\|[\s:|-]+$/.test(line)) head = previousLine;
    previousLine = line;
    return [
      ...line.matchAll(/<Address value="(0x[\dA-Fa-f]{40})" network="(\w+)"/g),
    ].flatMap(([, value = '', network = '']) => {
      const address = getAddress(value);
      const what = joinName(
        findLabel(line.trim(), head, value),
        findGroup(address),
      );
      return what === undefined || !(network in networks)
        ? []
        : [
            {
              address,
              what,
              network: network as NetworkId,
              page: route,
              text: title,
            },
          ];
    });
  });
}

/** Lists the addresses that pages show only in code, or without a network. */
const listMentions = (pages: readonly DocsPage[]): KnownAddress[] =>
  externalGroups.flatMap(({about, addresses}) =>
    addresses.flatMap((address) => {
      const page = pages.find(({text}) =>
        text.toLowerCase().includes(address.toLowerCase()),
      );
      return page
        ? [{address, what: about, page: page.route, text: page.title}]
        : [];
    }),
  );

/** Lists all addresses in the data and on pages. The first record of an address on a network is the best one. */
export const buildAddressIndex = memoize(
  (docsFolder: string): readonly KnownAddress[] => {
    const pages = readPages(docsFolder);
    const deployed = new Map<string, KnownAddress>();
    for (const item of [
      ...listSystemContracts(),
      ...pages.flatMap(listPageAddresses),
    ]) {
      const key = `${item.address} ${item.network}`;
      if (!deployed.has(key)) deployed.set(key, item);
    }
    const found = [...deployed.values()];
    const addresses = new Set(found.map(({address}) => address));
    return [
      ...found,
      ...listMentions(pages).filter(({address}) => !addresses.has(address)),
    ];
  },
);

/** Says what is at an address: `TokenBridge, proxy, Ethereum Mainnet`. */
export const describeAddress = ({what, network}: KnownAddress): string =>
  network ? `${what}, ${networks[network].name}` : what;
