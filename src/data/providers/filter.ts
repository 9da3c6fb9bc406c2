import type {CategoryId, Provider, ProviderStatus} from './types';

export type NetworkChoice = keyof Provider['networks'];
export type StatusKind = ProviderStatus['kind'];

/** What a reader asked for; `all` and the empty text ask for nothing. */
export interface ProviderFilter {
  readonly text: string;
  readonly category: CategoryId | 'all';
  readonly network: NetworkChoice | 'all';
  readonly status: StatusKind | 'all';
}

export const emptyFilter: ProviderFilter = {text: '', category: 'all', network: 'all', status: 'all'};

/** Whether every word of the text starts a word of the provider's name, summary or tags. */
function matchesText(provider: Provider, text: string): boolean {
  const known = [provider.name, provider.summary, ...provider.tags].join(' ').toLowerCase().split(/[^a-z0-9]+/);
  const asked = text.toLowerCase().split(/[^a-z0-9]+/).filter(Boolean);
  return asked.every((word) => known.some((candidate) => candidate.startsWith(word)));
}

/** A network that the source does not state is not a match: the reader asked for certainty. */
export function matchesFilter(provider: Provider, {text, category, network, status}: ProviderFilter): boolean {
  return (
    (category === 'all' || provider.category === category) &&
    (network === 'all' || provider.networks[network] === true) &&
    (status === 'all' || provider.status.kind === status) &&
    matchesText(provider, text)
  );
}
