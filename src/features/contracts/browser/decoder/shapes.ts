import type {Generation, Parameter} from '../../data';
import {generations} from '../../data';
import {allUnits} from '../../data/units';
import type {AbiParameter} from 'viem';

/** One decoded value as it is shown. */
export interface Argument {
  /** Empty when no source on record gives a name. */
  readonly name: string;
  readonly type: string;
  readonly value: string;
  /** What the value stands for: the name of an enum member or of a role. */
  readonly meaning?: string | undefined;
  /** Elements of an array, fields of a struct. */
  readonly children?: readonly Argument[];
  /** The function that the bytes call, where they are the calldata of one on record. */
  readonly call?: {readonly signature: string; readonly args: readonly Argument[]};
}

interface Shapes {
  readonly structs: ReadonlyMap<string, readonly Parameter[]>;
  readonly enums: ReadonlyMap<string, readonly string[]>;
}

/** Structs and enums of a generation by the name that the source uses, for example `IPauseManager.PauseType`. */
function shapesOf(generation: Generation): Shapes {
  const units = allUnits(generation);
  return {
    structs: new Map(
      units.flatMap(({name, declaration}) => (declaration.structs ?? []).map((item) => [`${name}.${item.name}`, item.members] as const)),
    ),
    enums: new Map(
      units.flatMap(({name, declaration}) => (declaration.enums ?? []).map((item) => [`${name}.${item.name}`, item.members] as const)),
    ),
  };
}

const shapes = new Map(generations.map((generation) => [generation, shapesOf(generation)]));

/** Names of roles and other hashed constants by their hash. */
const hashNames: ReadonlyMap<string, string> = new Map(
  generations
    .flatMap(allUnits)
    .flatMap(({declaration}) => declaration.constants ?? [])
    .flatMap(({hash, name}) => (hash ? [[hash, name] as const] : [])),
);

/** Names of the constants whose hash stands in a text. */
export function namesOfHashes(text: string): readonly string[] {
  return (text.match(/0x[0-9a-f]{64}/g) ?? []).map((hash) => hashNames.get(hash)).filter((name) => name !== undefined);
}

function elementsOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

function componentsOf(parameter: AbiParameter): readonly AbiParameter[] {
  return 'components' in parameter ? parameter.components : [];
}

function meaningOf(value: string, source: Parameter | undefined, generation: Generation | undefined): string | undefined {
  const members = source && generation ? shapes.get(generation)?.enums.get(source.type) : undefined;
  return members ? members[Number(value)] : hashNames.get(value);
}

/**
 * Joins a decoded value with its type and, where the source is on record, with the names and enums of
 * the source. Values of structs come as arrays, since the types were read without names.
 */
export function describe(
  value: unknown,
  parameter: AbiParameter,
  source: Parameter | undefined,
  generation: Generation | undefined,
): Argument {
  const {type} = parameter;
  const name = source?.name ?? '';
  if (type.endsWith(']')) {
    const element = {...parameter, type: type.replace(/\[\d*\]$/, '')};
    const items = elementsOf(value);
    const children = items.map((item, index) =>
      describe(item, element, {name: `[${index}]`, type: source?.type.replace(/\[\d*\]$/, '') ?? ''}, generation),
    );
    return {name, type: displayType(parameter, source), value: `${items.length} ${items.length === 1 ? 'element' : 'elements'}`, children};
  }
  if (type === 'tuple') {
    const components = componentsOf(parameter);
    const fields = source && generation ? shapes.get(generation)?.structs.get(source.type) : undefined;
    const known = fields?.length === components.length ? fields : undefined;
    const values = elementsOf(value);
    const children = components.map((component, index) => describe(values[index], component, known?.[index], generation));
    return {name, type: displayType(parameter, source), value: `${children.length} fields`, children};
  }
  const text = String(value);
  return {name, type, value: text, meaning: meaningOf(text, source, generation)};
}

/** A struct goes by its name in the source, everything else by its ABI type. */
function displayType({type}: AbiParameter, source: Parameter | undefined): string {
  return type.startsWith('tuple') ? (source?.type.replace(/^.*\./, '') || type) : type;
}
