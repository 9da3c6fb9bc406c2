import {code, codeLink, joinPhrases, type Phrase, strong} from '../../../../lib/mdast';
import {contractRecords, findDeclaringContract, getDocumentedRelease, type RevertReason, type Member, type PropagatedErrors, getPropagatedErrors, findDocsLink, findErrorSelector} from '../../data';
import type {ContractPage} from '../ContractPage';

function linkCallee(page: ContractPage, to: PropagatedErrors['to']): Phrase[] {
  if (typeof to === 'string') return [to];
  const {route, name} = contractRecords[to.contract];
  return codeLink(page.url(`${route}#${to.member.id}`), `${name}.${to.member.name}`);
}

/** An error as the other contract declares it, with its selector. */
function describeError(page: ContractPage, to: PropagatedErrors['to'], {name, isText}: RevertReason): Phrase[] {
  if (isText || typeof to === 'string') return [`“${name}”`];
  const record = contractRecords[to.contract];
  const unit = findDeclaringContract(record.name, 'error', name, getDocumentedRelease(record));
  const selector = findErrorSelector(name);
  const label = codeLink(unit && page.url(findDocsLink(unit, ['error'], name).href), name);
  return selector ? [...label, ' ', code(selector)] : label;
}

/** Errors that come through from the contracts a function calls. */
export function describePropagatedErrors(page: ContractPage, member: Member): Phrase[][] {
  const calls = getPropagatedErrors(page.key, member).map(({to, when, revertReasons: failures}): Phrase[] => {
    const errors = joinPhrases(failures.map((item) => describeError(page, to, item)));
    return [...linkCallee(page, to), ` ${when}`, ...(errors.length ? [' (', ...errors, ')'] : [])];
  });
  return calls.length ? [[strong('Also passes on errors of:'), ' ', ...joinPhrases(calls, '; ')]] : [];
}
