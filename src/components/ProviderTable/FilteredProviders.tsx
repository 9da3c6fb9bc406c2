import {useState, type ReactNode} from 'react';
import type {Category} from '@site/src/data/providers';
import {emptyFilter, findMentions, findProviders} from '@site/src/data/providers/filter';
import {mentions} from '@site/src/data/providers/mentions';
import FilterControls from './FilterControls';
import MentionList from './MentionList';
import NoMatch from './NoMatch';
import ProviderRows from './ProviderRows';
import styles from './styles.module.css';

/** "78 tool pages", "3 of 78 tool pages": some tools have two pages, so these are not tools. */
function formatCount(shown: number, total: number): string {
  return `${shown === total ? total : `${shown} of ${total}`} tool ${total === 1 ? 'page' : 'pages'}`;
}

interface Props {
  readonly categories: readonly Category[];
  /** The whole directory: a heading row for each category, controls for words and category, and what other pages describe. */
  readonly grouped?: boolean;
}

/** A table of providers under its filter. The full table is in the HTML; filters only hide rows. */
export default function FilteredProviders({categories, grouped = false}: Props): ReactNode {
  const providers = categories.flatMap((category) => category.providers);
  // No filter is set until the reader chooses one.
  const [filter, setFilter] = useState(emptyFilter);
  const shown = findProviders(providers, filter);
  const mentioned = grouped ? findMentions(mentions, filter) : [];
  return (
    <div className={styles.block}>
      <FilterControls filter={filter} onChange={(part) => setFilter((current) => ({...current, ...part}))} full={grouped} />
      <p role="status" className={styles.count}>
        {/* One string, because a browser's translator replaces text nodes and React updates only the first. */}
        {`${formatCount(shown.length, providers.length)}${filter.text && mentioned.length > 0 ? `, ${mentioned.length} more described on other pages` : ''}`}
      </p>
      {shown.length > 0 && <ProviderRows categories={categories} providers={shown} grouped={grouped} />}
      {mentioned.length > 0 && <MentionList categories={categories} mentions={mentioned} />}
      {shown.length === 0 && <NoMatch text={filter.text} onReset={() => setFilter(emptyFilter)} />}
    </div>
  );
}
