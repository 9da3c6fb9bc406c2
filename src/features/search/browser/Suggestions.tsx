import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {Link as PlainLink} from 'react-router-dom';
import {listboxId, optionId, type Entry} from './entries';
import Excerpt from './Excerpt';
import {searchPageUrl} from './urls';
import type {SearchScope} from './useSearchScope';
import styles from './bar.module.css';

export interface Props {
  readonly query: string;
  readonly entries: readonly Entry[];
  /** The entries are those of the query before. */
  readonly isBusy: boolean;
  readonly active: number;
  readonly scope: SearchScope;
  readonly onActivate: (index: number) => void;
  readonly onClose: () => void;
}

interface SuggestionProps extends Pick<Props, 'onActivate' | 'onClose'> {
  readonly entry: Entry;
  readonly index: number;
  readonly isActive: boolean;
}

function Suggestion({entry: {href, title, text, path}, index, isActive, onActivate, onClose}: SuggestionProps): ReactNode {
  return (
    // The engine's Link would fetch the code of eight pages with every letter.
    <PlainLink
      id={optionId(index)}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      to={href}
      className={clsx(styles.suggestion, isActive && styles.cursor, path === undefined && styles.child)}
      onMouseMove={() => onActivate(index)}
      onClick={onClose}>
      <span className={styles.hitTitle}>
        <Excerpt of={title} />
      </span>
      {text.length > 0 && (
        <span className={styles.hitText}>
          <Excerpt of={text} />
        </span>
      )}
      {path && <span className={styles.hitPath}>{path}</span>}
    </PlainLink>
  );
}

/** Link to all results: within the page's context if it has any, else outside of it. */
function Footer({query, isEmpty, scope: {context, versionUrl}, onClose}: Pick<Props, 'query' | 'scope' | 'onClose'> & {isEmpty: boolean}): ReactNode {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  if (isEmpty && !context) {
    return null;
  }
  const values = {context: context?.label ?? ''};
  let text = translate({id: 'theme.SearchBar.seeAll', message: 'See all results'});
  if (context) {
    text = isEmpty
      ? translate({id: 'theme.SearchBar.seeAllOutsideContext', message: 'See all results outside "{context}"'}, values)
      : translate({id: 'theme.SearchBar.searchInContext', message: 'See all results within "{context}"'}, values);
  }
  return (
    <div className={styles.hitFooter}>
      <Link to={searchPageUrl(baseUrl, versionUrl, query, isEmpty ? undefined : context)} onClick={onClose}>
        {text}
      </Link>
    </div>
  );
}

/** What opens below the search box. */
export default function Suggestions({query, entries, isBusy, active, scope, onActivate, onClose}: Props): ReactNode {
  const drawn = entries.map((entry, index) => (
    <Suggestion key={entry.href} entry={entry} index={index} isActive={index === active} onActivate={onActivate} onClose={onClose} />
  ));
  const own = entries.filter(({isElsewhere}) => !isElsewhere).length;
  return (
    // Keeps the focus in the box while the pointer is used here.
    <div className={styles.dropdownMenu} onMouseDown={(event) => event.preventDefault()}>
      {entries.length > 0 ? (
        <div role="listbox" id={listboxId} aria-label="Search suggestions" aria-busy={isBusy}>
          {drawn.slice(0, own)}
          {own < drawn.length && (
            <div role="group" aria-labelledby="search-elsewhere" className={styles.group}>
              <span id="search-elsewhere" role="presentation" className={styles.groupName}>
                Elsewhere
              </span>
              {drawn.slice(own)}
            </div>
          )}
        </div>
      ) : (
        <p className={styles.noResults}>
          {process.env.NODE_ENV === 'production'
            ? translate({id: 'theme.SearchBar.noResultsText', message: 'No results'})
            : 'The search index exists in built sites only: run npm run build.'}
        </p>
      )}
      <Footer query={query} isEmpty={own === 0} scope={scope} onClose={onClose} />
    </div>
  );
}
