import type {Member} from '../../data';
import {reach} from '../../data';
import type {PageFacts} from '../ContractPage';
import {namedLink} from '../links';
import type {Phrase} from '../nodes';
import {join, strong} from '../nodes';

/** Events that a call can leave in the logs. */
export function emits(page: PageFacts, member: Member): Phrase[][] {
  if (member.kind !== 'function' && member.kind !== 'internal') return [];
  const {events} = reach(page.record.name, member.unit, member.fact, page.generation);
  if (!events.length) return [];
  return [[strong('Emits:'), ' ', ...join(events.map((name) => namedLink(page, 'event', name)))]];
}
