import {useState} from 'react';
import type {Provider} from '@site/src/data/providers';
import {emptyFilter, matchesFilter, type ProviderFilter} from '@site/src/data/providers/filter';

interface FilteredProviders {
  readonly filter: ProviderFilter;
  readonly change: (part: Partial<ProviderFilter>) => void;
  readonly reset: () => void;
  readonly shown: readonly Provider[];
}

/** The reader's filter and the providers that pass it; everything passes until the reader chooses. */
export default function useProviderFilter(providers: readonly Provider[]): FilteredProviders {
  const [filter, setFilter] = useState(emptyFilter);
  return {
    filter,
    change: (part) => setFilter((current) => ({...current, ...part})),
    reset: () => setFilter(emptyFilter),
    shown: providers.filter((provider) => matchesFilter(provider, filter)),
  };
}
