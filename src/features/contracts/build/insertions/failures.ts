import type {RootContent} from 'mdast';
import {code, joinPhrases, type Phrase, table} from '../../../../lib/mdast';
import {type Failure, type Member, reach, selectorOfError} from '../../data';
import type {PageFacts} from '../ContractPage';
import {namedLink} from '../links';

/** Selector of `Error(string)`, which carries a revert text. */
const ERROR_TEXT = '0x08c379a0';

function conditions(page: PageFacts, {conditions: reverts, modifiers, isText}: Failure): Phrase[] {
  const texts: Phrase[][] = [
    ...modifiers.map((modifier) => ['modifier ', ...namedLink(page, 'modifier', modifier.replace(/\(.*/, ''), modifier)]),
    ...reverts.map((revert) => {
      if (revert.if) return ['if ', code(revert.if)];
      return revert.unless ? ['unless ', code(revert.unless)] : [];
    }),
  ];
  const known = texts.filter(({length}) => length);
  const seen = new Set<string>();
  const distinct = known.filter((text) => {
    const key = JSON.stringify(text);
    return seen.has(key) ? false : seen.add(key);
  });
  return distinct.length ? joinPhrases(distinct, '; ') : [isText ? 'check in OpenZeppelin’s code' : 'see the error'];
}

/** Errors a call can end in, with the check in the code that is closest to them. */
export function failures(page: PageFacts, member: Member): RootContent[] {
  if (member.kind !== 'function' && member.kind !== 'internal') return [];
  const found = reach(page.record.name, member.unit, member.fact, page.generation).failures;
  if (!found.length) return [];
  const rows = found.map((failure): Phrase[][] => {
    const name = failure.isText ? [`“${failure.name}”`] : namedLink(page, 'error', failure.name);
    const selector = failure.isText ? ERROR_TEXT : selectorOfError(failure.name);
    return [name, selector ? [code(selector)] : [], conditions(page, failure)];
  });
  return [table(['Reverts with', 'Selector', 'Condition in the code'], rows)];
}
