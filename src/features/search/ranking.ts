import {EntryType, type Hit, type Ranked, type RankedPage} from './types';
import {stemsOf, type Word} from './words';

/** How much a word counts by where it stands, and by what a page has besides. Tried out on tests/e2e/searchQueries.ts. */
const weights = {
  [EntryType.Title]: 9,
  [EntryType.Heading]: 3,
  [EntryType.Description]: 3.5,
  [EntryType.Keywords]: 5,
  [EntryType.Content]: 0.8,
  /** All that a word can count, whatever the number of places. */
  most: 16,
  /** Power of the part of the query that a page has. */
  coverage: 2,
  /** The title says the query and nothing else; says it with more besides; the part of it that the query says. */
  wholeTitle: 1.3,
  phraseInTitle: 0.2,
  titlePart: 0.6,
  /** A keyword is the query; one of several words is in the query. */
  exactKeyword: 0.7,
  keywordInQuery: 0.25,
  /** A heading is the query, where that is rare: a function called verify is not what "verify" asks for. */
  exactHeading: 0.5,
  /** The page has the member whose selector or topic is asked for. */
  identifier: 20,
  /** For each folder that a page lies in: the page of a group comes before the pages of the group. */
  depth: 0.92,
  /** Below this part of the best page's score, a page of the reader's section gives way to those elsewhere. */
  weakInSection: 0.3,
  /** A heading below this part of the page's best one is not shown. */
  weakHeading: 0.4,
};

export type Weights = typeof weights;

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** A word that few of all pages have says more than one that all have. */
const rarityOf = (hits: readonly Hit[], words: readonly Word[], total: number): number[] =>
  words.map((_, position) => Math.log(1 + total / (1 + new Set(hits.filter(({matches}) => (matches[position] ?? 0) > 0.5).map(({page}) => page.u)).size)));

/** Whether the entry is the text of the member whose selector or topic is asked for. */
const isIdentified = ({type, entry}: Hit, words: readonly Word[]): boolean =>
  type === EntryType.Content && words.some(({text}) => /^(?:Selector|Topic 0): (\S+)/.exec(entry.t)?.[1] === text);

const joined = (text: string): string => stemsOf(text).join(' ');

const has = (text: string, part: string): boolean => ` ${text} `.includes(` ${part} `);

/** The headings that match, or have text below that does. */
function headingsOf(hits: readonly Hit[], words: readonly Word[], rarity: readonly number[], phrase: string): Ranked[] {
  const headings = new Map<string, Ranked>();
  for (const hit of hits.filter(({entry}) => entry.h)) {
    const {type, entry, matches, share} = hit;
    const hash = entry.h ?? '';
    const isHeading = type === EntryType.Heading;
    const factor = (isHeading ? 3 : 0.5 + share) * (isHeading && joined(entry.t) === phrase ? 2 : 1) * (isIdentified(hit, words) ? weights.identifier : 1);
    const {text = '', score = 0} = headings.get(hash) ?? {};
    headings.set(hash, {
      url: entry.u,
      hash,
      title: isHeading ? entry.t : (entry.s ?? ''),
      text: isHeading ? text : entry.t,
      score: score + factor * sum(matches.map((match, position) => match * (rarity[position] ?? 0))),
    });
  }
  return [...headings.values()].sort((one, other) => other.score - one.score);
}

/** What a page's title, keywords and headings as a whole add to its words. */
function bonusOf(title: string, hits: readonly Hit[], words: readonly Word[], phrase: string, rarity: number, w: Weights): number {
  const textsOf = (wanted: EntryType): string[] => hits.filter(({type}) => type === wanted).map(({entry}) => entry.t);
  const keywords = textsOf(EntryType.Keywords).flatMap((text) => text.split(', ').map(joined));
  const stems = title.split(' ');
  let bonus = (w.titlePart * stems.filter((stem) => words.some((word) => word.stem === stem)).length) / stems.length;
  if (title === phrase) bonus += w.wholeTitle;
  else if (has(title, phrase)) bonus += w.phraseInTitle;
  if (keywords.includes(phrase)) bonus += w.exactKeyword;
  else if (keywords.some((keyword) => keyword.includes(' ') && has(phrase, keyword))) bonus += w.keywordInQuery;
  if (textsOf(EntryType.Heading).some((text) => joined(text) === phrase)) bonus += w.exactHeading * rarity ** 2;
  if (hits.some((hit) => isIdentified(hit, words))) bonus += w.identifier;
  return bonus;
}

/** Pages by how well they answer a query, each with its headings that match. `total` is the number of all pages. */
export function rank(hits: readonly Hit[], words: readonly Word[], total: number, w: Weights = weights): RankedPage[] {
  const rarity = rarityOf(hits, words, total);
  const phrase = words.map(({stem}) => stem).join(' ');
  const weigh = (values: readonly number[]): number => sum(values.map((value, position) => value * (rarity[position] ?? 0)));
  const groups = new Map(hits.map(({page}) => [page, [] as Hit[]]));
  hits.forEach((hit) => groups.get(hit.page)?.push(hit));
  const pages = [...groups].map(([page, own]): RankedPage => {
    const strength = words.map((_, position) => {
      const places = [0, 0, 0, 0, 0];
      for (const {type, matches, share} of own) {
        places[type] = Math.max(places[type] ?? 0, (matches[position] ?? 0) * (type === EntryType.Content ? 0.5 + 0.5 * share : 1));
      }
      return Math.min(w.most, sum(places.map((value, type) => value * w[type as EntryType])));
    });
    const coverage = weigh(words.map((_, position) => Math.min(1, 1.2 * Math.max(...own.map(({matches}) => matches[position] ?? 0))))) / sum(rarity);
    const bonus = bonusOf(joined(page.t), own, words, phrase, sum(rarity) / words.length / Math.log(1 + total), w);
    return {
      url: page.u,
      hash: '',
      title: page.t,
      text: own.find(({type, entry}) => type === EntryType.Description || (type === EntryType.Content && !entry.h))?.entry.t ?? '',
      path: page.b ?? [],
      score: weigh(strength) * coverage ** w.coverage * (1 + bonus) * w.depth ** page.u.split('/').length,
      headings: headingsOf(own, words, rarity, phrase),
      isElsewhere: false,
    };
  });
  return pages.sort((one, other) => other.score - one.score);
}

/** What a list of results has room for. */
export interface Wanted {
  /** Address of the reader's section; `''` where there is none. */
  readonly section: string;
  /** Entries, pages and their headings together; pages; pages of other sections; headings of a page. */
  readonly limit: number;
  readonly pages: number;
  readonly elsewhere: number;
  readonly headings: number;
  /** Characters of a text. */
  readonly length: number;
}

/** The pages that are shown: those of the reader's section first, then the best of the others, with headings as long as there is room. */
export function arrange(ranked: readonly RankedPage[], {section, limit, pages, elsewhere, headings}: Wanted, w: Weights = weights): RankedPage[] {
  const isInside = ({url}: RankedPage): boolean => section === '' || url === section || url.startsWith(`${section}/`);
  const least = section === '' ? 0 : w.weakInSection * (ranked[0]?.score ?? 0);
  const inside = ranked.filter((each) => isInside(each) && each.score >= least);
  const outside = ranked.filter((each) => !isInside(each)).map((each) => ({...each, isElsewhere: true}));
  const own = inside.slice(0, Math.max(pages - elsewhere, pages - outside.length));
  const shown = [...own, ...outside.slice(0, pages - own.length)];
  let room = limit - shown.length;
  return shown.map((each) => {
    const best = each.headings.filter(({score}) => score >= w.weakHeading * (each.headings[0]?.score ?? 0)).slice(0, Math.min(headings, room));
    room -= best.length;
    return {...each, headings: best};
  });
}
