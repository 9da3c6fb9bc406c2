import {useState} from 'react';
import type {Provider} from '@site/src/data/providers';
import {emptyFilter, findMentions, findProviders, type ProviderFilter} from '@site/src/data/providers/filter';
import type {Mention} from '@site/src/data/providers/mentions';

interface FilteredProviders {
  readonly filter: ProviderFilter;
  readonly change: (part: Partial<ProviderFilter>) => void;
  readonly reset: () => void;
  readonly shown: readonly Provider[];
  readonly mentioned: readonly Mention[];
}

/** The reader's filter and what passes it; everything passes until the reader chooses. */
export default function useProviderFilter(providers: readonly Provider[], mentions: readonly Mention[]): FilteredProviders {
  const [filter, setFilter] = useState(emptyFilter);
  return {
    filter,
    change: (part) => setFilter((current) => ({...current, ...part})),
    reset: () => setFilter(emptyFilter),
    shown: findProviders(providers, filter),
    mentioned: findMentions(mentions, filter),
  };
}
