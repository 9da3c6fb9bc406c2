import {PageMetadata, useQueryString} from '@docusaurus/theme-common';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Layout from '@theme/Layout';
import clsx from 'clsx';
import {useEffect, type ReactNode} from 'react';
import {
  maxQueryLength,
  maxShownPages,
  noResultsAdvice,
  pageLimits,
  searchContexts,
} from '../options';
import type {HighlightedResult} from '../types';
import {LoadFailure, renderMarked} from './SearchBar';
import SearchForm, {SearchIcon} from '../../../components/SearchForm';
import type {PastedRow} from '../pasted/rows';
import {usePastedRows} from '../pasted/usePastedRows';
import {getVersionUrl} from '../urls';
import {useSearchResults} from './useSearchResults';
import styles from './styles.module.css';

const Page = ({
  url,
  title,
  breadcrumbs,
  text,
  headings,
  onOpen,
}: PastedRow): ReactNode => (
  <article className={clsx('padding-top--md', styles.group)}>
    <h2 className="margin-bottom--none">
      <Link to={url} onClick={onOpen}>
        {renderMarked(title)}
      </Link>
    </h2>
    <p className={styles.soft}>{breadcrumbs.join(' › ')}</p>
    <p>{renderMarked(text)}</p>
    <ul className="clean-list">
      {headings.map((heading) => (
        <li key={heading.url} className={styles.child}>
          <Link to={heading.url}>{renderMarked(heading.title)}</Link>
          <div className={styles.hitText}>{renderMarked(heading.text)}</div>
        </li>
      ))}
    </ul>
  </article>
);

/** The pages that are in no section, such as the release notes. */
const other = {label: 'Other', path: 'other'};
const sections = [...searchContexts, other];

interface ResultsProps {
  readonly query: string;
  readonly context: string;
  readonly setContext: (context: string) => void;
  readonly versionUrl: string;
}

function Results({
  query,
  context,
  setContext,
  versionUrl,
}: ResultsProps): ReactNode {
  const {state, selection, load} = useSearchResults(
    query,
    versionUrl,
    '',
    pageLimits,
  );
  useEffect(() => {
    // After a failure, the reader decides when to retry.
    if (query && state === 'none') load();
  }, [load, query, state]);
  if (state === 'failed')
    return <LoadFailure className="alert alert--danger" onRetry={load} />;
  const isIn = (url: string, section: string): boolean =>
    section === other.path
      ? !searchContexts.some(({path}) => isIn(url, path))
      : url.startsWith(versionUrl + section);
  const getPages = (section: string): readonly HighlightedResult[] =>
    selection?.pages.filter(({url}) => isIn(url, section)) ?? [];
  const pages = getPages(context).slice(0, maxShownPages);
  const {length} = pages;
  const isLoading = query !== '' && selection?.query !== query;
  // If the list is full, more pages may match. Otherwise, the buttons show the number, so only screen readers need it here.
  const summary = length
    ? `${length === maxShownPages ? 'The best ' : ''}${length} ${length === 1 ? 'document' : 'documents'} found`
    : `No documents were found. ${noResultsAdvice}`;
  return (
    <>
      {query && (
        <div
          role="group"
          aria-label="Section"
          className={clsx('docs-chips', styles.sections)}>
          {[{label: 'All', path: ''}, ...sections].map(({label, path}) => (
            <button
              key={path}
              type="button"
              className="button button--secondary button--sm"
              aria-pressed={path === context}
              onClick={() => setContext(path)}>
              {selection ? `${label} ${getPages(path).length}` : label}
            </button>
          ))}
        </div>
      )}
      <p
        role="status"
        className={clsx(length > 0 && length < maxShownPages && 'unseen')}>
        {isLoading && <SearchIcon isLoading />}{' '}
        {isLoading ? 'Loading the search index' : query && summary}
      </p>
      <div aria-busy={isLoading}>
        {pages.map((page) => (
          <Page key={page.url} {...page} />
        ))}
      </div>
    </>
  );
}

/** `/search`: all pages of `version` that match `q`, within the section `ctx` or everywhere. */
export default function SearchPage(): ReactNode {
  const [q, setQuery] = useQueryString('q');
  const [ctx, setContext] = useQueryString('ctx');
  const [version] = useQueryString('version');
  const query = q.slice(0, maxQueryLength);
  const context = sections.find(({path}) => path === ctx)?.path ?? '';
  const versionUrl = getVersionUrl(
    useDocusaurusContext().siteConfig.baseUrl,
    version,
  );
  const title = query
    ? `Search results for "${query}"`
    : 'Search the documentation';
  return (
    <Layout>
      <PageMetadata
        title={title}
        description="Search the Linea documentation by topic, method, error, selector or address.">
        {query && <meta name="robots" content="noindex, follow" />}
      </PageMetadata>
      <main
        className={clsx(
          'container margin-vert--lg docs-plain-page',
          styles.main,
        )}>
        <h1>{title}</h1>
        <SearchForm
          placeholder="Method, error or topic"
          autoFocus
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
        <noscript>
          Search requires JavaScript. The menu lists all pages.
        </noscript>
        {usePastedRows(q.trim()).rows.map((row) => (
          <Page key={row.url} {...row} />
        ))}
        {versionUrl === undefined ? (
          // Avoids sending a request to that URL.
          <p role="alert" className="alert alert--danger">
            <strong>Unexpected version url.</strong> This page's URL requests
            the search index of a version outside this site.{' '}
            <Link to="/search">Search this site</Link>
          </p>
        ) : (
          <Results
            key={versionUrl}
            query={query.trim()}
            context={context}
            setContext={setContext}
            versionUrl={versionUrl}
          />
        )}
      </main>
    </Layout>
  );
}
