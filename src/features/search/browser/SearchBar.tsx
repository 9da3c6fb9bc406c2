import {useHistory, useLocation} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import clsx from 'clsx';
import {useEffect, useRef, useState, type FocusEvent, type FormEvent, type KeyboardEvent, type ReactNode} from 'react';
import {longestQuery, suggestionLength, suggestionLimit} from '../options';
import {entriesOf, listboxId, optionId} from './entries';
import {typedBefore} from './outdated';
import {ShortcutHint, useShortcut} from './shortcut';
import {decoderUrl, highlightParameter, searchPageUrl} from './urls';
import {useAnswer} from './useAnswer';
import {useHighlight} from './useHighlight';
import {useSearchScope} from './useSearchScope';
import styles from './bar.module.css';

/** Pages leave room for two headings of the best of them. */
const wanted = {limit: suggestionLimit, pages: 6, elsewhere: 2, headings: 2, length: suggestionLength};

/** The search box in the navbar: a plain form, and a list of suggestions once it is used. */
export default function SearchBar(): ReactNode {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const history = useHistory();
  const {pathname, search, hash} = useLocation();
  const scope = useSearchScope();
  const input = useRef<HTMLInputElement>(null);
  const terms = useHighlight();
  // On a new page the box shows the terms that the page marks, so that they can be cleared.
  const page = pathname + terms.join(' ');
  const [entry, setEntry] = useState({page: '', text: ''});
  const value = entry.page === page ? entry.text : terms.join(' ');
  const setValue = (text: string): void => setEntry({page, text});
  const typed = value.trim();
  const query = typed.slice(0, longestQuery);
  const {state, answer, load, Suggestions} = useAnswer({query, versionUrl: scope.versionUrl, context: scope.context?.path ?? '', isWide: true, wanted, typed});
  const entries = answer ? entriesOf(answer.pages, typed, decoderUrl(typed)) : [];
  const isAnswered = answer?.query === query;

  const [open, setOpen] = useState(false);
  // The reader's choice stays when other sections join the list.
  const [chosen, setChosen] = useState<{query: string; href?: string}>({query: ''});
  const active = Math.max(0, answer?.query === chosen.query ? entries.findIndex(({href}) => href === chosen.href) : 0);
  const setActive = (index: number): void => setChosen({query: answer?.query ?? '', href: entries[index]?.href});

  const count = entries.length;
  const isListed = open && query !== '' && count > 0;
  const isShown = open && query !== '';

  // Text typed, or a focus set, before this code ran.
  useEffect(() => {
    const before = typedBefore();
    if (input.current?.value || before) {
      setValue(input.current?.value || before);
    }
    if (before) {
      input.current?.focus();
    }
    if (input.current === document.activeElement) {
      load();
      setOpen(true);
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once, at start
  }, []);

  useShortcut(() => {
    input.current?.focus();
    input.current?.select();
  });

  function close(): void {
    setOpen(false);
    input.current?.blur();
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (isListed && isAnswered) {
      document.getElementById(optionId(active))?.click();
    } else if (query) {
      close();
      history.push(searchPageUrl(baseUrl, scope.versionUrl, query, count > 0 ? scope.context : undefined));
    }
  }

  function moveBy(event: KeyboardEvent): void {
    const step = {ArrowDown: 1, ArrowUp: -1}[event.key];
    if (step && query) {
      event.preventDefault();
      setOpen(true);
      setActive(isListed ? (active + step + count) % count : 0);
    }
  }

  function closeOnEscape(event: KeyboardEvent): void {
    if (event.key === 'Escape' && isShown) {
      event.preventDefault();
      // The focus opens the list, so it comes first.
      input.current?.focus();
      setOpen(false);
    }
  }

  function closeOnLeave(event: FocusEvent): void {
    if (!event.currentTarget.contains(event.relatedTarget as Node | null)) {
      setOpen(false);
    }
  }

  function clear(): void {
    const parameters = new URLSearchParams(search);
    if (parameters.has(highlightParameter)) {
      parameters.delete(highlightParameter);
      history.push({pathname, search: parameters.toString(), hash});
    }
    setValue('');
    input.current?.focus();
  }

  return (
    <form
      role="search"
      aria-label="Site"
      action={`${baseUrl}search`}
      className={clsx('navbar__search', styles.searchBar, state === 'loading' && styles.searchIndexLoading)}
      onSubmit={submit}
      onKeyDown={closeOnEscape}
      onBlur={closeOnLeave}>
      <svg viewBox="0 0 20 20" aria-hidden="true" className={styles.searchIcon}>
        <circle cx="8.500" cy="8.500" r="5.500" />
        <path d="m13 13 4.500 4.500" />
      </svg>
      <span className={styles.searchBarLoadingRing} aria-hidden="true" />
      <input
        ref={input}
        name="q"
        className={clsx('navbar__search-input', styles.searchInput)}
        placeholder={translate({id: 'theme.SearchBar.label', message: 'Search', description: 'The ARIA label and placeholder for search button'})}
        aria-label={translate({id: 'theme.SearchBar.label', message: 'Search'})}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isListed}
        aria-controls={isListed ? listboxId : undefined}
        aria-activedescendant={isListed ? optionId(active) : undefined}
        aria-keyshortcuts="Control+K Meta+K"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
        value={value}
        onChange={(event) => {
          setValue(event.target.value);
          setOpen(true);
          load();
        }}
        onMouseEnter={load}
        onFocus={() => {
          load();
          setOpen(true);
        }}
        onKeyDown={moveBy}
      />
      {value ? (
        <button type="button" className={styles.searchClearButton} aria-label="Clear search" onClick={clear}>
          <svg viewBox="0 0 16 16" aria-hidden="true">
            <path d="m3.500 3.500 9 9m0-9-9 9" />
          </svg>
        </button>
      ) : (
        <ShortcutHint />
      )}
      {isShown && state === 'failed' && (
        <div className={clsx(styles.dropdownMenu, styles.failed)} role="alert">
          <p>The search index could not be loaded. Check your connection.</p>
          <button
            type="button"
            onClick={() => {
              input.current?.focus();
              load();
            }}>
            Try again
          </button>
        </div>
      )}
      {isShown && answer && Suggestions && (
        <Suggestions query={query} entries={entries} isBusy={!isAnswered} active={active} scope={scope} onActivate={setActive} onClose={close} />
      )}
      <span role="status" className="unseen">
        {isShown && answer && (count > 0 ? `${count} suggestions` : 'No results')}
      </span>
    </form>
  );
}
