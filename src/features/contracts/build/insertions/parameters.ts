import type {RootContent} from 'mdast';
import {code, type Phrase, table} from '../../../../lib/mdast';
import type {Parameter} from '../../data';
import type {ContractPage, Section} from '../ContractPage';
import {typeLink} from '../links';

function rows(page: ContractPage, {descriptions}: Section, params: readonly Parameter[]): Phrase[][][] {
  return params.map(({name, type}) => [[code(name)], typeLink(page, type), [...(descriptions.get(name) ?? [])]]);
}

function fieldTable(page: ContractPage, title: string, section: Section, params: readonly Parameter[]): RootContent[] {
  if (!params.length) return [];
  if (section.descriptions.size) return [table([title, 'Type', 'Description'], rows(page, section, params))];
  return [table([title, 'Type'], rows(page, section, params).map((row) => row.slice(0, 2)))];
}

function eventTable(page: ContractPage, section: Section, params: readonly Parameter[]): RootContent[] {
  if (!params.length) return [];
  const isDescribed = section.descriptions.size > 0;
  const cells = rows(page, section, params).map(([name = [], type = [], text = []], index) => [
    name,
    type,
    [params[index]?.indexed ? 'yes' : 'no'],
    ...(isDescribed ? [text] : []),
  ]);
  return [table(['Field', 'Type', 'Indexed', ...(isDescribed ? ['Description'] : [])], cells)];
}

/** What goes in, or what a log, an error or a struct holds. */
export function parameters(page: ContractPage, section: Section): RootContent[] {
  const {member} = section;
  switch (member.kind) {
    case 'function':
    case 'internal':
    case 'constructor':
    case 'modifier':
      return fieldTable(page, 'Parameter', section, member.fact.params);
    case 'error':
      return fieldTable(page, 'Argument', section, member.fact.params);
    case 'event':
      return eventTable(page, section, member.fact.params);
    case 'struct':
      return fieldTable(page, 'Field', section, member.fact.members);
    case 'enum':
      return [
        table(
          ['Value', 'Number', 'Description'],
          member.fact.members.map((name, index) => [
            [code(name)],
            [code(String(index))],
            [...(section.descriptions.get(name) ?? [])],
          ]),
        ),
      ];
    default:
      return [];
  }
}
