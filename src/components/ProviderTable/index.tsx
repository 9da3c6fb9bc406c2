import type {ReactNode} from 'react';
import {categoryById, type CategoryId} from '@site/src/data/providers';
import FilteredProviders from './FilteredProviders';

interface Props {
  readonly category: CategoryId;
}

/** All tools of a category with their networks and status; readers can filter by both. */
export function ProviderTable({category}: Props): ReactNode {
  return <FilteredProviders categories={[categoryById(category)]} />;
}
