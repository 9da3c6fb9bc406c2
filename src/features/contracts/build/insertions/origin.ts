import {code, joinPhrases, type Phrase, strong} from '../../../../lib/mdast';
import {findContract, type Member} from '../../data';
import type {ContractPage} from '../ContractPage';
import {linkContract} from '../links';

/** The part or interface that declares the member, where it is not the contract itself. */
export function describeOrigin(page: ContractPage, member: Member): Phrase[][] {
  const isPart = member.declaredIn !== page.record.name;
  if (!isPart && !member.alsoIn.length) return [];
  const isInterface = (unit: string): boolean => findContract(unit, page.generation)?.declaration.kind === 'interface';
  const interfaces = member.alsoIn.filter(isInterface);
  const overridden = member.alsoIn.filter((unit) => !isInterface(unit));
  const also = [
    ...interfaces.map((unit) => ['interface ', ...linkContract(page, unit)]),
    ...overridden.map((unit) => ['overrides ', code(unit)]),
  ];
  return [
    [strong('Declared in:'), ' ', code(member.declaredIn), ...(also.length ? [' (', ...joinPhrases(also), ')'] : [])],
  ];
}
