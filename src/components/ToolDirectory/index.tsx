import type {ReactNode} from 'react';
import {categories} from '@site/src/data/providers';
import FilteredProviders from '../ProviderTable/FilteredProviders';

/** Every tool of every category in one table that can be filtered by words, category, network and status. */
export function ToolDirectory(): ReactNode {
  return <FilteredProviders categories={categories} grouped />;
}
