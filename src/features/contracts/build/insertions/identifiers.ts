import type {Member} from '../../data';
import {sourceLinesOf} from '../../data';
import type {PageFacts} from '../ContractPage';
import type {Phrase} from '../nodes';
import {code, labelledLink, strong} from '../nodes';

/** The declaration in the public source, at a fixed commit. */
function source(page: PageFacts, member: Member): Phrase[] {
  const url = sourceLinesOf(member, page.generation);
  return url === undefined ? [] : [labelledLink(url, `Source of ${member.name}`, 'Source')];
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
