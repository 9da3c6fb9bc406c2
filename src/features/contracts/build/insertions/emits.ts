import {joinPhrases, type Phrase, strong} from '../../../../lib/mdast';
import {type Member, reach} from '../../data';
import type {PageFacts} from '../ContractPage';
import {namedLink} from '../links';

/** Events that a call can leave in the logs. */
export function emits(page: PageFacts, member: Member): Phrase[][] {
  if (member.kind !== 'function' && member.kind !== 'internal') return [];
  const {events} = reach(page.record.name, member.unit, member.fact, page.generation);
  if (!events.length) return [];
  return [[strong('Emits:'), ' ', ...joinPhrases(events.map((name) => namedLink(page, 'event', name)))]];
}
