import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import clsx from 'clsx';
import {memo, useEffect, useState, type ReactNode} from 'react';
import {Link as PlainLink} from 'react-router-dom';
import Excerpt from '@site/src/components/SearchIndex/Excerpt';
import type {ShownResult} from '@site/src/components/SearchIndex/types';
import {searchPageUrl} from '@site/src/components/SearchIndex/urls';
import type {SearchScope} from '@site/src/components/SearchIndex/useSearchScope';
import {afterPaint} from './afterPaint';
import {listboxId, optionId} from './ids';
import type {Answer} from './useSuggestions';
import styles from './styles.module.css';

export interface Props {
  readonly query: string;
  /** Until there is one, the list is drawn unseen: that takes longer than to fill it. */
  readonly answer: Answer | undefined;
  readonly active: number;
  readonly scope: SearchScope;
  readonly onActivate: (index: number) => void;
  readonly onClose: () => void;
}

interface SuggestionProps extends Pick<Props, 'onActivate' | 'onClose'> {
  readonly result: ShownResult;
  readonly index: number;
  readonly isActive: boolean;
  readonly isChild: boolean;
}

const Suggestion = memo(function Suggestion({result: {title, text, path, href}, index, isActive, isChild, onActivate, onClose}: SuggestionProps): ReactNode {
  return (
    // The engine's Link would fetch the code of eight pages with every letter.
    <PlainLink
      id={optionId(index)}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      to={href}
      className={clsx(styles.suggestion, isActive && styles.cursor, isChild && styles.child)}
      onMouseMove={() => onActivate(index)}
      onClick={onClose}>
      <span className={styles.hitTitle}>
        <Excerpt of={title} />
      </span>
      {text && (
        <span className={styles.hitText}>
          <Excerpt of={text} />
        </span>
      )}
      <span className={styles.hitPath}>{path}</span>
    </PlainLink>
  );
});

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

const noAnswer: Answer = {query: '', results: [{id: -1, url: '', href: '', title: [], path: ''}], isFirst: true};

/** The answer of which everything is drawn. It comes a frame after the answer itself, which on a slow processor takes long to draw. */
function useDrawn(answer: Answer): Answer | undefined {
  const [drawn, setDrawn] = useState<Answer>();
  useEffect(() => afterPaint(() => setDrawn(answer)), [answer]);
  return drawn;
}

/** What opens below the search box: first the best suggestion, a frame later the others and the footer. */
export default function Suggestions({query, answer = noAnswer, active, scope, onActivate, onClose}: Props): ReactNode {
  const drawn = useDrawn(answer);
  const suggestion = (result: ShownResult, index: number, results: readonly ShownResult[]): ReactNode => (
    <Suggestion
      key={result.id}
      result={result}
      index={index}
      isActive={index === active}
      isChild={result.url === results[index - 1]?.url}
      onActivate={onActivate}
      onClose={onClose}
    />
  );
  return (
    // Keeps the focus in the box while the pointer is used here.
    <div className={clsx(styles.dropdownMenu, answer === noAnswer && styles.waiting)} onMouseDown={(event) => event.preventDefault()}>
      {answer.results.length > 0 ? (
        <div className={styles.suggestions} role="listbox" id={listboxId} aria-label="Search suggestions" aria-busy={answer.query !== query || drawn !== answer || answer.isFirst}>
          {answer.results.slice(0, 1).map(suggestion)}
          {/* Those of the answer before stay for that frame, so that the list does not flicker. */}
          {drawn?.results.map((...each) => each[1] > 0 && suggestion(...each))}
        </div>
      ) : (
        <p className={styles.noResults}>
          {process.env.NODE_ENV === 'production'
            ? translate({id: 'theme.SearchBar.noResultsText', message: 'No results'})
            : 'The search index exists in built sites only: run npm run build.'}
        </p>
      )}
      {drawn && <Footer query={query} isEmpty={answer.results.length === 0} scope={scope} onClose={onClose} />}
    </div>
  );
}
