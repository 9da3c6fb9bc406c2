import {keccak256, parseAbiItem, toBytes, toEventSelector, toFunctionSelector} from 'viem';
import {memoize} from '../../../lib/memoize';
import type {CatalogueData, HolderRow, Kind, PlaceRow, Row} from '../data/catalogue';
import {type Field, type Item, readDeclaration, signatureOf, writeDeclaration} from '../data/declaration';
import {inheritedEvents, standardContracts} from '../data/openZeppelin';
import {deployedAbis} from '../facts/readFacts';
import {getMainnetDates, getReleaseData, newest, type Release, releases, renames} from '../facts/releases';
import type {DeployedAbi, Hex, Parameter} from '../facts/schema';
import {toAbiParameter} from '../model/abi';
import {type ContractKey, contractKeys, contractRecords, deployments, getContracts, getLinearizedBases, type SourceContract} from '../model/contracts';
import {getMembers, type Member, roleNames} from '../model/members';
import standards from '../sources/standards.json';

/** A function, error or event, while everything that is on record about it is put together. */
interface Draft {
  readonly kind: Kind;
  readonly hex: Hex;
  readonly item: Item;
  /** False where only the ABI of a deployed contract is on record, without names and topics. */
  readonly hasNames: boolean;
  /** The generation whose source gives the names. */
  readonly generation?: Release;
  readonly holders: readonly Holder[];
}

interface Holder {
  readonly contract: string;
  readonly note?: string | undefined;
  readonly generations: readonly Release[];
}

type Declared = Omit<Draft, 'holders'>;

const keyOf = ({kind, hex}: Pick<Draft, 'kind' | 'hex'>): string => `${kind} ${hex}`;
const withoutResults = (text: string): string => text.replace(/ (?:view|pure|nonpayable|payable)(?: returns .*)?$/, '');
const hexOf = (kind: Kind, signature: string): Hex => (kind === 'event' ? toEventSelector(signature) : toFunctionSelector(`function ${signature}`));

/** A member as the source declares it; without names where the types of the source do not give the signature. */
function fromSource(kind: Kind, hex: Hex, signature: string, params: readonly Parameter[] | undefined, generation: Release): Declared {
  const plain = readDeclaration(kind, signature);
  const inputs = params?.map((parameter) => toAbiParameter(parameter, generation)) ?? [];
  const item = {...plain, inputs} as Item;
  return params && signatureOf(item) === signature ? {kind, hex, item, generation, hasNames: true} : {kind, hex, item: plain, hasNames: false};
}

function declaredIn({declaration}: SourceContract, generation: Release): readonly Declared[] {
  const {functions = [], stateVariables = [], constants = [], errors = [], events = []} = declaration;
  return [
    ...[...functions, ...stateVariables, ...constants].flatMap((fact): readonly Declared[] =>
      fact.selector && fact.signature
        ? [fromSource('function', fact.selector, fact.signature, 'params' in fact ? fact.params : undefined, generation)]
        : [],
    ),
    ...errors.map(({selector, signature, params}) => fromSource('error', selector, signature, params, generation)),
    ...events.map(({topic0, signature, params}) => fromSource('event', topic0, signature, params, generation)),
  ];
}

function deployedIn({functions, errors, events}: DeployedAbi): readonly Declared[] {
  const list = (kind: Kind, entries: Readonly<Record<Hex, string>>): readonly Declared[] =>
    (Object.entries(entries) as [Hex, string][]).map(([hex, text]) => ({kind, hex, item: readDeclaration(kind, withoutResults(text)), hasNames: false}));
  return [...list('function', functions), ...list('error', errors), ...list('event', events)];
}

/**
 * A generation without the complete ABI of a deployed contract: members by the names that the compiled source answers to,
 * with the selectors that the source declares, else those of the generations around it.
 */
function answeredIn(key: ContractKey, generation: Release, known: readonly Declared[]): readonly Declared[] {
  const {name: contract, releases: declarations} = contractRecords[key];
  const answersTo = declarations[generation]?.abiNames;
  if (!answersTo) return [];
  const own = getLinearizedBases(contract, generation).flatMap((unit) => declaredIn(unit, generation));
  const names: Readonly<Record<Kind, readonly string[]>> = {function: answersTo.functions, error: answersTo.errors, event: answersTo.events};
  const isAnswered = ({kind, item}: Declared): boolean => names[kind].includes(item.name);
  const isOwn = ({kind, item}: Declared): boolean => own.some((one) => one.kind === kind && one.item.name === item.name);
  return [...own.filter(isAnswered), ...known.filter((one) => isAnswered(one) && !isOwn(one))];
}

/** What a deployed contract has, in each generation. */
function contractMembers(contract: string, abis: Partial<Record<Release, DeployedAbi>>): readonly (readonly [Release, readonly Declared[]])[] {
  const key = contractKeys.find((one) => deployments[one]?.contract && deployments[one].abi === contract);
  const known = Object.values(abis).flatMap(deployedIn);
  return releases.map((generation) => {
    const abi = abis[generation];
    return [generation, abi ? deployedIn(abi) : key ? answeredIn(key, generation, known) : []] as const;
  });
}

interface Standard {
  readonly contract: string;
  /** Without a note the contract changes with the generations. */
  readonly note?: string | undefined;
  readonly members: readonly Declared[];
}

/** Contracts that are not Linea's own code. */
function standardMembers(): readonly Standard[] {
  const read = (kind: Kind, texts: Readonly<Record<Hex, string>> = {}): readonly Declared[] =>
    (Object.entries(texts) as [Hex, string][]).map(([hex, text]) => ({kind, hex, item: parseAbiItem(`${kind} ${text}`) as Item, hasNames: true}));
  const ours = standardContracts.map(({contract, note, functions, events, errors}) => ({
    contract,
    note,
    members: [...read('function', functions), ...read('event', events), ...read('error', errors)],
  }));
  const others = standards.flatMap(({about, contracts}) =>
    Object.entries<readonly string[]>(contracts).map(([contract, texts]) => ({contract, note: about, members: texts.map(readStandard)})),
  );
  return [...ours, ...others];
}

function readStandard(text: string): Declared {
  const [, kind, rest = ''] = /^(error|event|function) (.*)$/.exec(text) ?? [];
  const item = readDeclaration(kind as Kind, rest);
  return {kind: kind as Kind, hex: hexOf(kind as Kind, signatureOf(item)), item, hasNames: true};
}

/** Everything on record, by kind and hex: the protocol's own before what others have as well. */
function collect(): ReadonlyMap<string, Draft> {
  const drafts = new Map<string, Draft>();
  const put = (declared: Declared, holder: Omit<Holder, 'generations'> | undefined, generation: Release | undefined, isBetter: boolean): void => {
    const known = drafts.get(keyOf(declared));
    const takesNew = !known || (declared.hasNames && (isBetter || !known.hasNames));
    drafts.set(keyOf(declared), {...(takesNew ? declared : known), holders: withHolder(known?.holders ?? [], holder, generation)});
  };
  for (const [contract, abis] of Object.entries<Partial<Record<Release, DeployedAbi>>>(deployedAbis)) {
    for (const [generation, members] of contractMembers(contract, abis)) members.forEach((declared) => put(declared, {contract}, generation, true));
  }
  const deployed = new Set(drafts.keys());
  for (const generation of releases) {
    for (const unit of getContracts(generation)) {
      for (const declared of declaredIn(unit, generation)) {
        put(declared, deployed.has(keyOf(declared)) ? undefined : {contract: unit.name}, generation, true);
      }
    }
  }
  for (const {contract, note, members} of standardMembers()) {
    const all = note ? [undefined] : releases;
    for (const declared of members) all.forEach((generation) => put(declared, {contract, note}, generation, false));
  }
  for (const [hex, text] of Object.entries(inheritedEvents)) {
    const known = drafts.get(`event ${hex}`);
    if (known && !known.hasNames) drafts.set(`event ${hex}`, {...known, item: parseAbiItem(`event ${text}`) as Item, hasNames: true});
  }
  return drafts;
}

function withHolder(holders: readonly Holder[], holder: Omit<Holder, 'generations'> | undefined, generation: Release | undefined): readonly Holder[] {
  if (!holder) return holders;
  const known = holders.find(({contract}) => contract === holder.contract);
  if (known && !generation) return holders;
  const all = releases.filter((one) => one === generation || known?.generations.includes(one));
  return [...holders.filter((one) => one !== known), {...holder, ...known, generations: all}];
}

interface Documented {
  readonly key: ContractKey;
  readonly member: Member;
}

function kindOf({kind, hex}: Member): Kind | undefined {
  if (kind === 'error' || kind === 'event') return kind;
  return hex ? 'function' : undefined;
}

const isInterface = (key: ContractKey): boolean => /^I[A-Z]/.test(contractRecords[key].name);

const documented: readonly Documented[] = contractKeys
  .flatMap((key) => getMembers(key).map((member) => ({key, member})))
  .filter(({member}) => kindOf(member))
  // Implementations before interfaces: they tell more.
  .toSorted((one, other) => Number(isInterface(one.key)) - Number(isInterface(other.key)));

/** Pages of the deployed contracts among the holders; TimeLock has its code from OpenZeppelin, and a page. */
function pagesOf(holders: readonly Holder[]): readonly ContractKey[] {
  const isStandard = (key: ContractKey): boolean => standardContracts.some(({contract}) => contract === contractRecords[key].name);
  const nameOf = (key: ContractKey): string | undefined =>
    deployments[key]?.contract ? deployments[key].abi : isStandard(key) ? contractRecords[key].name : undefined;
  return contractKeys.filter((key) => holders.some(({contract}) => contract === nameOf(key)));
}

/** Lists whose members are named by their place, so that each is written once. */
class Table<Value> {
  readonly values: Value[] = [];
  private readonly places = new Map<string, number>();

  indexOf(key: string, value: () => Value): number {
    const place = this.places.get(key) ?? this.values.push(value()) - 1;
    this.places.set(key, place);
    return place;
  }
}

/** A generation with the day from which Mainnet has run it, where that is on record of the contract. */
function label(contract: string, generation: Release): string {
  const days = getMainnetDates(contract);
  const since = days[generation];
  if (since) return `${generation} (Mainnet from ${since})`;
  const isUnconfirmed = generation === newest && Object.keys(days).length > 0;
  return isUnconfirmed ? `${generation} (source of ${getReleaseData(newest).source}, not confirmed as deployed)` : generation;
}

const enumsOf = memoize(
  (generation: Release): ReadonlyMap<string, readonly string[]> =>
    new Map(getContracts(generation).flatMap(({name, declaration}) => (declaration.enums ?? []).map((item) => [`${name}.${item.name}`, item.members] as const))),
);

/** Constants whose value is a hash: roles of the contracts, and those that many contracts have. */
function hashes(): Readonly<Record<string, string>> {
  const constants = releases.flatMap(getContracts).flatMap(({declaration}) => declaration.constants ?? []);
  return Object.fromEntries([
    ...roleNames.map((name) => [keccak256(toBytes(name)), name] as const),
    ...constants.flatMap(({hash, name}) => (hash ? [[hash, name] as const] : [])),
  ]);
}

/** Everything that the decoder knows, as slim as it travels. */
export function decoderCatalogue(): CatalogueData {
  const contracts = new Table<CatalogueData['contracts'][number]>();
  const pages = new Table<CatalogueData['pages'][number]>();
  const enums = new Table<readonly string[]>();

  const holderRow = ({contract, note, generations: all}: Holder): HolderRow => [
    contracts.indexOf(`${contract} ${note}`, () => (note ? {name: contract, note} : {name: contract, labels: releases.map((one) => label(contract, one))})),
    releases.reduce((bits, generation, index) => bits + (all.includes(generation) ? 2 ** index : 0), 0),
  ];
  const pageOf = (key: ContractKey): number => pages.indexOf(key, () => [contractRecords[key].name, contractRecords[key].route]);
  const placeRow = ({key, member}: Documented, name: string): PlaceRow =>
    member.heading === name ? [pageOf(key), member.id] : [pageOf(key), member.id, member.heading];

  /** Where the reference documents it; failing that, what became of it; failing that, the pages of the contracts that have it. */
  const places = ({kind, hex, item, holders}: Draft): readonly [rows: readonly PlaceRow[], isLater: boolean] => {
    const candidates = documented.filter(({member}) => kindOf(member) === kind);
    const same = candidates.filter(({member}) => member.hex === hex);
    const isOurs = holders.some(({note}) => !note);
    const later = same.length || !isOurs ? [] : candidates.filter(({member}) => [item.name, renames[item.name]].includes(member.name));
    const found = same.length ? same : later;
    return found.length ? [found.map((one) => placeRow(one, item.name)), later.length > 0] : [pagesOf(holders).map((key): PlaceRow => [pageOf(key)]), false];
  };

  const typesOf = (fields: readonly Field[], generation: Release, path = ''): readonly (readonly [string, string])[] =>
    fields.flatMap((field, index) => {
      const at = `${path}${index}`;
      const [, kind, full = ''] = /^(struct|enum) ([\w.]+)/.exec(field.internalType ?? '') ?? [];
      const name = full.replace(/^.*\./, '');
      const members = kind === 'enum' ? enumsOf(generation).get(full) : undefined;
      const own = kind === 'struct' ? [[at, name] as const] : members ? [[at, `${name}=${enums.indexOf(members.join(), () => members)}`] as const] : [];
      return [...own, ...typesOf(field.components ?? [], generation, `${at}.`)];
    });

  const row = (draft: Draft): Row => {
    const [placeRows, isLater] = places(draft);
    const types = draft.generation ? typesOf(draft.item.inputs as readonly Field[], draft.generation) : [];
    const flags = (isLater ? 1 : 0) + (draft.kind === 'event' && !draft.hasNames && draft.item.inputs.length ? 2 : 0);
    const full = [writeDeclaration(draft.item), draft.holders.map(holderRow), placeRows, flags, Object.fromEntries(types)] as const;
    const [declaration, holders] = full;
    if (types.length) return full;
    if (flags) return [declaration, holders, placeRows, flags];
    return placeRows.length ? [declaration, holders, placeRows] : [declaration, holders];
  };

  const drafts = [...collect().values()].filter(({holders}) => holders.length);
  const rowsOf = (kind: Kind): Readonly<Record<string, Row>> =>
    Object.fromEntries(drafts.filter((draft) => draft.kind === kind).map((draft) => [draft.hex, row(draft)]));
  const members = {function: rowsOf('function'), error: rowsOf('error'), event: rowsOf('event')};
  return {generations: releases, contracts: contracts.values, pages: pages.values, enums: enums.values, hashes: hashes(), members};
}
