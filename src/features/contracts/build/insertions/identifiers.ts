import {code, labelledLink, type Phrase, strong} from '../../../../lib/mdast';
import {type Member, sourceLinesOf, sourceOf} from '../../data';
import type {PageFacts} from '../ContractPage';

/** The declaration in the public source, at a fixed commit; of a member that no public text has, the file. */
function source({generation}: PageFacts, member: Member): Phrase[] {
  const lines = sourceLinesOf(member, generation);
  if (lines) return [labelledLink(lines.url, `Source of ${member.name}`, 'Source'), ...(lines.there ? [`, at this commit ${lines.there}`] : [])];
  const file = sourceOf(member.unit, generation);
  return file ? [labelledLink(file.url, `Source file of ${member.unit}, without ${member.name}`, 'Source file'), ', at a commit without it'] : [];
}

/** What stands in calldata, logs and revert data: selector or topic, and the signature behind it; and where it is declared. */
export function identifiers(page: PageFacts, member: Member): Phrase[][] {
  const {hex, signature, kind} = member;
  const link = source(page, member);
  if (!hex) return link.length ? [link] : [];
  const hash = kind === 'constant' ? member.fact.hash : undefined;
  return [
    [strong(kind === 'event' ? 'Topic 0:' : 'Selector:'), ' ', code(hex), ' of ', code(signature), ...(link.length ? [' · ', ...link] : [])],
    ...(hash ? [[strong('Value:'), ' ', code(hash)]] : []),
  ];
}
