import {code, codeLink, joinPhrases, type Phrase, strong} from '../../../../lib/mdast';
import {contractRecords, declaringUnit, documentedGeneration, type Failure, type Member, type PassedOn, passedOnBy, placeOf, selectorOfError} from '../../data';
import type {ContractPage} from '../ContractPage';

function callee(page: ContractPage, to: PassedOn['to']): Phrase[] {
  if (typeof to === 'string') return [to];
  const {route, name} = contractRecords[to.contract];
  return codeLink(page.url(`${route}#${to.member.id}`), `${name}.${to.member.name}`);
}

/** An error as the other contract declares it, with its selector. */
function failure(page: ContractPage, to: PassedOn['to'], {name, isText}: Failure): Phrase[] {
  if (isText || typeof to === 'string') return [`“${name}”`];
  const record = contractRecords[to.contract];
  const unit = declaringUnit(record.name, 'error', name, documentedGeneration(record));
  const selector = selectorOfError(name);
  const label = codeLink(unit && page.url(placeOf(unit, ['error'], name).href), name);
  return selector ? [...label, ' ', code(selector)] : label;
}

/** Errors that come through from the contracts a function calls. */
export function passesOn(page: ContractPage, member: Member): Phrase[][] {
  const calls = passedOnBy(page.key, member).map(({to, when, failures}): Phrase[] => {
    const errors = joinPhrases(failures.map((item) => failure(page, to, item)));
    return [...callee(page, to), ` ${when}`, ...(errors.length ? [' (', ...errors, ')'] : [])];
  });
  return calls.length ? [[strong('Also passes on errors of:'), ' ', ...joinPhrases(calls, '; ')]] : [];
}
