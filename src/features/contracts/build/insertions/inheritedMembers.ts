import type {RootContent} from 'mdast';
import {code, heading, joinPhrases, paragraph, type Phrase, table} from '../../../../lib/mdast';
import {type AbiNames, categoryOf, inheritedPlace, membersOf, selectorOfError, selectorOfFunction} from '../../data';
import type {ContractPage} from '../ContractPage';
import {unitLink, copiedHex, hexLink} from '../links';

const OUTSIDE = 'OpenZeppelin and other libraries';

const selectorOf: Record<keyof AbiNames, (name: string) => string | undefined> = {
  functions: selectorOfFunction,
  events: () => undefined,
  errors: selectorOfError,
};

/** What the contract answers to besides the members on its page, with links to where it is described. */
export function inheritedMembers(page: ContractPage): RootContent[] {
  const {key, record, declaration} = page;
  const rows = new Map<string, Record<keyof AbiNames, Phrase[][]>>();
  for (const category of ['functions', 'events', 'errors'] as const) {
    const own = membersOf(key).filter((member) => categoryOf(member) === category);
    for (const name of declaration.answersTo[category]) {
      if (own.some((member) => member.name === name)) continue;
      const place = inheritedPlace(key, category, name);
      const unit = place?.unit ?? OUTSIDE;
      const row = rows.get(unit) ?? {functions: [], events: [], errors: []};
      // What no page describes is found by its selector here or nowhere.
      const selector = place ? undefined : selectorOf[category](name);
      row[category].push([...hexLink(page.url(place?.href), name, place?.member?.hex), ...(selector ? [' ', copiedHex(selector)] : [])]);
      rows.set(unit, row);
    }
  }
  if (!rows.size) return [];
  const cells = [...rows]
    .sort(([one], [other]) => Number(one === OUTSIDE) - Number(other === OUTSIDE))
    .map(([unit, row]) => [
      unit === OUTSIDE ? [OUTSIDE] : unitLink(page, unit),
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
