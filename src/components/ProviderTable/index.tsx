import Link from '@docusaurus/Link';
import {useHistory} from '@docusaurus/router';
import {useHistorySelector} from '@docusaurus/theme-common';
import type {ReactNode} from 'react';
import type {CategoryId} from '@site/src/data/providers/categories';
import {mentions} from '@site/src/data/providers/mentions';
import {
  emptyFilter,
  findMentions,
  findProviders,
  type ProviderFilter,
  readFilter,
  writeFilter,
} from '@site/src/features/providers/filter';
import type {ProviderRow} from '@site/src/features/providers/readProviders';
import allProviders from '@generated/providers/default/rows.json';
import FilterControls from './FilterControls';
import MentionList from './MentionList';
import ProviderRows from './ProviderRows';
import styles from './styles.module.css';

/** "78 tool pages", "3 of 78 tool pages". Counts pages, because some tools have two. */
function formatCount(matchCount: number, total: number): string {
  return `${matchCount === total ? total : `${matchCount} of ${total}`} tool ${total === 1 ? 'page' : 'pages'}`;
}

interface Props {
  readonly providers: readonly ProviderRow[];
  /** Whether to show the complete directory, with category headings, text and category filters, and products described on other pages. */
  readonly isDirectory?: boolean;
}

/** A table of providers with a filter stored in the URL. The built HTML contains the full table; filters only hide rows. */
function FilteredProviders({providers, isDirectory = false}: Props): ReactNode {
  const history = useHistory();
  const search = useHistorySelector(({location}) => location.search);
  const filter = readFilter(search);
  const query = filter.text.trim();
  const updateFilter = (part: Partial<ProviderFilter>): void =>
    history.replace({search: writeFilter(search, {...filter, ...part})});
  const matches = findProviders(providers, filter);
  const matchingMentions = isDirectory ? findMentions(mentions, filter) : [];
  return (
    <div className={styles.block}>
      <FilterControls
        filter={filter}
        onChange={updateFilter}
        countMatches={(part) =>
          findProviders(providers, {...filter, ...part}).length
        }
        isDirectory={isDirectory}
      />
      <div className={styles.count}>
        <p role="status">
          {/* Rendered as one string, because in-browser translation replaces text nodes, and React would then update only the first. */}
          {`${formatCount(matches.length, providers.length)}${filter.text && matchingMentions.length > 0 ? `, ${matchingMentions.length} more described on other pages` : ''}`}
        </p>
        {writeFilter('', filter) && (
          <button
            type="button"
            className="button button--secondary button--sm"
            onClick={() => updateFilter(emptyFilter)}>
            Show all tools
          </button>
        )}
        {matches.length > 0 && (
          <p data-markdown="skip">
            The vendor states nothing about networks that are not listed.
          </p>
        )}
      </div>
      {matches.length > 0 && (
        <ProviderRows providers={matches} isDirectory={isDirectory} />
      )}
      {matchingMentions.length > 0 && (
        <MentionList mentions={matchingMentions} />
      )}
      {matches.length === 0 && (
        <div className={styles.noMatch}>
          <p>No matching tools.</p>
          {query && (
            <Link
              to={`/search?${new URLSearchParams({q: query})}`}
              className="button button--primary button--sm">
              {`Search all docs for “${query}”`}
            </Link>
          )}
        </div>
      )}
    </div>
  );
}

/** A table of all tools in a category, which readers can filter by network and status. */
export function ProviderTable({
  category,
}: {
  readonly category: CategoryId;
}): ReactNode {
  return (
    <FilteredProviders
      providers={allProviders.filter(
        (provider) => provider.category === category,
      )}
    />
  );
}

/** A table of all tools, which readers can filter by text, category, network and status. */
export function ToolDirectory(): ReactNode {
  return <FilteredProviders providers={allProviders} isDirectory />;
}
