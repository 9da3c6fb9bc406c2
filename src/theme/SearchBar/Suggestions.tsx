import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {Link as PlainLink} from 'react-router-dom';
import Excerpt from '@site/src/components/SearchIndex/Excerpt';
import type {SearchResult} from '@site/src/components/SearchIndex/types';
import {resultUrl, searchPageUrl} from '@site/src/components/SearchIndex/urls';
import type {SearchScope} from '@site/src/components/SearchIndex/useSearchScope';
import {resultLength, suggestionLength} from '@site/src/config/search';
import {listboxId, optionId} from './ids';
import type {Answer} from './useSuggestions';
import styles from './styles.module.css';

export interface Props {
  readonly query: string;
  readonly answer: Answer;
  readonly active: number;
  readonly scope: SearchScope;
  readonly onActivate: (index: number) => void;
  readonly onClose: () => void;
}

function Suggestion({result: {title, text, path}}: {result: SearchResult}): ReactNode {
  return (
    <>
      <span className={styles.hitTitle}>
        <Excerpt of={title} length={resultLength} />
      </span>
      {text && (
        <span className={styles.hitText}>
          <Excerpt of={text} length={suggestionLength} />
        </span>
      )}
      <span className={styles.hitPath}>{path.join(' › ')}</span>
    </>
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
export default function Suggestions({query, answer, active, scope, onActivate, onClose}: Props): ReactNode {
  const {results} = answer;
  return (
    // Keeps the focus in the box while the pointer is used here.
    <div className={styles.dropdownMenu} onMouseDown={(event) => event.preventDefault()}>
      {results.length > 0 ? (
        <div className={styles.suggestions} role="listbox" id={listboxId} aria-label="Search suggestions" aria-busy={answer.query !== query}>
          {results.map((result, index) => (
            // The engine's Link would fetch the code of eight pages with every letter.
            <PlainLink
              key={result.id}
              id={optionId(index)}
              role="option"
              aria-selected={index === active}
              tabIndex={-1}
              to={resultUrl(result)}
              className={clsx(styles.suggestion, index === active && styles.cursor, result.url === results[index - 1]?.url && styles.child)}
              onMouseMove={() => onActivate(index)}
              onClick={onClose}>
              <Suggestion result={result} />
            </PlainLink>
          ))}
        </div>
      ) : (
        <p className={styles.noResults}>
          {process.env.NODE_ENV === 'production'
            ? translate({id: 'theme.SearchBar.noResultsText', message: 'No results'})
            : 'The search index exists in built sites only: run npm run build.'}
        </p>
      )}
      <Footer query={query} isEmpty={results.length === 0} scope={scope} onClose={onClose} />
    </div>
  );
}
