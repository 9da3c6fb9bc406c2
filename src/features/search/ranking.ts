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
  /** The title says the query and nothing else; the part of it that the query says. */
  wholeTitle: 1.3,
  titlePart: 0.6,
  /** A keyword is the query; one of several words is in the query. */
  exactKeyword: 0.7,
  keywordInQuery: 0.25,
  /** The page has the member whose selector or topic is asked for. */
  identifier: 20,
  /** For each folder that a page lies in: the page of a group comes before the pages of the group. */
  depth: 0.92,
  /** Below this part of the best score elsewhere, a page of the reader's section gives way. */
  weakInSection: 0.3,
  /** A heading below this part of the page's best one is not shown. */
  weakHeading: 0.4,
};

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** A word that few of all pages have says more than one that all have. */
const rarityOf = (hits: readonly Hit[], words: readonly Word[], total: number): number[] =>
  words.map((_, position) => Math.log(1 + total / (1 + new Set(hits.filter(({matches}) => (matches[position] ?? 0) > 0.5).map(({page}) => page.u)).size)));

/** Whether the entry is the text of the member whose selector or topic is asked for. */
const isIdentified = ({type, entry}: Hit, words: readonly Word[]): boolean =>
  type === EntryType.Content && words.some(({text}) => /^(?:Selector|Topic 0): (\S+)/.exec(entry.t)?.[1] === text);

const joined = (text: string): string => stemsOf(text).join(' ');

/** The headings that match, or have text below that does. */
function headingsOf(hits: readonly Hit[], words: readonly Word[], weigh: (values: readonly number[]) => number, phrase: string): Ranked[] {
  const headings = new Map<string, Ranked>();
  for (const hit of hits) {
    const {type, entry, matches, share} = hit;
    if (entry.h) {
      const isHeading = type === EntryType.Heading;
      const factor = (isHeading ? 3 : 0.5 + share) * (isHeading && joined(entry.t) === phrase ? 2 : 1) * (isIdentified(hit, words) ? weights.identifier : 1);
      const {text = '', score = 0} = headings.get(entry.h) ?? {};
      headings.set(entry.h, {
        url: entry.u,
        hash: entry.h,
        title: isHeading ? entry.t : (entry.s ?? ''),
        text: isHeading ? text : entry.t,
        score: score + factor * weigh(matches),
      });
    }
  }
  return [...headings.values()].sort((one, other) => other.score - one.score);
}

/** What a page's title and keywords as a whole add to its words. */
function bonusOf(title: string, hits: readonly Hit[], words: readonly Word[], phrase: string): number {
  const keywords = hits.filter(({type}) => type === EntryType.Keywords).flatMap(({entry}) => entry.t.split(', ').map(joined));
  const stems = title.split(' ');
  let bonus = (weights.titlePart * stems.filter((stem) => words.some((word) => word.stem === stem)).length) / stems.length;
  if (title === phrase) bonus += weights.wholeTitle;
  if (keywords.includes(phrase)) bonus += weights.exactKeyword;
  else if (keywords.some((keyword) => keyword.includes(' ') && ` ${phrase} `.includes(` ${keyword} `))) bonus += weights.keywordInQuery;
  if (hits.some((hit) => isIdentified(hit, words))) bonus += weights.identifier;
  return bonus;
}

/** Pages by how well they answer a query, each with its headings that match. `total` is the number of all pages. */
export function rank(hits: readonly Hit[], words: readonly Word[], total: number): RankedPage[] {
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
      return Math.min(weights.most, sum(places.map((value, type) => value * weights[type as EntryType])));
    });
    const coverage = weigh(words.map((_, position) => Math.min(1, 1.2 * Math.max(...own.map(({matches}) => matches[position] ?? 0))))) / sum(rarity);
    return {
      url: page.u,
      hash: '',
      title: page.t,
      text: own.find(({type, entry}) => type === EntryType.Description || (type === EntryType.Content && !entry.h))?.entry.t ?? '',
      path: page.b ?? [],
      score: weigh(strength) * coverage * (1 + bonusOf(joined(page.t), own, words, phrase)) * weights.depth ** page.u.split('/').length,
      headings: headingsOf(own, words, weigh, phrase),
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
export function arrange(ranked: readonly RankedPage[], {section, limit, pages, elsewhere, headings}: Wanted): RankedPage[] {
  const isInside = ({url}: RankedPage): boolean => section === '' || url === section || url.startsWith(`${section}/`);
  const outside = ranked.filter((each) => !isInside(each)).map((each) => ({...each, isElsewhere: true}));
  const inside = ranked.filter((each) => isInside(each) && each.score >= weights.weakInSection * (outside[0]?.score ?? 0));
  const own = inside.slice(0, Math.max(pages - elsewhere, pages - outside.length));
  const shown = [...own, ...outside.slice(0, pages - own.length)];
  let room = limit - shown.length;
  return shown.map((each) => {
    const best = each.headings.filter(({score}) => score >= weights.weakHeading * (each.headings[0]?.score ?? 0)).slice(0, Math.min(headings, room));
    room -= best.length;
    return {...each, headings: best};
  });
}
