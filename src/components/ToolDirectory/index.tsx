import type {ReactNode} from 'react';
import {categories} from '@site/src/data/providers';
import FilteredProviders from '../ProviderTable/FilteredProviders';

/** All tools in one table, with filters for text, category, network and status. */
export function ToolDirectory(): ReactNode {
  return <FilteredProviders categories={categories} grouped />;
}
