import {codeLink, joinPhrases, type Phrase, strong} from '../../../../lib/mdast';
import {contractRecords, type Member, passersOf, type Use, usesOf} from '../../data';
import type {ContractPage} from '../ContractPage';

const LABELS = {error: 'Raised by:', event: 'Emitted by:', constant: 'Needed for:'} as const;

function row(page: ContractPage, label: string, uses: readonly Use[]): Phrase[][] {
  if (!uses.length) return [];
  const links = uses.map(({contract, member: user}) => {
    const {route, name} = contractRecords[contract];
    return codeLink(page.url(`${route}#${user.id}`), contract === page.key ? user.name : `${name}.${user.name}`);
  });
  return [[strong(label), ' ', ...joinPhrases(links)]];
}

/** The other direction: functions that raise an error, emit an event or ask for a role. */
export function usedBy(page: ContractPage, member: Member): Phrase[][] {
  if (member.kind !== 'error' && member.kind !== 'event' && member.kind !== 'constant') return [];
  const uses = usesOf(member.kind, member.unit, member.name);
  const passers = member.kind === 'error' ? passersOf(member.unit, member.name) : [];
  return [...row(page, LABELS[member.kind], uses), ...row(page, 'Passed on by:', passers)];
}
