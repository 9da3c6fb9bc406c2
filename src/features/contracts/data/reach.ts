import type {Guard} from './guards';
import {outsideEffects, readGuard} from './guards';
import type {Generation} from './releases';
import type {FunctionFact, Revert} from './types';
import type {Unit} from './units';
import {findUnit, lineage} from './units';

export interface Failure {
  /** Name of the error, or the text that the revert carries. */
  readonly name: string;
  readonly isText: boolean;
  readonly conditions: readonly Revert[];
  /** Modifiers that raise it, as they are used. */
  readonly modifiers: readonly string[];
}

/** Everything a call of a function can end in, through modifiers and internal calls. */
export interface Reach {
  readonly failures: readonly Failure[];
  readonly events: readonly string[];
  /** Modifiers that let only some callers through or stop the function during a pause. */
  readonly guards: readonly string[];
  /** A pause is checked in the body as well, of a type that the facts do not name. */
  readonly hasPauseInBody: boolean;
}

interface Found {
  readonly unit: string;
  readonly fact: FunctionFact;
}

function functionsNamed(name: string, units: readonly Unit[]): readonly Found[] {
  for (const {name: unit, declaration} of units) {
    const facts = (declaration.functions ?? []).filter((fact) => fact.name === name);
    if (facts.length) return facts.map((fact) => ({unit, fact}));
  }
  return [];
}

/** The function behind a call in the code of `unit`, as part of `contract`. */
function resolve(call: string, unit: string, contract: string, generation: Generation): readonly Found[] {
  const [name = '', prefix] = call.split('.').reverse();
  if (prefix === undefined) {
    return functionsNamed(name, [...lineage(contract, generation), ...lineage(unit, generation)]);
  }
  if (prefix === 'super') return functionsNamed(name, lineage(unit, generation).slice(1));
  const library = findUnit(prefix, generation);
  return library ? functionsNamed(name, [library]) : [];
}

/**
 * Follows a function of `contract`, declared in `unit`, into the internal functions it calls.
 * Calls into other contracts are not followed: `outsideCalls` lists those whose errors come back.
 */
export function reach(contract: string, unit: string, fact: FunctionFact, generation: Generation): Reach {
  const failures = new Map<string, Failure>();
  const events = new Set<string>();
  const guards = new Set<string>();
  const visited = new Set<FunctionFact>();
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
  const apply = ({errors = [], texts = [], events: names = []}: Guard, modifier?: string): void => {
    errors.forEach((name) => fail(name, false, {modifier}));
    texts.forEach((text) => fail(text, true, {modifier}));
    names.forEach((name) => events.add(name));
  };
  const visit = (found: Found): void => {
    if (visited.has(found.fact)) return;
    visited.add(found.fact);
    const {modifiers = [], reverts = [], emits = [], calls = []} = found.fact;
    for (const use of modifiers) {
      const guard = readGuard(use);
      apply(guard, use);
      if (guard.role ?? guard.caller ?? guard.pauseTypes) guards.add(use);
    }
    reverts.forEach((condition) => fail(condition.error.replace(/^.*\./, ''), false, {condition}));
    emits.forEach((name) => events.add(name));
    for (const call of calls) {
      if (/^_require\w*NotPaused$/.test(call)) hasPauseInBody = true;
      const targets = resolve(call, found.unit, contract, generation);
      targets.forEach(visit);
      const outside = targets.length ? undefined : outsideEffects[call.replace(/^super\./, '')];
      if (outside) apply(outside);
    }
  };

  visit({unit, fact});
  return {failures: [...failures.values()], events: [...events], guards: [...guards], hasPauseInBody};
}
