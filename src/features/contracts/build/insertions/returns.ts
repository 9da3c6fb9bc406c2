import type {RootContent} from 'mdast';
import {code, table} from '../../../../lib/mdast';
import type {ContractPage, Section} from '../ContractPage';
import {resultName} from '../descriptions';
import {typeLink} from '../links';

/** What a function gives back. */
export function returns(page: ContractPage, {member, descriptions}: Section): RootContent[] {
  if (member.kind !== 'function' && member.kind !== 'internal') return [];
  const results = member.fact.returns ?? [];
  if (!results.length) return [];
  const isNamed = results.some(({name}) => name);
  const rows = results.map(({name, type}, index) => [
    ...(isNamed ? [name ? [code(name)] : []] : []),
    typeLink(page, type),
    [...(descriptions.get(resultName(name, index, results.length)) ?? [])],
  ]);
  return [table([...(isNamed ? ['Result', 'Type'] : ['Result']), 'Description'], rows)];
}
