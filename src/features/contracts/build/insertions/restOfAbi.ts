import type {RootContent} from 'mdast';
import type {AbiParameter} from 'viem';
import {code, heading, joinPhrases, paragraph, type Phrase, table} from '../../../../lib/mdast';
import {copiedHex, hexLink} from '../links';
import {type AbiNames, categoryOf, documentedGeneration, inheritedPlace, type Member, membersOf} from '../../data';
import {idOf, type NamedItem, recordedAbi} from '../../data/abi';
import type {PageFacts} from '../ContractPage';

const REST_ID = 'rest-of-the-abi';

const GROUPS = [
  {category: 'functions', type: 'function', title: 'Function'},
  {category: 'events', type: 'event', title: 'Event'},
  {category: 'errors', type: 'error', title: 'Error'},
] as const satisfies readonly {category: keyof AbiNames; type: NamedItem['type']; title: string}[];

/** `uint256 _fee`; structs and enums by their names, where those are on record. */
function declared(parameter: AbiParameter): string {
  const {type, name, internalType = ''} = parameter;
  const named = /^(?:struct|enum) (.*)$/.exec(internalType)?.[1];
  const tuple = 'components' in parameter ? `(${parameter.components.map(declared).join(', ')})${type.slice('tuple'.length)}` : type;
  return [named ?? tuple, 'indexed' in parameter && parameter.indexed ? 'indexed' : '', name].filter(Boolean).join(' ');
}

/** `isPaused(IPauseManager.PauseType _pauseType) view returns (bool)`. */
function declarationOf(item: NamedItem): string {
  const head = `${item.name}(${(item.inputs as readonly AbiParameter[]).map(declared).join(', ')})`;
  if (item.type !== 'function') return head;
  const mutability = item.stateMutability === 'nonpayable' ? '' : ` ${item.stateMutability}`;
  return `${head}${mutability}${item.outputs.length ? ` returns (${item.outputs.map(declared).join(', ')})` : ''}`;
}

const names = (list: readonly string[]): Phrase[] => joinPhrases(list.map((name) => [code(name)]), ', ', ' and ');

/** A member with a link to where the documented generation has it, and what is different there. */
function row({key, record}: PageFacts, item: NamedItem, category: keyof AbiNames, hex: string): Phrase[][] {
  const own = membersOf(key).filter((member) => categoryOf(member) === category && member.name === item.name);
  const member = own.find((one) => one.hex === hex) ?? own[0];
  const place = member ? {member, href: `${record.route}#${member.id}`} : inheritedPlace(key, category, item.name);
  const documented = documentedGeneration(record);
  const isThere = record.generations[documented]?.answersTo[category].includes(item.name);
  const now = place?.member?.hex;
  const difference = !isThere ? ` not in ${documented}` : now && now !== hex ? ` another signature in ${documented}` : '';
  const [name] = hexLink(isThere ? place?.href : undefined, declarationOf(item), hex);
  // The address of a member that has a heading of its own on the page of today leads to it here as well.
  const anchored = name && member ? {...name, data: {hProperties: {...name.data?.hProperties, id: member.id}}} : name;
  return [[copiedHex(hex)], [...(anchored ? [anchored] : []), ...(difference ? [difference] : [])]];
}

/** What the ABI has beyond the members above: the same as today, inherited, from OpenZeppelin, or of parts that the facts lack. */
export function restOfAbi(page: PageFacts, members: readonly Member[]): RootContent[] {
  const {key, generation, record} = page;
  const shown = new Set(members.map(({hex}) => hex));
  const {items, inferred, unknown} = recordedAbi(key, generation);
  const rest = items
    .map((item) => ({item, hex: idOf(item).replace(/^\w+ /, '')}))
    .filter(({hex}) => !shown.has(hex as Member['hex']))
    .sort((one, other) => (one.item.name < other.item.name ? -1 : 1));
  const unnamed = unknown.filter((name) => !members.some((member) => member.name === name));
  if (!rest.length && !unnamed.length) return [];
  const tables = GROUPS.flatMap(({category, type, title}): RootContent[] => {
    const rows = rest.filter(({item}) => item.type === type).map(({item, hex}) => row(page, item, category, hex));
    return rows.length ? [table([type === 'event' ? 'Topic 0' : 'Selector', title], rows)] : [];
  });
  const today = documentedGeneration(record);
  return [
    heading(2, REST_ID, 'Rest of the ABI'),
    paragraph(`The other members that callers of ${generation} reach. A linked one leads to its description in ${today}.`),
    ...(inferred.length
      ? [paragraph('Some are on record by name only, and stand here with the signature that the generations before and after share: ', ...names(inferred), '.')]
      : []),
    ...(unnamed.length ? [paragraph('On record by name only: ', ...names(unnamed), '.')] : []),
    ...tables,
  ];
}
