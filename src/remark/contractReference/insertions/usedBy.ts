import type {Member} from '../../../data/contracts';
import {contractRecords, usesOf} from '../../../data/contracts';
import type {ContractPage} from '../ContractPage';
import type {Phrase} from '../nodes';
import {codeLink, join, strong} from '../nodes';

const LABELS = {error: 'Raised by:', event: 'Emitted by:', constant: 'Needed for:'} as const;

/** The other direction: functions that raise an error, emit an event or ask for a role. */
export function usedBy(page: ContractPage, member: Member): Phrase[][] {
  if (member.kind !== 'error' && member.kind !== 'event' && member.kind !== 'constant') return [];
  const uses = usesOf(member.kind, member.unit, member.name);
  if (!uses.length) return [];
  const links = uses.map(({contract, member: user}) => {
    const {route, name} = contractRecords[contract];
    return codeLink(page.url(`${route}#${user.id}`), contract === page.key ? user.name : `${name}.${user.name}`);
  });
  return [[strong(LABELS[member.kind]), ' ', ...join(links)]];
}
