import type {ReactNode} from 'react';
import {categories, getCategoryById, type CategoryId} from '@site/src/data/providers';
import FilteredProviders from './FilteredProviders';

/** All tools of a category with their networks and status; readers can filter by both. */
export function ProviderTable({category}: {readonly category: CategoryId}): ReactNode {
  return <FilteredProviders categories={[getCategoryById(category)]} />;
}

/** Every tool of every category in one table that can be filtered by text, category, network and status. */
export function ToolDirectory(): ReactNode {
  return <FilteredProviders categories={categories} isDirectory />;
}
