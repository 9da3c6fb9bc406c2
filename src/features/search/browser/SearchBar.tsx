import {useHistory, useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Link, {type Props as LinkProps} from '@docusaurus/Link';
import {
  useActivePlugin,
  useActiveVersion,
} from '@docusaurus/plugin-content-docs/client';
import IconClose from '@theme/Icon/Close';
import clsx from 'clsx';
import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  type SubmitEvent,
} from 'react';
import {Link as PlainLink} from 'react-router-dom';
import {
  dropdownLimits,
  maxQueryLength,
  noResultsAdvice,
  searchContexts,
} from '../options';
import {takePendingQuery} from '../staleIndex';
import {SearchIcon} from '../../../components/SearchForm';
import type {PastedRow} from '../pasted/rows';
import {usePastedRows} from '../pasted/usePastedRows';
import {highlightParameter, getSearchPageUrl} from '../urls';
import {useSearchResults} from './useSearchResults';
import {useHighlight} from './useHighlight';
import styles from './styles.module.css';

const listId = 'search-suggestions';
const getOptionId = (index: number): string => `${listId}-${index}`;

/** Matches code terms, such as `eth_call`, `MAX_GAS`, `maxFeePerGas` and `0xc0a71b58`. */
const codeTermPattern =
  /(0x[\da-f]{6,}…?|\b[a-z]+_\w+|\b[A-Z]+_[A-Z_\d]+|\b[a-z]{2,}(?:[A-Z][a-z\d]+)+)/;
const renderCode = (text: string): ReactNode =>
  text
    .split(codeTermPattern)
    .map((part, index) => (index % 2 ? <code key={index}>{part}</code> : part));

/** Marks every second part (see `createExcerpt`) and formats code terms as code. */
export const renderMarked = (parts: readonly string[]): ReactNode =>
  parts.map((text, index) =>
    index % 2 ? <mark key={index}>{renderCode(text)}</mark> : renderCode(text),
  );

export function LoadFailure({
  className,
  onRetry,
}: {
  readonly className: string;
  readonly onRetry: () => void;
}): ReactNode {
  return (
    <div role="alert" className={className}>
      <p>
        {process.env.NODE_ENV === 'production'
          ? 'The search index could not be loaded. Check your connection.'
          : 'The search index exists only in built sites: run `npm run build`.'}
      </p>
      <button
        type="button"
        className="button button--secondary button--sm"
        onClick={onRetry}>
        Retry
      </button>
    </div>
  );
}

/** Selects the field of the search when the reader presses Ctrl+K or ⌘K. */
function useSearchShortcut(
  isMac: boolean,
  box: RefObject<HTMLInputElement | null>,
): void {
  const onShortcut = useEffectEvent((event: globalThis.KeyboardEvent) => {
    const hasOtherModifier = event.altKey || event.shiftKey;
    const hasModifier =
      event.metaKey === isMac && event.ctrlKey !== isMac && !hasOtherModifier;
    if (!hasModifier || event.key.toLowerCase() !== 'k') return;
    event.preventDefault();
    // On the search page, its own field replaces the box.
    const field = box.current?.getClientRects().length
      ? box.current
      : document.querySelector<HTMLInputElement>('main [name="q"]');
    field?.focus();
    field?.select();
  });
  useEffect(() => {
    const listeners = new AbortController();
    document.addEventListener('keydown', (event) => onShortcut(event), {
      signal: listeners.signal,
    });
    return () => listeners.abort();
  }, []);
}

function getPlaceholder(isBrowser: boolean, isMac: boolean): string {
  const hasKeyboard = isBrowser && matchMedia('(hover: hover)').matches;
  return hasKeyboard ? `Search (${isMac ? '⌘' : 'Ctrl'} K)` : 'Search';
}

/** The suggestions: those in the reader's section first, then the others under a title. */
function OptionList({
  options,
  sectionCount,
  isBusy,
}: {
  readonly options: readonly ReactNode[];
  readonly sectionCount: number;
  readonly isBusy: boolean;
}): ReactNode {
  return (
    <div
      role="listbox"
      id={listId}
      aria-label="Search suggestions"
      aria-busy={isBusy}>
      {options.slice(0, sectionCount)}
      {sectionCount < options.length && (
        <div
          role="group"
          aria-labelledby="search-elsewhere"
          className={styles.group}>
          <div
            id="search-elsewhere"
            role="presentation"
            className={clsx('padding--sm', styles.soft)}>
            Elsewhere
          </div>
          {options.slice(sectionCount)}
        </div>
      )}
    </div>
  );
}

/** Links to other sites open in a new tab. For pages, Docusaurus' Link would prefetch the code of eight pages on every keystroke. */
function OptionLink({
  to,
  onOpen,
  onClick,
  ...props
}: LinkProps & Pick<PastedRow, 'onOpen'> & {readonly to: string}): ReactNode {
  const link = {
    ...props,
    onClick: (event: MouseEvent<HTMLAnchorElement>) => {
      onOpen?.();
      onClick?.(event);
    },
  };
  return to.startsWith('/') ? (
    <PlainLink to={to} {...link} />
  ) : (
    <Link to={to} {...link} />
  );
}

/** Lists what was pasted, then the pages with their headings. */
const listResults = (
  rows: readonly PastedRow[],
  selection: ReturnType<typeof useSearchResults>['selection'],
): readonly PastedRow[] =>
  selection
    ? [...rows, ...selection.pages]
        .flatMap((result) => [result, ...result.headings])
        .slice(0, dropdownLimits.results)
    : [];

function SearchBox(): ReactNode {
  const history = useHistory();
  const location = useLocation();
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const version = useActiveVersion(useActivePlugin()?.pluginId);
  const versionUrl = version && !version.isLast ? `${version.path}/` : baseUrl;
  const context = searchContexts.find(({path}) =>
    `${location.pathname}/`.startsWith(`${versionUrl}${path}/`),
  );
  const isBrowser = useIsBrowser();
  const isMac = isBrowser && /mac|iphone|ipad/i.test(navigator.userAgent);

  const input = useRef<HTMLInputElement>(null);
  const [typedText, setTypedText] = useState<string>();
  // Until the reader types, the box shows the terms that are highlighted on the page, so that they can be cleared.
  const terms = useHighlight().join(' ');
  const value = typedText ?? terms;
  const query = value.trim().slice(0, maxQueryLength);
  const {state, selection, load} = useSearchResults(
    query,
    versionUrl,
    context?.path ?? '',
    dropdownLimits,
  );
  const pasted = usePastedRows(value.trim());
  const isComplete = selection?.query === query && pasted.isComplete;
  const results = listResults(pasted.rows, selection);
  const count = results.length;
  const sectionCount = results.filter(
    ({isOutsideSection}) => !isOutsideSection,
  ).length;

  const [isOpen, setOpen] = useState(false);
  const isShown = isOpen && query !== '';
  const isListed = isShown && count > 0;
  // Stored as a URL, so that the selection is kept when results from other sections are added.
  const [activeUrl, setActiveUrl] = useState<string>();
  const activeIndex = Math.max(
    0,
    results.findIndex(({url}) => url === activeUrl),
  );
  const hasMatchesInSection =
    context !== undefined && selection?.hasMatchesInSection === true;
  // With data saver on, other sections are not loaded; if this section has no results, the list offers to search them.
  const hasMatchesElsewhere =
    selection?.hasMatchesElsewhere === true || !hasMatchesInSection;
  const sectionUrl = getSearchPageUrl(baseUrl, versionUrl, query, context);
  const allUrl = getSearchPageUrl(baseUrl, versionUrl, query);

  function open(): void {
    load();
    setOpen(true);
  }

  function close(): void {
    setOpen(false);
    input.current?.blur();
  }

  const onMount = useEffectEvent(() => {
    const pendingText = takePendingQuery();
    // The reader may have typed or focused the box before this code ran.
    setTypedText(pendingText || input.current?.value || undefined);
    if (pendingText) input.current?.focus();
    else if (input.current === document.activeElement) open();
  });

  useSearchShortcut(isMac, input);
  useEffect(() => onMount(), []);

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    if (isListed && isComplete) {
      document.getElementById(getOptionId(activeIndex))?.click();
    } else if (query) {
      close();
      history.push(hasMatchesInSection ? sectionUrl : allUrl);
    }
  }

  function onKeyDown(event: KeyboardEvent): void {
    const step =
      event.target === input.current
        ? {ArrowDown: 1, ArrowUp: -1}[event.key]
        : undefined;
    if (step && query) {
      event.preventDefault();
      setOpen(true);
      setActiveUrl(
        results[isListed ? (activeIndex + step + count) % count : 0]?.url,
      );
    } else if (event.key === 'Escape' && isShown) {
      event.preventDefault();
      // Focusing opens the list, so focus before closing it.
      input.current?.focus();
      setOpen(false);
    }
  }

  function clear(): void {
    const parameters = new URLSearchParams(location.search);
    parameters.delete(highlightParameter);
    if (terms) history.push({...location, search: parameters.toString()});
    setTypedText('');
    input.current?.focus();
  }

  const options = results.map(
    ({url, hash, title, text, breadcrumbs, onOpen}, index) => (
      <OptionLink
        key={url}
        id={getOptionId(index)}
        role="option"
        aria-selected={index === activeIndex}
        tabIndex={-1}
        to={url}
        className={clsx('dropdown__link', hash && styles.child)}
        onMouseMove={() => setActiveUrl(url)}
        onOpen={onOpen}
        onClick={close}>
        <div className={clsx('text--truncate', !hash && 'text--bold')}>
          {renderMarked(title)}
        </div>
        {text.length > 0 && (
          <div className={clsx('text--truncate', styles.hitText)}>
            {renderMarked(text)}
          </div>
        )}
        {breadcrumbs.length > 0 && (
          <div className={clsx('text--truncate', styles.section)}>
            {breadcrumbs.slice(0, 2).map((name) => (
              <span key={name}>{name}</span>
            ))}
          </div>
        )}
      </OptionLink>
    ),
  );

  return (
    <form
      role="search"
      aria-label="Site"
      action={`${baseUrl}search`}
      className={clsx(
        'navbar__search dropdown dropdown--right dropdown--show',
        styles.searchBar,
      )}
      onSubmit={submit}
      onKeyDown={onKeyDown}
      onBlur={({currentTarget, relatedTarget}) =>
        currentTarget.contains(relatedTarget) || setOpen(false)
      }>
      <SearchIcon isLoading={state === 'loading'} />
      <input
        ref={input}
        name="q"
        className="navbar__search-input"
        placeholder={getPlaceholder(isBrowser, isMac)}
        aria-label="Search"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isListed}
        aria-controls={isListed ? listId : undefined}
        aria-activedescendant={isListed ? getOptionId(activeIndex) : undefined}
        aria-keyshortcuts="Control+K Meta+K"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
        value={value}
        onChange={(event) => {
          setTypedText(event.target.value);
          open();
        }}
        onMouseEnter={load}
        onFocus={open}
      />
      {value && (
        <button
          type="button"
          className="clean-btn"
          aria-label="Clear search"
          onClick={clear}>
          <IconClose width={14} height={14} aria-hidden="true" />
        </button>
      )}
      {isShown && state === 'failed' && (
        // Focus loads the index.
        <LoadFailure
          className={clsx('dropdown__menu text--center', styles.dropdownMenu)}
          onRetry={() => input.current?.focus()}
        />
      )}
      {isShown && selection && (
        // Keeps focus in the box when the list is clicked.
        <div
          className={clsx('dropdown__menu', styles.dropdownMenu)}
          onMouseDown={(event) => event.preventDefault()}>
          {count > 0 ? (
            <OptionList
              options={options}
              sectionCount={sectionCount}
              isBusy={!isComplete}
            />
          ) : (
            <div className="padding--md text--center">{`No results. ${noResultsAdvice}`}</div>
          )}
          {(count > 0 || context) && (
            <div className={clsx('padding--sm', styles.group, styles.footer)}>
              {hasMatchesInSection && (
                <Link
                  to={sectionUrl}
                  className={clsx(styles.all)}
                  onClick={close}>
                  See all results within &quot;{context.label}&quot;
                </Link>
              )}
              {hasMatchesElsewhere && (
                <Link to={allUrl} className={clsx(styles.all)} onClick={close}>
                  See all results{context && ` outside "${context.label}"`}
                </Link>
              )}
              {count > 0 && (
                <span className={styles.keys} aria-hidden="true">
                  ↑↓ move, Enter open, Esc close
                </span>
              )}
            </div>
          )}
        </div>
      )}
      <span role="status" className="unseen">
        {isShown &&
          selection &&
          (count > 0
            ? `${count} ${count === 1 ? 'suggestion' : 'suggestions'}`
            : 'No results')}
      </span>
    </form>
  );
}

/** The search box in the navbar: a plain form with a list of suggestions. Its state resets on navigation. */
export default function SearchBar(): ReactNode {
  return <SearchBox key={useLocation().pathname} />;
}
