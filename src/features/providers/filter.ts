import {
  getCategoryById,
  type CategoryId,
} from '../../data/providers/categories';
import type {Mention} from '../../data/providers/mentions';
import type {ProviderRow} from './readProviders';

type NetworkChoice = keyof ProviderRow['networks'];
type StatusKind = ProviderRow['status'];

/** The reader's filter. `all` and empty text match everything. */
export interface ProviderFilter {
  readonly text: string;
  readonly category: CategoryId | 'all';
  readonly network: NetworkChoice | 'all';
  readonly status: StatusKind | 'all';
}

export const emptyFilter: ProviderFilter = {
  text: '',
  category: 'all',
  network: 'all',
  status: 'all',
};

/** Reads the filter from a URL's query. */
export function readFilter(search: string): ProviderFilter {
  const params = new URLSearchParams(search);
  return Object.fromEntries(
    Object.entries(emptyFilter).map(([key, defaultValue]) => [
      key,
      params.get(key) ?? (defaultValue as string),
    ]),
  ) as unknown as ProviderFilter;
}

/** Returns `search` with the filter's parameters. */
export function writeFilter(search: string, filter: ProviderFilter): string {
  const params = new URLSearchParams(search);
  for (const [key, value] of Object.entries(filter) as [
    keyof ProviderFilter,
    string,
  ][]) {
    if (value === emptyFilter[key]) params.delete(key);
    else params.set(key, value);
  }
  return params.toString();
}

const splitWords = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean);

/** Strips a word's ending, so that index, indexes, indexed, indexer and indexing match. */
const stemWord = (word: string): string =>
  word.replace(
    /(?<=\w{4})(?:i?e[dr]s?|ies|y?ing|ions?|ors?|es|e|y)$|(?<=\w[^s])s$/,
    '',
  );

/** Whether each word in the query is a prefix of a word in the texts, or differs from one only in its ending (oracle, oracles). */
function matchesQuery(query: string, texts: readonly string[]): boolean {
  const words = texts.flatMap(splitWords);
  return splitWords(query).every((queryWord) =>
    words.some(
      (word) =>
        word.startsWith(queryWord) || stemWord(word) === stemWord(queryWord),
    ),
  );
}

const getSearchTexts = ({
  name,
  summary,
  tags,
  category,
}: ProviderRow): string[] => [
  name,
  summary,
  ...tags,
  getCategoryById(category).label,
];

/**
 * Finds providers whose search texts match the query, those whose name matches first. The purpose of their category counts only if no provider matches otherwise: "bundler" finds
 * bundlers but not related tools, while "email" finds all social logins.
 */
function findByText(
  text: string,
  providers: readonly ProviderRow[],
): readonly ProviderRow[] {
  const hasName = ({name}: ProviderRow): boolean => matchesQuery(text, [name]);
  const matches = providers
    .filter((provider) => matchesQuery(text, getSearchTexts(provider)))
    .sort((a, b) => Number(hasName(b)) - Number(hasName(a)));
  return matches.length > 0
    ? matches
    : providers.filter((provider) =>
        matchesQuery(text, [
          ...getSearchTexts(provider),
          getCategoryById(provider.category).purpose,
        ]),
      );
}

/** Finds the providers that match the filter. Networks with unknown support never match, because readers need a definite answer. */
export function findProviders(
  providers: readonly ProviderRow[],
  {text, category, network, status}: ProviderFilter,
): readonly ProviderRow[] {
  return findByText(text, providers).filter(
    (provider) =>
      (category === 'all' || provider.category === category) &&
      (network === 'all' || provider.networks[network] === true) &&
      (status === 'all' || provider.status === status),
  );
}

/** Finds the mentions that match the filter. They have no networks or status, so filtering by either excludes them. */
export function findMentions(
  mentions: readonly Mention[],
  {text, category, network, status}: ProviderFilter,
): readonly Mention[] {
  return mentions.filter(
    (mention) =>
      network === 'all' &&
      status === 'all' &&
      (category === 'all' || mention.category === category) &&
      matchesQuery(text, [
        mention.name,
        ...mention.tags,
        getCategoryById(mention.category).label,
      ]),
  );
}
