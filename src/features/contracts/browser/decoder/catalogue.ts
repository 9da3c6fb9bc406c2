import type {CatalogueData, HolderRow, Kind, Place, Row} from '../../data/catalogue';
import {readDeclaration, signatureOf, type Field, type Item} from '../../data/declaration';

export type {Kind, Place} from '../../data/catalogue';

/** A function, error or event that some contract on record has. */
export interface Entry {
  readonly kind: Kind;
  readonly hex: string;
  readonly name: string;
  /** Without the mutability and the results of a function. */
  readonly signature: string;
  readonly inputs: readonly Field[];
  /** Which fields of the event are topics is not on record. */
  readonly lacksTopics: boolean;
  /** Contracts that have it, with the generations in which they do. */
  readonly contracts: readonly Holder[];
  readonly places: readonly Place[];
}

export interface Holder {
  readonly contract: string;
  /** Empty for what does not change with the generations. */
  readonly generations: readonly string[];
  /** The generations for readers: `7.1 (Mainnet from 31 March 2026)`. */
  readonly labels: readonly string[];
  /** What the contract is, where its name does not say so. */
  readonly note?: string | undefined;
}

/** What the decoder knows. */
export interface Catalogue {
  readonly find: (kind: Kind, hex: string) => Entry | undefined;
  /** Everything with a name. */
  readonly named: (name: string) => readonly Entry[];
  /** The name of the role or constant that has the hash. */
  readonly hashName: (hash: string) => string | undefined;
}

/** A member with its selector or topic, from a reader's own ABI. */
export interface OwnMember {
  readonly hex: string;
  readonly item: Item;
}

const kinds: readonly Kind[] = ['error', 'function', 'event'];

function withTypes(fields: readonly Field[], types: Readonly<Record<string, string>>, enums: CatalogueData['enums'], path = ''): readonly Field[] {
  return fields.map((field, index) => {
    const at = `${path}${index}`;
    const [name, members] = types[at]?.split('=') ?? [];
    const components = field.components && withTypes(field.components, types, enums, `${at}.`);
    const enumMembers = members === undefined ? undefined : enums[Number(members)];
    return {
      ...field,
      ...(components && {components}),
      ...(name && {internalType: `${enumMembers ? 'enum' : 'struct'} ${name}`}),
      ...(enumMembers && {enumMembers}),
    };
  });
}

/** Reads what the build wrote. */
export function readCatalogue(data: CatalogueData): Catalogue {
  const holder = ([index, bits]: HolderRow): Holder => {
    const {name = '', note, labels = []} = data.contracts[index] ?? {};
    const has = (_: string, place: number): boolean => Math.floor(bits / 2 ** place) % 2 === 1;
    return {contract: name, generations: data.generations.filter(has), labels: labels.filter(has), ...(note && {note})};
  };

  const entry = (kind: Kind, hex: string, [declaration, holders, places = [], flags = 0, types = {}]: Row): Entry => {
    const item = readDeclaration(kind, declaration);
    return {
      kind,
      hex,
      name: item.name,
      signature: signatureOf(item),
      inputs: withTypes(item.inputs as readonly Field[], types, data.enums),
      lacksTopics: flags >= 2,
      contracts: holders.map(holder),
      places: places.map(([index, anchor, heading]) => {
        const [page = '', route = ''] = data.pages[index] ?? [];
        return {page, href: anchor ? `${route}#${anchor}` : route, isLater: flags % 2 === 1, ...(anchor && {heading: heading ?? item.name})};
      }),
    };
  };

  const find = (kind: Kind, hex: string): Entry | undefined => {
    const row = Object.hasOwn(data.members[kind], hex) ? data.members[kind][hex] : undefined;
    return row && entry(kind, hex, row);
  };
  const names = new Map<string, Entry[]>();
  const named = (name: string): readonly Entry[] => {
    // Put together with the first question: most texts name nothing.
    if (!names.size) {
      for (const kind of kinds) {
        for (const [hex, row] of Object.entries(data.members[kind])) {
          const one = entry(kind, hex, row);
          names.set(one.name, [...(names.get(one.name) ?? []), one]);
        }
      }
    }
    return names.get(name) ?? [];
  };
  return {
    find,
    named,
    hashName: (hash) => (Object.hasOwn(data.hashes, hash) ? data.hashes[hash] : undefined),
  };
}

/** The contract under which a reader's own ABI is named. */
const ownContract: Holder = {contract: 'Your ABI', generations: [], labels: [], note: 'the one that you added below'};

/** The catalogue with a reader's own ABI in front: it names the arguments, and what is on record says who else has the member. */
export function withOwnAbi(catalogue: Catalogue, members: readonly OwnMember[]): Catalogue {
  const own = new Map(members.map(({hex, item}) => [`${item.type} ${hex}`, item]));
  const byName = new Map<string, OwnMember[]>();
  for (const member of members) {
    const others = byName.get(member.item.name);
    if (others) others.push(member);
    else byName.set(member.item.name, [member]);
  }
  const find: Catalogue['find'] = (kind, hex) => {
    const item = own.get(`${kind} ${hex}`);
    const known = catalogue.find(kind, hex);
    if (!item) return known;
    return {
      kind,
      hex,
      name: item.name,
      signature: signatureOf(item),
      inputs: item.inputs as readonly Field[],
      lacksTopics: false,
      contracts: [ownContract, ...(known?.contracts ?? [])],
      places: known?.places ?? [],
    };
  };
  const ownNamed = (name: string): readonly Entry[] =>
    (byName.get(name) ?? []).map(({hex, item}) => find(item.type, hex)).filter((one) => one !== undefined);
  return {...catalogue, find, named: (name) => [...new Map([...ownNamed(name), ...catalogue.named(name)].map((one) => [`${one.kind} ${one.hex}`, one])).values()]};
}
