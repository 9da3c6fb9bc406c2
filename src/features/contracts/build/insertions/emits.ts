import {joinPhrases, type Phrase, strong} from '../../../../lib/mdast';
import {type Member, traceEffects} from '../../data';
import type {PageFacts} from '../ContractPage';
import {linkNamed} from '../links';

/** Events that a call can leave in the logs. */
export function describeEvents(page: PageFacts, member: Member): Phrase[][] {
  if (member.kind !== 'function' && member.kind !== 'internal') return [];
  const {events} = traceEffects(page.record.name, member.declaredIn, member.fact, page.generation);
  if (!events.length) return [];
  return [[strong('Emits:'), ' ', ...joinPhrases(events.map((name) => linkNamed(page, 'event', name)))]];
}
