import {groups, max, sum} from 'd3-array';
import {labelledHex} from '../../lib/hexLabels';
import type {boxRoom} from './options';
import {EntryType, type Hit, type IndexEntry, type Result} from './types';
import {stemsOf, type Word} from './words';

const identifier = new RegExp(`^${labelledHex}`);

/** How much a word counts by where it stands, and by what a page has besides. Tried out on tests/site/searchQueries.json. */
const weights = {
  /** In a title, heading, description, keyword and text, in the order of `EntryType`, and in all of them together at most. */
  places: [8, 2.5, 3, 6, 0.35],
  most: 16,
  /** About as many pages as the site has. */
  pages: 200,
  /** The title says the query and nothing else; a keyword does. */
  title: 1.5,
  keyword: 1.8,
  /** The page has the member whose selector or topic is asked for. */
  identifier: 20,
  /** For each folder that a page lies in: the page of a group comes before the pages of the group. */
  depth: 0.9,
  /** Below this part of the best score elsewhere, a page of the reader's section gives way. */
  weakInSection: 0.3,
  /** A heading below this part of the page's best one is not shown. */
  weakHeading: 0.4,
};

const byScore = (results: Result[]): Result[] => results.sort((one, other) => other.score - one.score);

/** Pages by how well they answer a query, each with its headings that match. */
export function rank(hits: readonly Hit[], words: readonly Word[]): Result[] {
  // A word that few pages have says more than one that all have.
  const pagesWith = (position: number): number => new Set(hits.filter(({matches}) => (matches[position] ?? 0) > 0.5).map(({page}) => page)).size;
  const rarity = words.map((_, position) => Math.log(1 + weights.pages / (1 + pagesWith(position))));
  const weigh = (valueAt: (position: number) => number): number => sum(rarity, (each, position) => each * valueAt(position)) / sum(rarity);

  /** From 0, where they have no word in common, to 1, where a title or keyword is the query. */
  function similarity(text: string): number {
    const stems = stemsOf(text);
    const common = stems.filter((stem) => words.some((word) => word.stem === stem)).length;
    return (common / (stems.length + words.length - common)) ** 2;
  }

  /** All words before some, wherever they stand. */
  function scoreOf(own: readonly Hit[], title: string): number {
    const known = weigh((position) => max(own, ({matches}) => matches[position]) ?? 0);
    const strength = weigh((position) => Math.min(weights.most, sum(own, ({type, matches}) => (weights.places[type] ?? 0) * (matches[position] ?? 0))));
    const keywords = own.flatMap(({type, entry}) => (type === EntryType.Keywords ? entry.t.split(', ') : []));
    const isIdentified = own.some(({entry}) => words.some(({text}) => identifier.exec(entry.t)?.[0].endsWith(` ${text}`)));
    const bonus = weights.title * similarity(title) + weights.keyword * (max(keywords, similarity) ?? 0) + (isIdentified ? weights.identifier : 0);
    return strength * known * (1 + bonus);
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
    headings: hash ? [] : byScore(groups(own.filter(({entry}) => entry.h), ({entry}) => entry.h).map(([h, below]) => resultOf(below, {u, t: below[0]?.entry.s ?? below[0]?.entry.t ?? ''}, h))),
    isElsewhere: false,
  });

  return byScore(groups(hits, ({page}) => page).map(([page, own]) => resultOf(own, page)));
}

/** What a list of results has room for, and the address of the reader's section; `''` where there is none. */
export type Wanted = typeof boxRoom & {readonly section: string};

/** The pages that are shown: those of the reader's section first, then the best of the others, with headings as long as there is room. */
export function arrange(ranked: readonly Result[], {section, entries, pages, elsewhere, headings}: Wanted): Result[] {
  const isInside = ({url}: Result): boolean => section === '' || `${url}/`.startsWith(`${section}/`);
  const outside = ranked.filter((each) => !isInside(each)).map((each) => ({...each, isElsewhere: true}));
  const inside = ranked.filter((each) => isInside(each) && each.score >= weights.weakInSection * (outside[0]?.score ?? 0));
  const own = inside.slice(0, Math.max(pages - elsewhere, pages - outside.length));
  const shown = [...own, ...outside.slice(0, pages - own.length)];
  let room = entries - shown.length;
  return shown.map((each) => {
    const best = each.headings.filter(({score}) => score >= weights.weakHeading * (each.headings[0]?.score ?? 0)).slice(0, Math.min(headings, room));
    room -= best.length;
    return {...each, headings: best.map((heading) => ({...heading, isElsewhere: each.isElsewhere}))};
  });
}
