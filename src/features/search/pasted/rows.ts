import {
  formatChainIdHex,
  lineaNetworks,
  networks,
  type LineaNetworkId,
  type NetworkId,
} from '@site/src/data/networks';
import {decodeInWorker} from '@site/src/features/decoder/ui/client';
import type {AbiKind} from '@site/src/features/decoder/signatures';
import type {DecodedItem} from '@site/src/features/decoder/verdict/decodeBytes';
import type {DecodedMember} from '@site/src/features/decoder/verdict/decodeData';
import type {Alternative} from '@site/src/features/decoder/verdict/verdict';
import {lineaIds, type NetworkChoice} from '@site/src/features/network/choice';
import {readChoice} from '@site/src/features/network/useNetwork';
import {createDecoderLinkProps} from '@site/src/lib/decoderLink';
import {splitHex} from '@site/src/lib/text';
import {findAddress, findName} from '../browser/client';
import type {HighlightedResult} from '../types';
import type {FoundAddress} from './lookUp';
import type {Shape} from './shape';

/** A suggestion for what was pasted: a page, or an external URL. */
export interface PastedRow extends HighlightedResult {
  /** Runs before the link opens. */
  readonly onOpen?: (() => void) | undefined;
}

/** Creates a row. `place` says where it leads. */
const createRow = (
  url: string,
  title: string,
  text: string,
  ...place: readonly string[]
): PastedRow => ({
  url,
  hash: '',
  title: [title],
  text: text ? [text] : [],
  breadcrumbs: place,
  score: 0,
  hasAllWords: true,
  isOutsideSection: false,
  headings: [],
});

function createDecoderRow(
  data: string,
  title: string,
  text: string,
  ...place: readonly string[]
): PastedRow {
  const {to, onClick} = createDecoderLinkProps(data);
  return {...createRow(to, title, text, ...place), onOpen: onClick};
}

/** Shortens hex to its start and end. */
function shorten(text: string): string {
  if (!/^0x[\da-f]{18,}$/i.test(text)) return text;
  const [start, , end] = splitHex(text);
  return `${start}…${end}`;
}

/** Characters of a selector, with 0x. */
const selectorLength = 10;

const chosenNetworks: Readonly<Record<NetworkChoice, readonly NetworkId[]>> = {
  mainnet: ['linea', 'ethereum'],
  sepolia: ['lineaSepolia', 'sepolia'],
};

/** Puts the Linea network of the switch first. */
const sortNetworks = (choice: NetworkChoice): readonly LineaNetworkId[] => [
  lineaIds[choice],
  lineaIds[choice === 'mainnet' ? 'sepolia' : 'mainnet'],
];

const createExplorerRow = (
  network: NetworkId,
  path: string,
  subject: string,
  text = '',
): PastedRow =>
  createRow(
    `${networks[network].explorer.url}/${path}`,
    `${networks[network].explorer.name}: ${subject}`,
    text,
    networks[network].name,
  );

const createFinalityRow = (subject: string, choice: NetworkChoice): PastedRow =>
  createRow(
    `/technology/transaction-lifecycle#${subject}&network=${choice}`,
    'Check finality',
    'How far it is on its way to Ethereum, asked at an endpoint that you choose',
    'Finality',
  );

/** Lists the pages about an address, then its explorers. */
function describeAddress(
  {address, hasWrongChecksum, records}: FoundAddress,
  choice: NetworkChoice,
): PastedRow[] {
  const isChosen = ({network}: (typeof records)[number]): boolean =>
    network !== undefined && chosenNetworks[choice].includes(network);
  const sorted = [...records].sort(
    (a, b) => Number(isChosen(b)) - Number(isChosen(a)),
  );
  const isKnown = sorted.length > 0;
  const recorded = sorted.flatMap(({network}) => network ?? []);
  const explored = recorded.length > 0 ? recorded : sortNetworks(choice);
  const warning = isKnown
    ? `Wrong checksum: the right one is ${address}. `
    : 'Wrong checksum: a character may be mistyped. ';
  const note = hasWrongChecksum ? warning : '';
  const pages = sorted.filter(
    ({page}, index) =>
      sorted.findIndex((other) => other.page === page) === index,
  );
  return [
    ...pages.map((record) =>
      createRow(
        record.page,
        [record.what, record.network && networks[record.network].name]
          .filter(Boolean)
          .join(', '),
        `${note}${record.text}`,
      ),
    ),
    ...explored.map((network) =>
      createExplorerRow(
        network,
        `address/${address}`,
        shorten(address),
        isKnown ? '' : note,
      ),
    ),
  ];
}

const describeTransaction = (
  hash: string,
  choice: NetworkChoice,
): PastedRow[] => [
  createDecoderRow(
    hash,
    'Look up this transaction',
    'At an endpoint that you choose: whether and why it failed',
    'Decoder',
  ),
  createFinalityRow(`tx=${hash}`, choice),
  ...sortNetworks(choice).map((network) =>
    createExplorerRow(network, `tx/${hash}`, shorten(hash)),
  ),
];

const kindLabels: Readonly<Record<AbiKind, string>> = {
  error: 'Error',
  event: 'Event',
  function: 'Function',
};

/** How many contracts and arguments a line has room for. */
const maxItems = 3;

function listContracts({contracts}: DecodedMember): string {
  const names = contracts.slice(0, maxItems).map(({contract}) => contract);
  const hasMore = contracts.length > maxItems;
  return `${names.join(', ')}${hasMore ? ' and others' : ''}`;
}

const getMember = (
  decoded: DecodedItem | undefined,
): DecodedMember | undefined =>
  decoded?.status === 'decoded' ? decoded.matches[0] : undefined;

function createMemberRow(data: string, member: DecodedMember): PastedRow {
  const values = (member.args ?? []).slice(0, maxItems).map(({name, value}) => {
    const text = shorten(value);
    return name ? `${name}: ${text}` : text;
  });
  const kind = kindLabels[member.kind];
  const contracts = listContracts(member);
  return createDecoderRow(
    data,
    member.signature,
    [...values, contracts ? `${kind} of ${contracts}` : kind].join(' · '),
    'Decoder',
    kind,
  );
}

/** A row for data without a known selector. */
function createOtherRow(
  data: string,
  {decoded, label}: Alternative,
): PastedRow {
  if (decoded.status === 'transaction') {
    const called = getMember(decoded.call);
    return createDecoderRow(
      data,
      called ? `${label}: ${called.signature}` : label,
      decoded.transaction.sentence,
      'Decoder',
    );
  }
  const remarks: Partial<Record<DecodedItem['status'], string>> = {
    unknown: 'No known contract has this selector',
    problem: decoded.status === 'problem' ? decoded.message : '',
  };
  return createDecoderRow(
    data,
    `Decode ${data.slice(0, selectorLength)}…`,
    remarks[decoded.status] ?? label,
    'Decoder',
  );
}

async function decodeFirst(data: string): Promise<Alternative> {
  const {result} = await decodeInWorker(data, []);
  return result[0];
}

async function describeBytes(data: string): Promise<PastedRow[]> {
  const first = await decodeFirst(data);
  const member = getMember(first.decoded);
  return [member ? createMemberRow(data, member) : createOtherRow(data, first)];
}

/** Describes a role or another constant. A role has a getter with its name, which the reference describes. */
async function describeConstant(
  hash: string,
  name: string,
): Promise<PastedRow[]> {
  const getter = /\s/.test(name)
    ? undefined
    : getMember((await decodeFirst(name)).decoded);
  const page = getter?.docsLinks.find(({heading}) => heading);
  const kind = name.endsWith('_ROLE') ? 'Role' : 'Constant';
  return [
    createDecoderRow(
      hash,
      name,
      getter
        ? `${kind} of ${listContracts(getter)}`
        : 'The same on every chain',
      'Decoder',
      kind,
    ),
    ...(page ? [createRow(page.href, name, '', page.page)] : []),
  ];
}

/** A selector that zeros extend to 32 bytes. */
const paddedPattern = /^0x(?:.{8}0{56}|0{56}.{8})$/;

/** Describes 32 bytes: a known topic, role or padded selector, otherwise the hash of a transaction. */
async function describeHash(
  hash: string,
  choice: NetworkChoice,
): Promise<PastedRow[]> {
  const {decoded} = await decodeFirst(hash);
  if (decoded.status === 'hash') return describeConstant(hash, decoded.name);
  const member = getMember(decoded);
  return member && (member.kind === 'event' || paddedPattern.test(hash))
    ? [createMemberRow(hash, member)]
    : describeTransaction(hash, choice);
}

/** Describes a member by its name, with or without parameters; nothing if no known contract has it. */
async function describeMember(query: string): Promise<PastedRow[]> {
  const [start = '', name = ''] =
    /^(?:(?:error|event|function) )?(\w+)/.exec(query) ?? [];
  const knownName = await findName(name);
  if (knownName === undefined) return [];
  const text = `${start.slice(0, -name.length)}${knownName}${query.slice(start.length)}`;
  const member = getMember((await decodeFirst(text)).decoded);
  return member ? [createMemberRow(text, member)] : [];
}

function describeChain(query: string): PastedRow[] {
  const id = query.split(' ').at(-1);
  const network = Object.values(lineaNetworks).find(
    ({chainId}) => chainId === Number(id),
  );
  if (!network) return [];
  const {name, chainId, rpcUrl} = network;
  const page = '/get-started/build/network-info';
  return [
    createRow(
      page,
      name,
      `Chain ID ${chainId}, ${formatChainIdHex(network)}`,
      'Network',
    ),
    createRow(
      `${page}#which-endpoint-to-use`,
      rpcUrl,
      `Public RPC endpoint of ${name}`,
      'RPC',
    ),
    createRow(
      '/get-started/connect',
      `Add ${name} to your wallet`,
      '',
      'Wallet',
    ),
  ];
}

function describeBlock(query: string, choice: NetworkChoice): PastedRow[] {
  const text = query.replace(/^block(?: number)? ?#?/i, '');
  const number = BigInt(text.replaceAll(/[,_]/g, ''));
  const [first, second] = sortNetworks(choice).map((network) =>
    createExplorerRow(
      network,
      `block/${number}`,
      `Block ${number.toLocaleString('en-US')}`,
    ),
  );
  const finality = createFinalityRow(`block=${number}`, choice);
  return [first, finality, second].filter((row) => row !== undefined);
}

const describeName = (name: string): PastedRow[] => [
  createRow(
    '/get-started/how-to/deploy-subdomain',
    name,
    'A name on Linea, which also resolves on Ethereum',
    'Linea Names',
  ),
];

const describers: Readonly<
  Record<
    Shape,
    (query: string, choice: NetworkChoice) => PastedRow[] | Promise<PastedRow[]>
  >
> = {
  address: async (query, choice) =>
    describeAddress(await findAddress(query), choice),
  hash: describeHash,
  bytes: describeBytes,
  chain: describeChain,
  block: describeBlock,
  ens: describeName,
  member: describeMember,
};

/** What can be said if the data does not load. */
function describeWithoutData(
  shape: Shape,
  query: string,
  choice: NetworkChoice,
): PastedRow[] {
  switch (shape) {
    case 'address':
      return describeAddress(
        {address: query, hasWrongChecksum: false, records: []},
        choice,
      );
    case 'hash':
      return describeTransaction(query, choice);
    case 'bytes':
      return [
        createDecoderRow(
          query,
          `Decode ${query.slice(0, selectorLength)}…`,
          '',
          'Decoder',
        ),
      ];
    default:
      return [];
  }
}

/** Lists what leads on from a pasted text, the most likely first. Asks no endpoint. */
export async function describePasted(
  shape: Shape,
  query: string,
): Promise<readonly PastedRow[]> {
  const choice = readChoice();
  const text = query.replace(/^0X/, '0x');
  try {
    return await describers[shape](text, choice);
  } catch {
    return describeWithoutData(shape, text, choice);
  }
}
