import type {ContractKey, DeployedAbi, Generation, Hex, Member, Parameter} from '../../data';
import {contractKeys, contractRecords, deployedAbi, deployments, generations, membersOf, renames} from '../../data';
import {inheritedEvents, standardContracts} from '../../data/openZeppelin';
import type {Unit} from '../../data/units';
import {allUnits} from '../../data/units';
import {parseAbiItem, type Abi, type AbiEvent, type AbiFunction} from 'viem';

type AbiError = Extract<Abi[number], {readonly type: 'error'}>;

export type Kind = 'function' | 'error' | 'event';

/** A function, error or event that some contract on record has. */
export interface Entry {
  readonly kind: Kind;
  readonly hex: Hex;
  /** Without the mutability and the results of a function. */
  readonly signature: string;
  readonly name: string;
  /** As the newest source on record declares them; undefined where only the ABI is on record. */
  readonly params: readonly Parameter[] | undefined;
  /** The generation that `params` comes from. */
  readonly generation: Generation | undefined;
  /** Contracts that have it, with the generations in which they do. */
  readonly contracts: readonly Holder[];
}

export interface Holder {
  readonly contract: string;
  /** Empty for what does not change with the generations. */
  readonly generations: readonly Generation[];
  /** What the contract is, where its name does not say so. */
  readonly note?: string | undefined;
}

/** A heading of the contract reference, or a whole page where no heading fits. */
export interface Place {
  readonly page: string;
  readonly heading?: string;
  readonly href: string;
  /** The page documents a later shape: another signature or another name. */
  readonly isLater: boolean;
}

type Declared = Pick<Entry, 'kind' | 'hex' | 'signature'> & {readonly params?: readonly Parameter[] | undefined};

const keyOf = ({kind, hex}: Pick<Entry, 'kind' | 'hex'>): string => `${kind} ${hex}`;
const nameOf = (signature: string): string => signature.replace(/\(.*$/, '');
const withoutResults = (text: string): string => text.replace(/ (?:view|pure|nonpayable|payable)(?: returns .*)?$/, '');

function declaredIn({declaration}: Unit): readonly Declared[] {
  const {functions = [], stateVariables = [], constants = [], errors = [], events = []} = declaration;
  return [
    ...[...functions, ...stateVariables, ...constants].flatMap((fact): Declared[] =>
      fact.selector && fact.signature
        ? [{kind: 'function', hex: fact.selector, signature: fact.signature, params: 'params' in fact ? fact.params : undefined}]
        : [],
    ),
    ...errors.map(({selector, signature, params}): Declared => ({kind: 'error', hex: selector, signature, params})),
    ...events.map(({topic0, signature, params}): Declared => ({kind: 'event', hex: topic0, signature, params})),
  ];
}

function deployedIn({functions, errors, events}: DeployedAbi): readonly Declared[] {
  const list = (kind: Kind, entries: Readonly<Record<Hex, string>>): readonly Declared[] =>
    (Object.entries(entries) as [Hex, string][]).map(([hex, text]) => ({kind, hex, signature: withoutResults(text)}));
  return [...list('function', functions), ...list('error', errors), ...list('event', events)];
}

/** A declaration with names, as `standardContracts` has it. */
function readDeclaration(kind: Kind, hex: Hex, text: string): Declared {
  const item = parseAbiItem(`${kind} ${text}`) as AbiFunction | AbiEvent | AbiError;
  const params = item.inputs.map((input): Parameter => ({
    name: input.name ?? '',
    type: input.type,
    ...('indexed' in input && input.indexed && {indexed: true}),
  }));
  return {kind, hex, signature: `${item.name}(${params.map(({type}) => type).join(',')})`, params};
}

const readDeclarations = (kind: Kind, texts: Readonly<Record<Hex, string>>): readonly Declared[] =>
  (Object.entries(texts) as [Hex, string][]).map(([hex, text]) => readDeclaration(kind, hex, text));

/** What the contracts have from OpenZeppelin, with the names that their own ABI does not give. */
function collectStandard(): Map<string, Entry> {
  const entries = new Map<string, Entry>();
  const put = (declared: Declared, holders: readonly Holder[]): void => {
    const contracts = [...(entries.get(keyOf(declared))?.contracts ?? []), ...holders];
    entries.set(keyOf(declared), {...declared, name: nameOf(declared.signature), params: declared.params, generation: undefined, contracts});
  };
  for (const {contract, generations: all = [], note, functions, events, errors = {}} of standardContracts) {
    for (const declared of [...readDeclarations('function', functions), ...readDeclarations('event', events), ...readDeclarations('error', errors)]) {
      put(declared, [{contract, generations: all, note}]);
    }
  }
  readDeclarations('event', inheritedEvents).forEach((declared) => put(declared, []));
  return entries;
}

function addHolder(holders: readonly Holder[], contract: string, generation: Generation): readonly Holder[] {
  const known = holders.find((holder) => holder.contract === contract)?.generations ?? [];
  const others = holders.filter((holder) => holder.contract !== contract);
  return [...others, {contract, generations: [...known.filter((one) => one !== generation), generation]}];
}

/** Everything on record, by kind and hex: deployed contracts first, then what only the source shows. */
function collect(): ReadonlyMap<string, Entry> {
  const entries = collectStandard();
  const put = (declared: Declared, generation: Generation, contract: string | undefined): void => {
    const known = entries.get(keyOf(declared));
    const contracts = known?.contracts ?? [];
    entries.set(keyOf(declared), {
      kind: declared.kind,
      hex: declared.hex,
      signature: declared.signature,
      name: nameOf(declared.signature),
      params: declared.params ?? known?.params,
      generation: declared.params ? generation : known?.generation,
      contracts: contract ? addHolder(contracts, contract, generation) : contracts,
    });
  };
  for (const [contract, abis] of Object.entries<Partial<Record<Generation, DeployedAbi>>>(deployedAbi)) {
    for (const generation of generations) {
      const abi = abis[generation];
      if (abi) deployedIn(abi).forEach((declared) => put(declared, generation, contract));
    }
  }
  const deployed = new Set(entries.keys());
  for (const generation of generations) {
    for (const unit of allUnits(generation)) {
      for (const declared of declaredIn(unit)) {
        put(declared, generation, deployed.has(keyOf(declared)) ? undefined : unit.name);
      }
    }
  }
  return entries;
}

const catalogue = collect();

/** All entries, for the tests. */
export const entries: readonly Entry[] = [...catalogue.values()];

export function find(kind: Kind, hex: string): Entry | undefined {
  return catalogue.get(`${kind} ${hex}`);
}

function kindOf({kind, hex}: Member): Kind | undefined {
  if (kind === 'error' || kind === 'event') return kind;
  return hex ? 'function' : undefined;
}

interface Documented {
  readonly key: ContractKey;
  readonly member: Member;
}

const documented: readonly Documented[] = contractKeys
  .flatMap((key) => membersOf(key).map((member) => ({key, member})))
  .filter(({member}) => kindOf(member))
  // Implementations before interfaces: they tell more.
  .toSorted((one, other) => Number(isInterface(one.key)) - Number(isInterface(other.key)));

function isInterface(key: ContractKey): boolean {
  return /^I[A-Z]/.test(contractRecords[key].name);
}

/** TimeLock has its code from OpenZeppelin, and a page. */
function isStandard(key: ContractKey): boolean {
  return standardContracts.some(({contract}) => contract === contractRecords[key].name);
}

function place({key, member}: Documented, isLater: boolean): Place {
  const {name, route} = contractRecords[key];
  return {page: name, heading: member.heading, href: `${route}#${member.id}`, isLater};
}

/** Pages of the deployed contracts among the holders. */
function pagesOf(contracts: readonly Holder[]): readonly Place[] {
  const deployedNames = (key: ContractKey): readonly (string | undefined)[] =>
    deployments[key]?.contract ? [deployments[key].abi] : isStandard(key) ? [contractRecords[key].name] : [];
  return contractKeys
    .filter((key) => contracts.some(({contract}) => deployedNames(key).includes(contract)))
    .map((key) => ({page: contractRecords[key].name, href: contractRecords[key].route, isLater: false}));
}

/**
 * Where the reference documents an entry; failing that, where it documents what became of it; failing
 * that, the pages of the contracts that have it.
 */
export function placesOf({kind, hex, name, contracts}: Entry): readonly Place[] {
  const candidates = documented.filter(({member}) => kindOf(member) === kind);
  const same = candidates.filter(({member}) => member.hex === hex);
  if (same.length) return same.map((found) => place(found, false));
  const names = [name, renames[name]];
  const later = candidates.filter(({member}) => names.includes(member.name)).map((found) => place(found, true));
  return later.length ? later : pagesOf(contracts);
}
