import {categoryById, type CategoryId, type Provider, type ProviderStatus} from '.';
import type {Mention} from './mentions';

type NetworkChoice = keyof Provider['networks'];
type StatusKind = ProviderStatus['kind'];

/** What a reader asked for; `all` and the empty text ask for nothing. */
export interface ProviderFilter {
  readonly text: string;
  readonly category: CategoryId | 'all';
  readonly network: NetworkChoice | 'all';
  readonly status: StatusKind | 'all';
}

export const emptyFilter: ProviderFilter = {text: '', category: 'all', network: 'all', status: 'all'};

/** The filter that an address asks for. */
export function readFilter(search: string): ProviderFilter {
  const params = new URLSearchParams(search);
  return Object.fromEntries(Object.entries(emptyFilter).map(([key, anything]) => [key, params.get(key) ?? (anything as string)])) as unknown as ProviderFilter;
}

/** `search` with what the filter asks for. */
export function writeFilter(search: string, filter: ProviderFilter): string {
  const params = new URLSearchParams(search);
  for (const [key, value] of Object.entries(filter) as [keyof ProviderFilter, string][]) {
    if (value === emptyFilter[key]) params.delete(key);
    else params.set(key, value);
  }
  return params.toString();
}

const splitWords = (text: string): string[] => text.toLowerCase().split(/[^a-z0-9]+/).filter(Boolean);

/** A word without the endings of its other forms: index, indexes, indexed, indexer, indexing. */
const stemWord = (word: string): string => word.replace(/(?<=\w{4})(?:i?e[dr]s?|ies|y?ing|ions?|ors?|es|e|y)$|(?<=\w[^s])s$/, '');

/** Whether each word of the text starts a word of the names or differs from one in its ending only (oracle, oracles). */
function matchesText(text: string, names: readonly string[]): boolean {
  const words = names.flatMap(splitWords);
  return splitWords(text).every((query) => words.some((word) => word.startsWith(query) || stemWord(word) === stemWord(query)));
}

const getNames = ({name, summary, tags, category}: Provider): string[] => [name, summary, ...tags, categoryById(category).label];

/**
 * Providers whose names have every word of the text. What a category is for counts only where no provider has
 * it: "bundler" finds bundlers and not their neighbours, "email" all of social login.
 */
function findByText(text: string, providers: readonly Provider[]): readonly Provider[] {
  const named = providers.filter((provider) => matchesText(text, getNames(provider)));
  return named.length > 0 ? named : providers.filter((provider) => matchesText(text, [...getNames(provider), categoryById(provider.category).purpose]));
}

/** The providers that pass. A network that the source does not state is not a match: the reader asked for certainty. */
export function findProviders(providers: readonly Provider[], {text, category, network, status}: ProviderFilter): readonly Provider[] {
  return findByText(text, providers).filter(
    (provider) =>
      (category === 'all' || provider.category === category) &&
      (network === 'all' || provider.networks[network] === true) &&
      (status === 'all' || provider.status.kind === status),
  );
}

/** The mentions that pass. They state no networks and no status, so a choice of either leaves none. */
export function findMentions(mentions: readonly Mention[], {text, category, network, status}: ProviderFilter): readonly Mention[] {
  return mentions.filter(
    (mention) =>
      network === 'all' &&
      status === 'all' &&
      (category === 'all' || mention.category === category) &&
      matchesText(text, [mention.name, ...mention.tags, categoryById(mention.category).label]),
  );
}
