import {EntryType, type Hit, type RankedHeading, type RankedPage} from './types';
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
  /** The title says the query and nothing else; the part of it that the query says. */
  wholeTitle: 1.3,
  titlePart: 0.6,
  /** The title has the query as it is, but more besides. */
  phraseInTitle: 0.2,
  /** The query has a keyword of several words as it is, but more besides. */
  keywordInQuery: 0.25,
  /** A keyword, or a heading, is the query. */
  exactKeyword: 0.7,
  exactHeading: 0.5,
  /** For each folder that a page lies in: the page of a group comes before the pages of the group. */
  depth: 0.92,
  /** The page has the member whose selector or topic is asked for. */
  identifier: 20,
  /** Below this part of the best page's score, a page of the reader's section gives way to those elsewhere. */
  weakInSection: 0.3,
  /** A heading below this part of the page's best one is not shown. */
  weakHeading: 0.4,
};

export type Weights = typeof weights;

/** A word that few pages have says more than one that all have. */
function rarityOf(hits: readonly Hit[], words: readonly Word[], total: number): number[] {
  return words.map((_word, position) => {
    const pages = new Set(hits.filter(({matches}) => (matches[position] ?? 0) > 0.5).map(({page}) => page.u));
    return Math.log(1 + total / (1 + pages.size));
  });
}

/** Whether the entry is the text of the member whose selector or topic is asked for. */
const isIdentified = ({type, entry}: Hit, words: readonly Word[]): boolean =>
  type === EntryType.Content && words.some(({text}) => /^(?:Selector|Topic 0): (\S+)/.exec(entry.t)?.[1] === text);

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

function headingsOf(hits: readonly Hit[], words: readonly Word[], rarity: readonly number[], phrase: string): RankedHeading[] {
  const headings = new Map<string, RankedHeading>();
  for (const hit of hits) {
    const {type, entry, matches, share} = hit;
    if (!entry.h || (type !== EntryType.Heading && type !== EntryType.Content)) {
      continue;
    }
    const known = headings.get(entry.h);
    const isHeading = type === EntryType.Heading;
    const isExact = isHeading && stemsOf(entry.t).join(' ') === phrase;
    const score = (isExact ? 2 : 1) * (isIdentified(hit, words) ? weights.identifier : 1) * (isHeading ? 3 : 0.5 + share) * sum(matches.map((match, position) => match * (rarity[position] ?? 0)));
    headings.set(entry.h, {
      hash: entry.h,
      title: isHeading ? entry.t : (entry.s ?? ''),
      text: isHeading ? (known?.text ?? '') : entry.t,
      score: (known?.score ?? 0) + score,
    });
  }
  return [...headings.values()].sort((one, other) => other.score - one.score);
}

function rankPage(hits: readonly Hit[], words: readonly Word[], rarity: readonly number[], phrase: string, total: number, w: Weights): RankedPage | undefined {
  const page = hits[0]?.page;
  if (!page) {
    return undefined;
  }
  const best = words.map((_word, position) => {
    const byType = [0, 0, 0, 0, 0];
    for (const {type, matches, share} of hits) {
      const value = (matches[position] ?? 0) * (type === EntryType.Content ? 0.5 + 0.5 * share : 1);
      byType[type] = Math.max(byType[type] ?? 0, value);
    }
    return Math.min(w.most, sum(byType.map((value, type) => value * w[type as EntryType])));
  });
  const found = words.map((_word, position) => Math.max(...hits.map(({matches}) => matches[position] ?? 0)));
  const coverage = sum(found.map((value, position) => Math.min(1, value * 1.2) * (rarity[position] ?? 0))) / sum(rarity);
  const of = (type: EntryType): readonly Hit[] => hits.filter((hit) => hit.type === type);
  const stems = new Set(words.map(({stem}) => stem));
  const title = stemsOf(page.t);
  const titlePart = title.filter((stem) => stems.has(stem)).length / title.length;
  let factor = 1 + titlePart * w.titlePart;
  const keywords = of(EntryType.Keywords).flatMap(({entry}) => entry.t.split(', ').map((keyword) => stemsOf(keyword).join(' ')));
  const has = (text: string, part: string): boolean => ` ${text} `.includes(` ${part} `);
  if (title.join(' ') === phrase) factor += w.wholeTitle;
  else if (has(title.join(' '), phrase)) factor += w.phraseInTitle;
  if (keywords.includes(phrase)) factor += w.exactKeyword;
  else if (keywords.some((keyword) => keyword.includes(' ') && has(phrase, keyword))) factor += w.keywordInQuery;
  // Rare words only: a function called verify is not what "verify" asks for.
  if (of(EntryType.Heading).some(({entry}) => stemsOf(entry.t).join(' ') === phrase)) factor += w.exactHeading * (sum(rarity) / rarity.length / Math.log(1 + total)) ** 2;
  if (hits.some((hit) => isIdentified(hit, words))) factor += w.identifier;
  const score = sum(best.map((value, position) => value * (rarity[position] ?? 0))) * coverage ** w.coverage * factor * w.depth ** page.u.split('/').length;
  const text = of(EntryType.Description)[0]?.entry.t ?? hits.find(({type, entry}) => type === EntryType.Content && !entry.h)?.entry.t ?? '';
  return {page, score, text, headings: headingsOf(hits, words, rarity, phrase), isElsewhere: false};
}

/** Pages by how well they answer a query, each with its best headings. */
export function rank(hits: readonly Hit[], words: readonly Word[], total: number, w: Weights = weights): RankedPage[] {
  const rarity = rarityOf(hits, words, total);
  const phrase = words.map(({stem}) => stem).join(' ');
  const pages = new Map<string, Hit[]>();
  for (const hit of hits) {
    const known = pages.get(hit.page.u);
    if (known) {
      known.push(hit);
    } else {
      pages.set(hit.page.u, [hit]);
    }
  }
  return [...pages.values()]
    .flatMap((each) => rankPage(each, words, rarity, phrase, total, w) ?? [])
    .sort((one, other) => other.score - one.score);
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
  const isInside = ({page: {u}}: RankedPage): boolean => section === '' || u === section || u.startsWith(`${section}/`);
  const least = w.weakInSection * (ranked[0]?.score ?? 0);
  const inside = ranked.filter((each) => isInside(each) && (section === '' || each.score >= least));
  const outside = section === '' ? [] : ranked.filter((each) => !isInside(each)).map((each) => ({...each, isElsewhere: true}));
  const own = inside.slice(0, Math.max(pages - elsewhere, pages - outside.length));
  const shown = [...own, ...outside.slice(0, pages - own.length)];
  let room = limit - shown.length;
  return shown.map((each) => {
    const best = each.headings[0]?.score ?? 0;
    const some = each.headings.filter(({score}) => score >= w.weakHeading * best).slice(0, Math.min(headings, room));
    room -= some.length;
    return {...each, headings: some};
  });
}
