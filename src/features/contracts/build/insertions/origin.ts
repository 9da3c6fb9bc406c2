import {code, joinPhrases, type Phrase, strong} from '../../../../lib/mdast';
import {findUnit, type Member} from '../../data';
import type {ContractPage} from '../ContractPage';
import {unitLink} from '../links';

/** The part or interface that declares the member, where it is not the contract itself. */
export function origin(page: ContractPage, member: Member): Phrase[][] {
  const isPart = member.unit !== page.record.name;
  if (!isPart && !member.alsoIn.length) return [];
  const isInterface = (unit: string): boolean => findUnit(unit, page.generation)?.declaration.kind === 'interface';
  const interfaces = member.alsoIn.filter(isInterface);
  const overridden = member.alsoIn.filter((unit) => !isInterface(unit));
  const also = [
    ...interfaces.map((unit) => ['interface ', ...unitLink(page, unit)]),
    ...overridden.map((unit) => ['overrides ', code(unit)]),
  ];
  return [
    [strong('Declared in:'), ' ', code(member.unit), ...(also.length ? [' (', ...joinPhrases(also), ')'] : [])],
  ];
}
