import {code, joinPhrases, type Phrase, strong} from '../../../../lib/mdast';
import {type Earlier, type Generation, historyOf, isUnconfirmed, type Member} from '../../data';
import type {ContractPage} from '../ContractPage';
import {unitLink, shortHex} from '../links';

/** One way to differ, in words; undefined where an earlier generation does not differ in it. */
type Aspect = (earlier: Earlier, page: ContractPage) => Phrase[] | undefined;

const forCallers: readonly Aspect[] = [
  ({name}) => (name ? ['named ', code(name)] : undefined),
  ({signatures, hexes = []}) =>
    signatures && [
      'with the signature ',
      ...joinPhrases([...signatures.map((text) => [code(text)]), ...hexes.map((hex) => [code(shortHex(hex))])]),
    ],
  ({size}) => (size === undefined ? undefined : [`with ${size} fields`]),
  ({guards}) =>
    guards && ['guarded by ', ...(guards.length ? joinPhrases(guards.map((guard) => [code(guard)])) : ['no role and no pause'])],
];
const inSource: Aspect = ({unit}, page) => (unit ? ['declared in ', ...unitLink(page, unit)] : undefined);

/** `in 6.0 and 7.1 with …`: generations that differ in the same way speak together. */
function describe(page: ContractPage, history: readonly Earlier[], aspects: readonly Aspect[]): Phrase[][] {
  const byGenerations = new Map<string, Phrase[][]>();
  for (const aspect of aspects) {
    const groups = new Map<string, {generations: Generation[]; words: Phrase[]}>();
    for (const earlier of history) {
      const words = aspect(earlier, page);
      if (!words) continue;
      const group = groups.get(JSON.stringify(words)) ?? {generations: [], words};
      group.generations.push(earlier.generation);
      groups.set(JSON.stringify(words), group);
    }
    for (const {generations, words} of groups.values()) {
      const label = generations.join(' and ');
      byGenerations.set(label, [...(byGenerations.get(label) ?? []), words]);
    }
  }
  return [...byGenerations].map(([label, parts]) => [`in ${label} `, ...joinPhrases(parts)]);
}

function sameAs(member: Member, present: readonly Earlier[]): string {
  const isType = member.kind === 'struct' || member.kind === 'enum';
  return `same ${isType ? 'fields' : 'signature'} as in ${present.map(({generation}) => generation).join(' and ')}`;
}

/** What is different in the generations before the one that the page documents. */
export function versions(page: ContractPage, member: Member): Phrase[][] {
  const history = historyOf(page.key, member).filter(({isUnknown}) => !isUnknown);
  if (!history.length) return [];
  const present = history.filter(({isAbsent}) => !isAbsent);
  const isNew = present.length < history.length;
  const isSame = !isNew && !describe(page, present, forCallers).length;
  const first = present[0]?.generation ?? page.generation;
  const unconfirmed = isUnconfirmed(page.key, first) ? ', not confirmed as deployed' : '';
  const parts: Phrase[][] = [
    ...(isNew ? [[`new in ${first}${unconfirmed}`]] : []),
    ...(isSame ? [[sameAs(member, present)]] : []),
    ...describe(page, present, [...forCallers, inSource]),
  ];
  return [[strong('Versions:'), ' ', ...joinPhrases(parts, '; ')]];
}
