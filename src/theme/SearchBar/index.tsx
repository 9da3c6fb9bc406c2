// Replaces the original box, which Tab leaves for the first result, whose footer link cannot be reached
// by keyboard, and which brings 18 KB (gzip) to every page. This one is a plain form until it is used.
import {useHistory, useLocation} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import clsx from 'clsx';
import {useCallback, useEffect, useRef, useState, type FocusEvent, type FormEvent, type KeyboardEvent, type ReactNode} from 'react';
import {highlightParameter, searchPageUrl} from '@site/src/components/SearchIndex/urls';
import {useSearchScope} from '@site/src/components/SearchIndex/useSearchScope';
import {listboxId, optionId} from './ids';
import {ShortcutHint, useShortcut} from './shortcut';
import {useHighlight} from './useHighlight';
import {useSuggestions} from './useSuggestions';
import styles from './styles.module.css';

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
  const query = value.trim();
  const {state, answer, List, load} = useSuggestions(query, scope);

  const [open, setOpen] = useState(false);
  // The reader's choice stays when the pages' sections join the list.
  const [chosen, setChosen] = useState<{query?: string; id?: number}>({});
  const active = Math.max(0, answer?.query === chosen.query ? (answer?.results.findIndex(({id}) => id === chosen.id) ?? 0) : 0);
  const setActive = useCallback((index: number) => setChosen({query: answer?.query, id: answer?.results[index]?.id}), [answer]);

  const count = answer?.results.length ?? 0;
  const isListed = open && count > 0;
  const isShown = open && query !== '';

  // Text typed, or a focus set, before this code ran.
  useEffect(() => {
    if (input.current?.value) {
      setValue(input.current.value);
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

  const close = useCallback(() => {
    setOpen(false);
    input.current?.blur();
  }, []);

  function submit(event: FormEvent): void {
    event.preventDefault();
    if (isListed && answer?.query === query) {
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
      {isShown && state !== 'failed' && List && (
        <List query={query} answer={answer} active={active} scope={scope} onActivate={setActive} onClose={close} />
      )}
      <span role="status" className="unseen">
        {isShown && answer && (count > 0 ? `${count} suggestions` : 'No results')}
      </span>
    </form>
  );
}
