// Replaces the original page, which has no main landmark, does not name its section filter, and stays
// empty when the index cannot be loaded or `version` leads out of the site.
import {PageMetadata, usePluralForm} from '@docusaurus/theme-common';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import clsx from 'clsx';
import {useRef, type ReactNode} from 'react';
import Excerpt from '@site/src/components/SearchIndex/Excerpt';
import type {ShownResult} from '@site/src/components/SearchIndex/types';
import {resultLimit, searchContexts} from '@site/src/config/search';
import {useSearchQuery} from './useSearchQuery';
import {useSearchResults, type Found} from './useSearchResults';
import styles from './styles.module.css';

function Result({result: {href, title, text, path}}: {result: ShownResult}): ReactNode {
  return (
    <article className={styles.searchResultItem}>
      <Heading as="h2" className={styles.searchResultItemTitle}>
        <Link to={href}>
          <Excerpt of={title} />
        </Link>
      </Heading>
      {path && <p className={styles.searchResultItemPath}>{path}</p>}
      {text && (
        <p className={styles.searchResultItemSummary}>
          <Excerpt of={text} />
        </p>
      )}
    </article>
  );
}

function Failure({found, onRetry}: {found: Found & {state: 'refused' | 'failed'}; onRetry: () => void}): ReactNode {
  const {pathname} = useLocation();
  return (
    <div role="alert" className={styles.failure}>
      {found.state === 'refused' ? (
        <>
          <p>
            <strong>{found.message}</strong>
          </p>
          <p>The address of this page asks for the search index of a version outside this site.</p>
          <Link to={pathname}>Search this site</Link>
        </>
      ) : (
        <>
          <p>The search index could not be loaded. Check your connection.</p>
          <button type="button" className="button button--secondary button--sm" onClick={onRetry}>
            Try again
          </button>
        </>
      )}
    </div>
  );
}

function Results({found}: {found: Found}): ReactNode {
  const {selectMessage} = usePluralForm();
  const count = found.results?.length;
  let status = '';
  if (found.state === 'loading') {
    status = 'Loading the search index';
  } else if (count === 0) {
    status = translate({id: 'theme.SearchPage.noResultsText', message: 'No documents were found'});
  } else if (count) {
    const documents = selectMessage(count, translate({id: 'theme.SearchPage.documentsFound.plurals', message: '1 document found|{count} documents found'}, {count}));
    // There may be more.
    status = count === resultLimit ? `The best ${documents}` : documents;
  }
  return (
    <>
      <p role="status" className={styles.status}>
        {found.state === 'loading' && <span className={styles.loadingRing} aria-hidden="true" />}
        {status}
      </p>
      <div aria-busy={found.state === 'loading'}>
        {found.results?.map((result) => (
          <Result key={result.id} result={result} />
        ))}
      </div>
    </>
  );
}

export default function SearchPage(): ReactNode {
  const {query, setQuery, context, setContext, version} = useSearchQuery();
  const {found, retry} = useSearchResults(query.trim(), context, version);
  const input = useRef<HTMLInputElement>(null);
  const title = query
    ? translate({id: 'theme.SearchPage.existingResultsTitle', message: 'Search results for "{query}"'}, {query})
    : translate({id: 'theme.SearchPage.emptyResultsTitle', message: 'Search the documentation'});

  return (
    <Layout>
      <PageMetadata title={title} description="Search the Linea documentation by topic, method, error, selector or address." />
      {query && (
        <Head>
          <meta name="robots" content="noindex, follow" />
        </Head>
      )}
      <main className={clsx('container', 'margin-vert--lg', styles.main)}>
        <Heading as="h1">{title}</Heading>
        <form
          role="search"
          aria-label="All results"
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            input.current?.blur();
          }}>
          <input
            ref={input}
            type="search"
            name="q"
            className={styles.searchQueryInput}
            aria-label="Search"
            placeholder="Method, error, address or topic"
            autoComplete="off"
            enterKeyHint="search"
            autoFocus
            value={query}
            onChange={(event) => setQuery(event.target.value)}
          />
          <select
            name="ctx"
            id="context-selector"
            className={styles.searchContextInput}
            aria-label="Section"
            value={context}
            onChange={(event) => setContext(event.target.value)}>
            <option value="">{translate({id: 'theme.SearchPage.searchContext.everywhere', message: 'Everywhere'})}</option>
            {searchContexts.map(({label, path}) => (
              <option key={path} value={path}>
                {label}
              </option>
            ))}
          </select>
        </form>
        <noscript>The search needs JavaScript. The menu lists all pages.</noscript>
        {found.state === 'refused' || found.state === 'failed' ? (
          <Failure found={{...found, state: found.state}} onRetry={retry} />
        ) : (
          <Results found={found} />
        )}
      </main>
    </Layout>
  );
}
