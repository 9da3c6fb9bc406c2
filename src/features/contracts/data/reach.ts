import type {ModifierEffect} from './guards';
import {libraryEffects, getModifierEffect} from './guards';
import type {Release} from './releases';
import type {FunctionFact, Revert} from './types';
import type {SourceContract} from './units';
import {findContract, getLinearizedBases} from './units';

export interface RevertReason {
  /** Name of the error, or the text that the revert carries. */
  readonly name: string;
  readonly isText: boolean;
  readonly conditions: readonly Revert[];
  /** Modifiers that raise it, as they are used. */
  readonly modifiers: readonly string[];
}

/** Everything a call of a function can end in, through modifiers and internal calls: failures in the order of their first check. */
export interface FunctionEffects {
  readonly revertReasons: readonly RevertReason[];
  readonly events: readonly string[];
  /** Modifiers that let only some callers through or stop the function during a pause. */
  readonly guards: readonly string[];
  /** A pause is checked in the body as well. */
  readonly checksPauseInBody: boolean;
  /** Its types, where the order of the body is on record: the facts do not name them. */
  readonly pauseTypesInBody: readonly string[];
}

interface LocatedFunction {
  readonly declaredIn: string;
  readonly fact: FunctionFact;
}

function findFunctions(name: string, units: readonly SourceContract[]): readonly LocatedFunction[] {
  for (const {name: unit, declaration} of units) {
    const facts = (declaration.functions ?? []).filter((fact) => fact.name === name);
    if (facts.length) return facts.map((fact) => ({unit, fact}));
  }
  return [];
}

/** The function behind a call in the code of `unit`, as part of `contract`. */
function resolveCall(call: string, unit: string, contract: string, generation: Release): readonly LocatedFunction[] {
  const [name = '', prefix] = call.split('.').reverse();
  if (prefix === undefined) {
    return findFunctions(name, [...getLinearizedBases(contract, generation), ...getLinearizedBases(unit, generation)]);
  }
  if (prefix === 'super') return findFunctions(name, getLinearizedBases(unit, generation).slice(1));
  const library = findContract(prefix, generation);
  return library ? findFunctions(name, [library]) : [];
}

type Step = {readonly revert: Revert} | {readonly call: string; readonly argument?: string | undefined};

/** What a body does, in the order of execution as far as it is on record. */
function getSteps({name, reverts = [], calls = [], order}: FunctionFact): readonly Step[] {
  if (!order) return [...reverts.map((revert) => ({revert})), ...calls.map((call) => ({call}))];
  const left = [...reverts];
  return order.map((entry): Step => {
    const index = left.findIndex(({error}) => error === entry);
    const [revert] = index < 0 ? [] : left.splice(index, 1);
    if (revert) return {revert};
    if (calls.includes(entry)) return {call: entry};
    const [, call = '', argument] = /^(\w+)\((.*)\)$/.exec(entry) ?? [];
    if (!calls.includes(call)) throw new Error(`${name} neither raises nor calls "${entry}": mend bodies.json in src/features/contracts/sources`);
    return {call, argument};
  });
}

/**
 * Follows a function of `contract`, declared in `unit`, into the internal functions it calls.
 * Calls into other contracts are not followed: `outsideCalls` lists those whose errors come back.
 */
export function traceEffects(contract: string, unit: string, fact: FunctionFact, generation: Release): FunctionEffects {
  const failures = new Map<string, RevertReason>();
  const events = new Set<string>();
  const guards = new Set<string>();
  const visited = new Set<FunctionFact>();
  const bodyPauses = new Set<string>();
  let hasPauseInBody = false;

  const fail = (name: string, isText: boolean, cause: {condition?: Revert; modifier?: string | undefined}): void => {
    const known = failures.get(name);
    failures.set(name, {
      name,
      isText,
      conditions: [...(known?.conditions ?? []), ...(cause.condition ? [cause.condition] : [])],
      modifiers: [...new Set([...(known?.modifiers ?? []), ...(cause.modifier ? [cause.modifier] : [])])],
    });
  };
  const apply = ({errors = [], texts = [], events: names = []}: ModifierEffect, modifier?: string): void => {
    errors.forEach((name) => fail(name, false, {modifier}));
    texts.forEach((text) => fail(text, true, {modifier}));
    names.forEach((name) => events.add(name));
  };
  const visit = (found: LocatedFunction): void => {
    if (visited.has(found.fact)) return;
    visited.add(found.fact);
    const {modifiers = [], emits = []} = found.fact;
    const uses = modifiers.map((use) => ({use, guard: getModifierEffect(use)}));
    for (const {use, guard} of uses) {
      if (!guard.isAfterBody) apply(guard, use);
      if (guard.role ?? guard.caller ?? guard.pauseTypes) guards.add(use);
    }
    emits.forEach((name) => events.add(name));
    for (const step of getSteps(found.fact)) {
      if ('revert' in step) fail(step.revert.error.replace(/^.*\./, ''), false, {condition: step.revert});
      else follow(found, step.call, step.argument);
    }
    uses.filter(({guard}) => guard.isAfterBody).forEach(({use, guard}) => apply(guard, use));
  };
  const follow = (found: LocatedFunction, call: string, argument: string | undefined): void => {
    if (/^_require\w*NotPaused$/.test(call)) {
      hasPauseInBody = true;
      const use = `${call.replace('_require', 'when')}(${argument ?? ''})`;
      if (argument) getModifierEffect(use).pauseTypes?.forEach((type) => bodyPauses.add(type));
    }
    const targets = resolveCall(call, found.declaredIn, contract, generation);
    targets.forEach(visit);
    const outside = targets.length ? undefined : libraryEffects[call.replace(/^super\./, '')];
    if (outside) apply(outside);
  };

  visit({declaredIn: unit, fact});
  return {revertReasons: [...failures.values()], events: [...events], guards: [...guards], checksPauseInBody: hasPauseInBody, pauseTypesInBody: [...bodyPauses]};
}
