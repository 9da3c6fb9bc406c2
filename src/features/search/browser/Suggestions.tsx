import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {Link as PlainLink} from 'react-router-dom';
import type {SearchContext} from '../options';
import type {Piece, ShownEntry} from '../types';
import styles from './styles.module.css';

/** A page, or a heading of the page before it, which has no path. */
export interface SuggestedEntry extends ShownEntry {
  readonly path?: string;
  readonly isElsewhere: boolean;
}

interface Props {
  readonly id: string;
  readonly optionId: (index: number) => string;
  readonly entries: readonly SuggestedEntry[];
  /** Whether the section has any of them. */
  readonly hasOwn: boolean;
  /** The entries are those of the query before. */
  readonly isBusy: boolean;
  readonly active: number;
  readonly context: SearchContext | undefined;
  /** Address of the search page, for a context or for everything. */
  readonly allUrl: (context?: SearchContext) => string;
  readonly onActivate: (index: number) => void;
  readonly onClose: () => void;
}

/** A text with its matches marked. */
export const marked = (pieces: readonly Piece[]): ReactNode => pieces.map(({text, isMarked}, index) => (isMarked ? <mark key={index}>{text}</mark> : text));

/** What opens below the search box: the entries, those of other sections as a group, and a link to all results. */
export default function Suggestions({id, optionId, entries, hasOwn, isBusy, active, context, allUrl, onActivate, onClose}: Props): ReactNode {
  const options = entries.map(({href, title, text, path}, index) => (
    // The engine's Link would fetch the code of eight pages with every letter.
    <PlainLink
      key={href}
      id={optionId(index)}
      role="option"
      aria-selected={index === active}
      tabIndex={-1}
      to={href}
      className={clsx(styles.suggestion, path === undefined && styles.child)}
      onMouseMove={() => onActivate(index)}
      onClick={onClose}>
      <span className={styles.hitTitle}>{marked(title)}</span>
      {text.length > 0 && <span className={styles.hitText}>{marked(text)}</span>}
      {path && <span className={styles.hitPath}>{path}</span>}
    </PlainLink>
  ));
  const own = entries.filter(({isElsewhere}) => !isElsewhere).length;
  const values = {context: context?.label ?? ''};
  let all = translate({id: 'theme.SearchBar.seeAll', message: 'See all results'});
  if (context) {
    all = hasOwn
      ? translate({id: 'theme.SearchBar.searchInContext', message: 'See all results within "{context}"'}, values)
      : translate({id: 'theme.SearchBar.seeAllOutsideContext', message: 'See all results outside "{context}"'}, values);
  }
  return (
    // Keeps the focus in the box while the pointer is used here.
    <div className={styles.dropdownMenu} onMouseDown={(event) => event.preventDefault()}>
      {entries.length > 0 ? (
        <div role="listbox" id={id} aria-label="Search suggestions" aria-busy={isBusy}>
          {options.slice(0, own)}
          {own < options.length && (
            <div role="group" aria-labelledby={`${id}-elsewhere`} className={styles.group}>
              <span id={`${id}-elsewhere`} role="presentation" className={styles.groupName}>
                Elsewhere
              </span>
              {options.slice(own)}
            </div>
          )}
        </div>
      ) : (
        <p className={styles.message}>
          {process.env.NODE_ENV === 'production'
            ? translate({id: 'theme.SearchBar.noResultsText', message: 'No results'})
            : 'The search index exists in built sites only: run npm run build.'}
        </p>
      )}
      {(hasOwn || context) && (
        <div className={styles.hitFooter}>
          <Link to={allUrl(hasOwn ? context : undefined)} onClick={onClose}>
            {all}
          </Link>
        </div>
      )}
    </div>
  );
}
