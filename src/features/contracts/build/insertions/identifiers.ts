import {code, labelledLink, type Phrase, strong} from '../../../../lib/mdast';
import {type Member, findSourceLines, findSource} from '../../data';
import type {PageFacts} from '../ContractPage';

/** The declaration in the public source, at a fixed commit; of a member that no public text has, the file. */
function createSourceLink({generation}: PageFacts, member: Member): Phrase[] {
  const lines = findSourceLines(member, generation);
  if (lines) return [labelledLink(lines.url, `Source of ${member.name}`, 'Source'), ...(lines.difference ? [`, at this commit ${lines.difference}`] : [])];
  const file = findSource(member.declaredIn, generation);
  return file ? [labelledLink(file.url, `Source file of ${member.declaredIn}, without ${member.name}`, 'Source file'), ', at a commit without it'] : [];
}

/** What stands in calldata, logs and revert data: selector or topic, and the signature behind it; and where it is declared. */
export function describeIdentifiers(page: PageFacts, member: Member): Phrase[][] {
  const {hex, signature, kind} = member;
  const link = createSourceLink(page, member);
  if (!hex) return link.length ? [link] : [];
  const hash = kind === 'constant' ? member.fact.hash : undefined;
  return [
    [strong(kind === 'event' ? 'Topic 0:' : 'Selector:'), ' ', code(hex), ' of ', code(signature), ...(link.length ? [' · ', ...link] : [])],
    ...(hash ? [[strong('Value:'), ' ', code(hash)]] : []),
  ];
}
