import {findClosest} from '../../../lib/closestMatch';
import {getReleaseData, type Release, releases} from '../facts/releases';
import type {FunctionDefinition, Revert} from '../facts/schema';
import {
  findContract,
  getContractWithBases,
  type SourceContract,
} from './contracts';
import {
  getModifierEffect,
  libraryEffects,
  type ModifierEffect,
} from './modifiers';

export interface RevertReason {
  /** Name of the error, or its revert string. */
  readonly name: string;
  readonly isRevertString: boolean;
  readonly conditions: readonly Revert[];
  /** Modifiers that revert with this reason, as written in the source. */
  readonly modifiers: readonly string[];
}

/** Possible effects of a call, including those of modifiers and internal calls. Revert reasons are in the order of their first check. */
interface FunctionEffects {
  readonly revertReasons: readonly RevertReason[];
  readonly events: readonly string[];
  /** The pause types that the function and the functions in its body check. */
  readonly pauseTypes: readonly string[];
}

/** Functions that check for a pause in a body, by the modifier that makes the same check. */
const pauseChecks: Readonly<Record<string, string>> = {
  _requireTypeAndGeneralNotPaused: 'whenTypeAndGeneralNotPaused',
  _requireTypeNotPaused: 'whenTypeNotPaused',
};

interface LocatedFunction {
  readonly declaredIn: string;
  readonly definition: FunctionDefinition;
}

/** Finds the functions with this name, in the first contract that declares any. */
function findFunctions(
  name: string,
  contracts: readonly SourceContract[],
): readonly LocatedFunction[] {
  const namedFunctions = contracts.flatMap(
    ({name: declaredIn, declaration: {functions = []}}) =>
      functions
        .filter((definition) => definition.name === name)
        .map((definition) => ({declaredIn, definition})),
  );
  return namedFunctions.filter(
    ({declaredIn}) => declaredIn === namedFunctions[0]?.declaredIn,
  );
}

/** Resolves a call made in `declaredIn` to the functions that run in `contract`. */
function resolveCall(
  call: string,
  declaredIn: string,
  contract: string,
  release: Release,
): readonly LocatedFunction[] {
  const [name = '', prefix] = call.split('.').reverse();
  if (prefix === undefined) {
    return findFunctions(name, [
      ...getContractWithBases(contract, release),
      ...getContractWithBases(declaredIn, release),
    ]);
  }
  if (prefix === 'super')
    return findFunctions(
      name,
      getContractWithBases(declaredIn, release).slice(1),
    );
  const library = findContract(prefix, release);
  return library ? findFunctions(name, [library]) : [];
}

type Step =
  | {readonly revert: Revert}
  | {readonly call: string; readonly argument?: string | undefined};

/** The release whose files have the contract: the last one up to `release` that changed it. */
const findDeclaringRelease = (contract: string, release: Release): Release =>
  releases.findLast(
    (item) =>
      releases.indexOf(item) <= releases.indexOf(release) &&
      contract in getReleaseData(item).declarations,
  ) ?? release;

/** The reverts and calls in a function body, in execution order if the order is recorded. */
function getSteps(
  {declaredIn, definition}: LocatedFunction,
  release: Release,
): readonly Step[] {
  const {name, reverts = [], calls = [], order} = definition;
  if (!order)
    return [
      ...reverts.map((revert) => ({revert})),
      ...calls.map((call) => ({call})),
    ];
  const remainingReverts = [...reverts];
  return order.map((entry): Step => {
    const index = remainingReverts.findIndex(({error}) => error === entry);
    const [revert] = index < 0 ? [] : remainingReverts.splice(index, 1);
    if (revert) return {revert};
    if (calls.includes(entry)) return {call: entry};
    const [, call = '', argument] = /^(\w+)\((.*)\)$/.exec(entry) ?? [];
    if (!calls.includes(call)) {
      const folder = `src/features/contracts/facts/${findDeclaringRelease(declaredIn, release)}`;
      const names = [...reverts.map(({error}) => error), ...calls];
      throw new Error(
        `${folder}/bodyAnnotations.json: the order of ${declaredIn}.${name} has "${entry}", which is no revert or call of it in ${folder}/declarations.json → correct the name in one of the files, perhaps to "${findClosest(entry, names)}"`,
      );
    }
    return {call, argument};
  });
}

/**
 * Collects the effects of a function of `contract` and of the internal functions that it calls.
 * Does not follow calls to other contracts: `externalCalls` lists those whose errors propagate.
 */
export function traceEffects(
  contract: string,
  entry: LocatedFunction,
  release: Release,
): FunctionEffects {
  const revertReasons = new Map<
    string,
    {
      name: string;
      isRevertString: boolean;
      conditions: Revert[];
      modifiers: string[];
    }
  >();
  const events = new Set<string>();
  const visitedFunctions = new Set<FunctionDefinition>();
  const pauseTypes = new Set(
    (entry.definition.modifiers ?? []).flatMap(
      (invocation) => getModifierEffect(invocation).pauseTypes ?? [],
    ),
  );

  const addRevert = (
    name: string,
    isRevertString: boolean,
    condition?: Revert,
    modifier?: string,
  ): void => {
    const reason = revertReasons.get(name) ?? {
      name,
      isRevertString,
      conditions: [],
      modifiers: [],
    };
    if (condition) reason.conditions.push(condition);
    if (modifier && !reason.modifiers.includes(modifier))
      reason.modifiers.push(modifier);
    revertReasons.set(name, reason);
  };
  const addEffect = (
    {errors = [], revertStrings = [], events: names = []}: ModifierEffect,
    modifier?: string,
  ): void => {
    errors.forEach((name) => addRevert(name, false, undefined, modifier));
    revertStrings.forEach((text) => addRevert(text, true, undefined, modifier));
    names.forEach((name) => events.add(name));
  };
  const visit = ({declaredIn, definition}: LocatedFunction): void => {
    if (visitedFunctions.has(definition)) return;
    visitedFunctions.add(definition);
    const modifiers = (definition.modifiers ?? []).map((invocation) => ({
      invocation,
      effect: getModifierEffect(invocation),
    }));
    modifiers
      .filter(({effect}) => !effect.isAfterBody)
      .forEach(({invocation, effect}) => addEffect(effect, invocation));
    definition.emits?.forEach((name) => events.add(name));
    for (const step of getSteps({declaredIn, definition}, release)) {
      if ('revert' in step)
        addRevert(step.revert.error.replace(/^.*\./, ''), false, step.revert);
      else followCall(declaredIn, step.call, step.argument);
    }
    modifiers
      .filter(({effect}) => effect.isAfterBody)
      .forEach(({invocation, effect}) => addEffect(effect, invocation));
  };
  const followCall = (
    declaredIn: string,
    call: string,
    argument: string | undefined,
  ): void => {
    const pauseCheck = pauseChecks[call];
    if (pauseCheck) {
      // Arguments are known only from `order` in bodyAnnotations.json, because the compiler output does not contain them.
      const types = argument
        ? getModifierEffect(`${pauseCheck}(${argument})`).pauseTypes
        : ['another type, which the function itself checks'];
      types?.forEach((type) => pauseTypes.add(type));
    }
    const targets = resolveCall(call, declaredIn, contract, release);
    targets.forEach(visit);
    const effect = targets.length
      ? undefined
      : libraryEffects[call.replace(/^super\./, '')];
    if (effect) addEffect(effect);
  };

  visit(entry);
  return {
    revertReasons: [...revertReasons.values()],
    events: [...events],
    pauseTypes: [...pauseTypes],
  };
}
