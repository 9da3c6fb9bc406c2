import {keccak256, toBytes} from 'viem';
import {
  type DeployedContractName,
  getReleaseData,
  type Release,
  releases,
} from './releases';
import type {
  BodyAnnotations,
  Declaration,
  DeployedAbi,
  Parameter,
  Revert,
} from './schema';

/** Reads the declarations extracted from the compiled source. */

type JsonObject = Readonly<Record<string, unknown>>;

/** Parses a revert such as `ZeroAddressNotAllowed if not: _to != address(0)`, omitting a truncated condition. */
function parseRevert(text: string): Revert {
  const [, error, keyword, condition] =
    /^([\w.]+)(?: (if|if not): (.*))?$/.exec(text) ?? [];
  if (!error)
    throw new Error(
      `Cannot parse the revert "${text}". Use "NAME", "NAME if: CONDITION" or "NAME if not: CONDITION".`,
    );
  const isComplete =
    condition?.split('(').length === condition?.split(')').length;
  if (!condition || !isComplete) return {error};
  return keyword === 'if' ? {error, if: condition} : {error, unless: condition};
}

function readMember({
  getter,
  reverts,
  returns,
  ...rest
}: JsonObject): JsonObject {
  const text = /^keccak256\("(.*)"\)$/.exec(String(rest.value))?.[1];
  return {
    ...rest,
    ...(text !== undefined && {hash: keccak256(toBytes(text))}),
    ...(getter as JsonObject | undefined),
    ...(Array.isArray(returns) && returns.length && {returns}),
    ...(Array.isArray(reverts) && {
      reverts: reverts.map((item) => parseRevert(String(item))),
    }),
  };
}

/** Formats a name with its parameter types, for use as a signature if the compiler provides none. */
export function composeSignature(
  name: string,
  params: readonly Parameter[],
): string {
  return `${name}(${params.map(({type}) => type).join(',')})`;
}

interface Callable extends JsonObject {
  readonly name: string;
  readonly signature?: string;
  readonly params: readonly Parameter[];
  readonly returns?: readonly Parameter[];
  readonly reverts?: readonly string[];
}

/** Adds the annotations of its body to a function or modifier definition. */
function addBodyAnnotations(
  definition: Callable,
  {locations, order, reverts}: BodyAnnotations,
): JsonObject {
  const key =
    definition.signature ??
    composeSignature(definition.name, definition.params);
  const addLocations = (list: readonly Parameter[]): readonly Parameter[] =>
    list.map((item) => {
      const location = locations?.[key]?.[item.name];
      return location ? {...item, location} : item;
    });
  return {
    ...definition,
    params: addLocations(definition.params),
    ...(definition.returns && {returns: addLocations(definition.returns)}),
    ...(reverts?.[key] && {
      reverts: [...(definition.reverts ?? []), ...reverts[key]],
    }),
    ...(order?.[key] && {order: order[key]}),
  };
}

function readDeclaration(
  {fullAbiNames, ...rest}: JsonObject,
  bodyAnnotations: BodyAnnotations = {},
): Declaration {
  const entries = Object.entries(rest).map(
    ([key, value]): [string, unknown] => {
      if (!Array.isArray(value) || key === 'inherits') return [key, value];
      const hasBody = key === 'functions' || key === 'modifiers';
      return [
        key,
        value.map((item: Callable) =>
          readMember(
            hasBody ? addBodyAnnotations(item, bodyAnnotations) : item,
          ),
        ),
      ];
    },
  );
  return {
    ...Object.fromEntries(entries),
    abiNames: fullAbiNames,
  } as Declaration;
}

type Declarations = ReadonlyMap<string, Declaration>;

const declarations = new Map<Release, Declarations>();
for (const [index, release] of releases.entries()) {
  const {declarations: changedDeclarations, bodyAnnotations} =
    getReleaseData(release);
  // Contracts that a release does not change are carried over.
  const contracts = new Map(declarations.get(releases[index - 1] ?? release));
  for (const [name, declaration] of Object.entries(changedDeclarations) as [
    string,
    JsonObject | null,
  ][]) {
    if (declaration)
      contracts.set(
        name,
        readDeclaration(declaration, bodyAnnotations?.[name]),
      );
    else contracts.delete(name);
  }
  declarations.set(release, contracts);
}

export const getDeclarations = (release: Release): Declarations =>
  declarations.get(release) ?? new Map();

/** The complete ABIs of deployed contracts, for the releases in which they are recorded. */
export const deployedAbis = releases.reduce<
  Record<string, Partial<Record<Release, DeployedAbi>>>
>((abis, release) => {
  for (const [name, abi] of Object.entries(
    getReleaseData(release).deployedAbis,
  ))
    abis[name] = {...abis[name], [release]: abi};
  return abis;
}, {}) as Readonly<
  Record<DeployedContractName, Partial<Record<Release, DeployedAbi>>>
>;
