import {useHistory, useLocation} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useActivePlugin, useActiveVersion} from '@docusaurus/plugin-content-docs/client';
import clsx from 'clsx';
import {useEffect, useEffectEvent, useRef, useState, type KeyboardEvent, type ReactNode, type SubmitEvent} from 'react';
import {longestQuery, searchContexts, suggestionLength, suggestionLimit, type SearchContext} from '../options';
import type {ShownPage} from '../types';
import {typedBefore} from './outdated';
import type {SuggestedEntry} from './Suggestions';
import {decoderUrl, highlightParameter, searchPageUrl} from './urls';
import {useAnswer} from './useAnswer';
import {useHighlight} from './useHighlight';
import styles from './styles.module.css';

const listboxId = 'search-suggestions';
const optionId = (index: number): string => `${listboxId}-${index}`;

/** Pages leave room for two headings of the best of them. */
const wanted = {limit: suggestionLimit, pages: 6, elsewhere: 2, headings: 2, length: suggestionLength};

/** The entry for what can be decoded. */
function decodeEntry(typed: string): ShownPage[] {
  const href = decoderUrl(typed);
  const title = [{text: `Decode ${typed.slice(0, 18)}${typed.length > 18 ? '…' : ''}`, isMarked: false}];
  return href ? [{href, title, text: [], path: 'What it means to the contracts of Linea', isElsewhere: false, headings: []}] : [];
}

/** Where the index of the page's version lies, and the section of the page, if that has an index of its own. */
function useScope(): {readonly versionUrl: string; readonly context: SearchContext | undefined} {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const {pathname} = useLocation();
  const version = useActiveVersion(useActivePlugin()?.pluginId);
  const versionUrl = version && !version.isLast ? `${version.path}/` : baseUrl;
  return {versionUrl, context: searchContexts.find(({path}) => `${pathname}/`.startsWith(`${versionUrl}${path}/`))};
}

const isMac = (): boolean => /mac|iphone|ipad/i.test(navigator.userAgent);

/** Said when the index cannot be loaded, with the one way on. */
export function LoadFailure({className, onRetry}: {readonly className: string; readonly onRetry: () => void}): ReactNode {
  return (
    <div role="alert" className={className}>
      <p>The search index could not be loaded. Check your connection.</p>
      <button type="button" className="button button--secondary button--sm" onClick={onRetry}>
        Try again
      </button>
    </div>
  );
}

/** The search box in the navbar: a plain form, and a list of suggestions once it is used. */
export default function SearchBar(): ReactNode {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const history = useHistory();
  const {pathname, search, hash} = useLocation();
  const {versionUrl, context} = useScope();
  const input = useRef<HTMLInputElement>(null);
  const terms = useHighlight().join(' ');
  // On a new page the box shows the terms that the page marks, so that they can be cleared.
  const page = pathname + terms;
  const [entry, setEntry] = useState({page: '', text: ''});
  const value = entry.page === page ? entry.text : terms;
  const setValue = (text: string): void => setEntry({page, text});
  const typed = value.trim();
  const query = typed.slice(0, longestQuery);
  const {state, answer, load, Suggestions} = useAnswer({query, versionUrl, context: context?.path ?? '', isWide: true, wanted});
  const pages = answer ? [...decodeEntry(typed), ...answer.pages] : [];
  const entries: SuggestedEntry[] = pages
    .flatMap((each) => [each, ...each.headings.map((heading) => ({...heading, isElsewhere: each.isElsewhere}))])
    .slice(0, suggestionLimit);
  const count = entries.length;

  const [isOpen, setOpen] = useState(false);
  const isShown = isOpen && query !== '';
  const isListed = isShown && count > 0;
  // The reader's choice stays when other sections join the list.
  const [chosen, setChosen] = useState<{query?: string | undefined; href?: string | undefined}>({});
  const active = Math.max(0, answer?.query === chosen.query ? entries.findIndex(({href}) => href === chosen.href) : 0);
  const setActive = (index: number): void => setChosen({query: answer?.query, href: entries[index]?.href});
  const allUrl = (within?: SearchContext): string => searchPageUrl(baseUrl, versionUrl, query, within);
  const keys = useIsBrowser() ? [isMac() ? '⌘' : 'Ctrl', 'K'] : [];

  function open(): void {
    load();
    setOpen(true);
  }

  function close(): void {
    setOpen(false);
    input.current?.blur();
  }

  const onStart = useEffectEvent(() => {
    // Text typed, or a focus set, before this code ran.
    const before = typedBefore();
    if (before) {
      input.current?.focus();
    }
    if (before || input.current?.value) {
      setValue(before || (input.current?.value ?? ''));
    }
    if (input.current === document.activeElement) {
      open();
    }
  });

  useEffect(() => {
    function onShortcut(event: globalThis.KeyboardEvent): void {
      const isHeld = isMac() ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey;
      if (isHeld && !event.altKey && !event.shiftKey && event.key.toLowerCase() === 'k') {
        event.preventDefault();
        input.current?.focus();
        input.current?.select();
      }
    }
    onStart();
    document.addEventListener('keydown', onShortcut);
    return () => document.removeEventListener('keydown', onShortcut);
  }, []);

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    if (isListed && answer?.query === query) {
      document.getElementById(optionId(active))?.click();
    } else if (query) {
      close();
      history.push(allUrl(count > 0 ? context : undefined));
    }
  }

  function onKeyDown(event: KeyboardEvent): void {
    const step = event.target === input.current ? {ArrowDown: 1, ArrowUp: -1}[event.key] : undefined;
    if (step && query) {
      event.preventDefault();
      setOpen(true);
      setActive(isListed ? (active + step + count) % count : 0);
    } else if (event.key === 'Escape' && isShown) {
      event.preventDefault();
      // The focus opens the list, so it comes first.
      input.current?.focus();
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
      className={clsx('navbar__search', styles.searchBar)}
      onSubmit={submit}
      onKeyDown={onKeyDown}
      onBlur={({currentTarget, relatedTarget}) => currentTarget.contains(relatedTarget) || setOpen(false)}>
      {state === 'loading' ? (
        <span className={clsx(styles.ring, styles.searchBarLoadingRing)} aria-hidden="true" />
      ) : (
        <svg viewBox="0 0 20 20" aria-hidden="true" className={styles.searchIcon}>
          <circle cx="8.500" cy="8.500" r="5.500" />
          <path d="m13 13 4.500 4.500" />
        </svg>
      )}
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
          open();
        }}
        onMouseEnter={load}
        onFocus={open}
      />
      {value ? (
        <button type="button" className={clsx('clean-btn', styles.searchClearButton)} aria-label="Clear search" onClick={clear}>
          <svg viewBox="0 0 16 16" aria-hidden="true">
            <path d="m3.500 3.500 9 9m0-9-9 9" />
          </svg>
        </button>
      ) : (
        <span className={styles.searchHintContainer} aria-hidden="true">
          {keys.map((key) => (
            <kbd key={key} className={styles.searchHint}>
              {key}
            </kbd>
          ))}
        </span>
      )}
      {isShown && state === 'failed' && (
        <LoadFailure
          className={clsx(styles.dropdownMenu, styles.message)}
          onRetry={() => {
            input.current?.focus();
            load();
          }}
        />
      )}
      {isShown && answer && Suggestions && (
        <Suggestions
          entries={entries}
          hasOwn={answer.pages.some(({isElsewhere}) => !isElsewhere)}
          isBusy={answer.query !== query}
          id={listboxId}
          optionId={optionId}
          active={active}
          context={context}
          allUrl={allUrl}
          onActivate={setActive}
          onClose={close}
        />
      )}
      <span role="status" className="unseen">
        {isShown && answer && (count > 0 ? `${count} suggestions` : 'No results')}
      </span>
    </form>
  );
}
