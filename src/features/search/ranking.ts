import {EntryType, type Hit, type RankedHeading, type RankedPage} from './types';
import {stemsOf, type Word} from './words';

/** How much a word counts by where it stands, and by what a page has besides. Tried out on tests/e2e/searchQueries.ts. */
export const weights = {
  [EntryType.Title]: 10,
  [EntryType.Heading]: 3,
  [EntryType.Description]: 3,
  [EntryType.Keywords]: 5,
  [EntryType.Content]: 2,
  /** All that a word can count, whatever the number of places. */
  most: 16,
  /** Power of the part of the query that a page has. */
  coverage: 2,
  /** The title says the query and nothing else; the part of it that the query says. */
  wholeTitle: 1,
  titlePart: 0.6,
  /** A keyword, or a heading, is the query. */
  exactKeyword: 0.8,
  exactHeading: 0.5,
  /** The page is in the section of the reader. */
  section: 1.3,
};

export type Weights = typeof weights;

/** A word that few pages have says more than one that all have. */
function rarityOf(hits: readonly Hit[], words: readonly Word[], total: number): number[] {
  return words.map((_word, position) => {
    const pages = new Set(hits.filter(({matches}) => (matches[position] ?? 0) > 0.5).map(({page}) => page.u));
    return Math.log(1 + total / (1 + pages.size));
  });
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

function headingsOf(hits: readonly Hit[], rarity: readonly number[], phrase: string): RankedHeading[] {
  const headings = new Map<string, RankedHeading>();
  for (const {type, entry, matches, share} of hits) {
    if (!entry.h || (type !== EntryType.Heading && type !== EntryType.Content)) {
      continue;
    }
    const known = headings.get(entry.h);
    const isHeading = type === EntryType.Heading;
    const exact = isHeading && stemsOf(entry.t).join(' ') === phrase ? 2 : 1;
    const score = exact * (isHeading ? 3 : 0.5 + share) * sum(matches.map((match, position) => match * (rarity[position] ?? 0)));
    headings.set(entry.h, {
      hash: entry.h,
      title: isHeading ? entry.t : (entry.s ?? ''),
      text: isHeading ? (known?.text ?? '') : entry.t,
      score: (known?.score ?? 0) + score,
    });
  }
  return [...headings.values()].sort((one, other) => other.score - one.score);
}

function rankPage(hits: readonly Hit[], words: readonly Word[], rarity: readonly number[], phrase: string, w: Weights): RankedPage | undefined {
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
  if (title.join(' ') === phrase) factor += w.wholeTitle;
  if (of(EntryType.Keywords).some(({entry}) => entry.t.split(', ').some((keyword) => stemsOf(keyword).join(' ') === phrase))) factor += w.exactKeyword;
  if (of(EntryType.Heading).some(({entry}) => stemsOf(entry.t).join(' ') === phrase)) factor += w.exactHeading;
  const score = sum(best.map((value, position) => value * (rarity[position] ?? 0))) * coverage ** w.coverage * factor;
  const text = of(EntryType.Description)[0]?.entry.t ?? hits.find(({type, entry}) => type === EntryType.Content && !entry.h)?.entry.t ?? '';
  return {page, score, text, headings: headingsOf(hits, rarity, phrase)};
}

/** Pages by how well they answer a query, each with its best headings. */
export function rank(hits: readonly Hit[], words: readonly Word[], total: number, w: Weights = weights): RankedPage[] {
  const rarity = rarityOf(hits, words, total);
  const phrase = words.map(({stem}) => stem).join(' ');
  const pages = new Map<string, Hit[]>();
  for (const hit of hits) {
    pages.set(hit.page.u, [...(pages.get(hit.page.u) ?? []), hit]);
  }
  return [...pages.values()]
    .flatMap((each) => rankPage(each, words, rarity, phrase, w) ?? [])
    .sort((one, other) => other.score - one.score);
}
