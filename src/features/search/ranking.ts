import {EntryType, type Hit, type IndexEntry, type Result} from './types';
import {phraseOf, type Word} from './words';

/** How much a word counts by where it stands, and by what a page has besides. Tried out on tests/e2e/searchQueries.ts. */
const weights = {
  /** Title, heading, description, keywords and text, in the order of `EntryType`. */
  places: [9, 3, 3.5, 5, 1],
  /** A text counts whole when so many sections of the page have the word. */
  sections: 4,
  /** About as many as the site has. */
  pages: 200,
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

const byScore = (results: Result[]): Result[] => results.sort((one, other) => other.score - one.score);

/** Hits that have a thing in common, by that thing; those without it are left out. */
function grouped<Key>(hits: readonly Hit[], keyOf: (hit: Hit) => Key): [NonNullable<Key>, Hit[]][] {
  const groups = new Map<NonNullable<Key>, Hit[]>();
  for (const hit of hits) {
    const key = keyOf(hit);
    if (key) groups.set(key, groups.get(key) ?? []).get(key)?.push(hit);
  }
  return [...groups];
}

/** Pages by how well they answer a query, each with its headings that match. */
export function rank(hits: readonly Hit[], words: readonly Word[]): Result[] {
  const phrase = words.map(({stem}) => stem).join(' ');
  // A word that few pages have says more than one that all have.
  const pagesWith = (position: number): number => grouped(hits, ({page, matches}) => (matches[position] ?? 0) > 0.5 && page).length;
  const rarity = words.map((_, position) => Math.log(1 + weights.pages / (1 + pagesWith(position))));
  const weigh = (valueAt: (position: number) => number): number => sum(rarity.map((each, position) => each * valueAt(position)));

  /** What title, keywords and texts as a whole add to their words. */
  function bonusOf(own: readonly Hit[], title: string): number {
    const said = phraseOf(title);
    const stems = said.split(' ');
    const keywords = own.filter(({type}) => type === EntryType.Keywords).flatMap(({entry}) => entry.t.split(', ').map(phraseOf));
    const isIdentified = own.some(({type, entry}) => type === EntryType.Content && words.some(({text}) => /^(?:Selector|Topic 0): (\S+)/.exec(entry.t)?.[1] === text));
    let bonus = (weights.titlePart * stems.filter((stem) => words.some((word) => word.stem === stem)).length) / stems.length;
    if (said === phrase) bonus += weights.wholeTitle;
    if (keywords.includes(phrase)) bonus += weights.exactKeyword;
    else if (keywords.some((keyword) => keyword.includes(' ') && ` ${phrase} `.includes(` ${keyword} `))) bonus += weights.keywordInQuery;
    return isIdentified ? bonus + weights.identifier : bonus;
  }

  /** All words before some, wherever they stand. */
  function scoreOf(own: readonly Hit[], title: string): number {
    const known = weigh((position) => Math.max(...own.map(({matches}) => matches[position] ?? 0)));
    const strength = weigh((position) => {
      const places: number[] = [];
      for (const {type, matches} of own) {
        const most = weights.places[type] ?? 0;
        const value = (most * (matches[position] ?? 0)) / (type === EntryType.Content ? weights.sections : 1);
        places[type] = Math.min(most, (places[type] ?? 0) + value);
      }
      return Math.min(weights.most, sum(places));
    });
    return (strength * known * (1 + bonusOf(own, title))) / sum(rarity);
  }

  /** A page or, with a hash, the heading with the text below it. */
  const resultOf = (own: readonly Hit[], {u, t, b = []}: Pick<IndexEntry, 'u' | 't' | 'b'>, hash = ''): Result => ({
    url: u,
    hash,
    title: t,
    text: own.find(({type, entry}) => (type === EntryType.Description || type === EntryType.Content) && (entry.h ?? '') === hash)?.entry.t ?? '',
    score: scoreOf(own, t) * weights.depth ** u.split('/').length,
    // A category named like its page is named once.
    path: b.filter((each, index) => each !== b[index - 1] && each !== t).join(' › '),
    headings: hash ? [] : byScore(grouped(own, ({entry}) => entry.h).map(([h, below]) => resultOf(below, {u, t: below[0]?.entry.s ?? below[0]?.entry.t ?? ''}, h))),
    isElsewhere: false,
  });

  return byScore(grouped(hits, ({page}) => page).map(([page, own]) => resultOf(own, page)));
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
export function arrange(ranked: readonly Result[], {section, limit, pages, elsewhere, headings}: Wanted): Result[] {
  const isInside = ({url}: Result): boolean => section === '' || url === section || url.startsWith(`${section}/`);
  const outside = ranked.filter((each) => !isInside(each)).map((each) => ({...each, isElsewhere: true}));
  const inside = ranked.filter((each) => isInside(each) && each.score >= weights.weakInSection * (outside[0]?.score ?? 0));
  const own = inside.slice(0, Math.max(pages - elsewhere, pages - outside.length));
  const shown = [...own, ...outside.slice(0, pages - own.length)];
  let room = limit - shown.length;
  return shown.map((each) => {
    const best = each.headings.filter(({score}) => score >= weights.weakHeading * (each.headings[0]?.score ?? 0)).slice(0, Math.min(headings, room));
    room -= best.length;
    return {...each, headings: best.map((heading) => ({...heading, isElsewhere: each.isElsewhere}))};
  });
}
