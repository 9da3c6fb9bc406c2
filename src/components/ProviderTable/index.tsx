import type {ReactNode} from 'react';
import {categories, getCategoryById, type CategoryId} from '@site/src/data/providers';
import FilteredProviders from './FilteredProviders';

/** A table of all tools in a category, which readers can filter by network and status. */
export function ProviderTable({category}: {readonly category: CategoryId}): ReactNode {
  return <FilteredProviders categories={[getCategoryById(category)]} />;
}

/** A table of all tools, which readers can filter by text, category, network and status. */
export function ToolDirectory(): ReactNode {
  return <FilteredProviders categories={categories} isDirectory />;
}
