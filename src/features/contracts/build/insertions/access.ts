import {code, joinPhrases, type Phrase, strong} from '../../../../lib/mdast';
import {type FunctionFact, type Member, reach, readGuard} from '../../data';
import type {PageFacts} from '../ContractPage';
import {namedLink} from '../links';

const CALLER = /msg\.sender|_msgSender/;

function callers(page: PageFacts, unit: string, fact: FunctionFact): Phrase[] {
  const guards = (fact.modifiers ?? []).map(readGuard);
  const role = guards.find((guard) => guard.role)?.role;
  if (role) return ['accounts with the role ', ...namedLink(page, 'constant', role)];
  const named = guards.map(({caller}) => caller).filter((caller) => caller !== undefined);
  if (named.length) return [named.join(', ')];
  const {failures} = reach(page.record.name, unit, fact, page.generation);
  const checks = failures
    .filter(({conditions}) => conditions.some((check) => CALLER.test(check.if ?? check.unless ?? '')))
    .map(({name}) => namedLink(page, 'error', name));
  if (!checks.length) return ['no role needed'];
  return ['the code checks the caller, see ', ...joinPhrases(checks, ', ', ' and ')];
}

/** Who may call a function that changes state, and what can put it out of service. */
export function access(page: PageFacts, member: Member): Phrase[][] {
  const hasCode = page.declaration.kind === 'contract' || page.declaration.kind === 'abstract contract';
  if (member.kind !== 'function' || !hasCode) return [];
  const guards = (member.fact.modifiers ?? []).map(readGuard);
  const initializer = guards.find((guard) => guard.initializer)?.initializer;
  const {hasPauseInBody, bodyPauses} = reach(page.record.name, member.unit, member.fact, page.generation);
  const named = [...guards.flatMap(({pauseTypes = []}) => pauseTypes), ...bodyPauses].map((type) => [code(type)]);
  const isUnknown = hasPauseInBody && !bodyPauses.length;
  const pauses = isUnknown ? [...named, ['a type that its body checks, which is not on record']] : named;
  const isRead = member.fact.mutability === 'view' || member.fact.mutability === 'pure';
  return [
    ...(isRead ? [] : [[strong('Callers:'), ' ', ...callers(page, member.unit, member.fact)]]),
    ...(pauses.length
      ? [[strong('Out of service while paused:'), ' ', ...joinPhrases(pauses, ', ', ' or ')]]
      : []),
    ...(initializer ? [[strong('Runs once:'), ` as initialization of version ${initializer}`]] : []),
  ];
}
