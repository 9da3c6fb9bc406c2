import type {RootContent} from 'mdast';
import {code, heading, joinPhrases, paragraph, type Phrase, table} from '../../../../lib/mdast';
import {type AbiNames, getCategory, findInheritedLink, getMembers, findErrorSelector, findFunctionSelector} from '../../data';
import type {ContractPage} from '../ContractPage';
import {linkContract, createCopyableHex, linkWithHex} from '../links';

const OUTSIDE = 'OpenZeppelin and other libraries';

const findSelector: Record<keyof AbiNames, (name: string) => string | undefined> = {
  functions: findFunctionSelector,
  events: () => undefined,
  errors: findErrorSelector,
};

/** What the contract answers to besides the members on its page, with links to where it is described. */
export function createInheritedTable(page: ContractPage): RootContent[] {
  const {key, record, declaration} = page;
  const rows = new Map<string, Record<keyof AbiNames, Phrase[][]>>();
  for (const category of ['functions', 'events', 'errors'] as const) {
    const own = getMembers(key).filter((member) => getCategory(member) === category);
    for (const name of declaration.abiNames[category]) {
      if (own.some((member) => member.name === name)) continue;
      const place = findInheritedLink(key, category, name);
      const unit = place?.declaredIn ?? OUTSIDE;
      const row = rows.get(unit) ?? {functions: [], events: [], errors: []};
      // What no page describes is found by its selector here or nowhere.
      const selector = place ? undefined : findSelector[category](name);
      row[category].push([...linkWithHex(page.url(place?.href), name, place?.member?.hex), ...(selector ? [' ', createCopyableHex(selector)] : [])]);
      rows.set(unit, row);
    }
  }
  if (!rows.size) return [];
  const cells = [...rows]
    .sort(([one], [other]) => Number(one === OUTSIDE) - Number(other === OUTSIDE))
    .map(([unit, row]) => [
      unit === OUTSIDE ? [OUTSIDE] : linkContract(page, unit),
      joinPhrases(row.functions),
      joinPhrases(row.events),
      joinPhrases(row.errors),
    ]);
  return [
    heading(2, 'inherited-members', 'Inherited members'),
    paragraph('Calls to ', code(record.name), ' also reach what it inherits. A linked name leads to its description.'),
    table(['From', 'Functions', 'Events', 'Errors'], cells),
  ];
}
