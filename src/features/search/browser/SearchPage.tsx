import {PageMetadata, usePluralForm, useQueryString} from '@docusaurus/theme-common';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import clsx from 'clsx';
import {useEffect, useRef, type ReactNode} from 'react';
import {longestQuery, resultLength, resultLimit, searchContexts} from '../options';
import type {ShownPage} from '../types';
import {LoadFailure} from './SearchBar';
import {marked} from './Suggestions';
import {decoderUrl, versionUrlOf} from './urls';
import {useAnswer} from './useAnswer';
import styles from './styles.module.css';

const wanted = {limit: 4 * resultLimit, pages: resultLimit, elsewhere: 0, headings: 3, length: resultLength};

function Result({href, title, path, text, headings}: ShownPage): ReactNode {
  return (
    <article className={styles.searchResultItem}>
      <Heading as="h2">
        <Link to={href}>{marked(title)}</Link>
      </Heading>
      <p className={styles.searchResultItemPath}>{path}</p>
      <p>{marked(text)}</p>
      {headings.length > 0 && (
        <ul className={styles.headings}>
          {headings.map((heading) => (
            <li key={heading.href}>
              <Link to={heading.href}>{marked(heading.title)}</Link>
              <small>{marked(heading.text)}</small>
            </li>
          ))}
        </ul>
      )}
    </article>
  );
}

/** The answers to a query, with what there is to say about them. */
function Results({query, context, versionUrl}: {query: string; context: string; versionUrl: string}): ReactNode {
  const {selectMessage} = usePluralForm();
  const {state, answer, load} = useAnswer({query, versionUrl, context, isWide: false, wanted});
  useEffect(() => {
    // A failure waits for the reader.
    if (query && state === 'none') {
      load();
    }
  }, [load, query, state]);

  if (state === 'failed') {
    return <LoadFailure className="alert alert--danger" onRetry={load} />;
  }
  const pages = answer?.pages ?? [];
  const isLoading = query !== '' && answer?.query !== query;
  let status = '';
  if (isLoading) {
    status = 'Loading the search index';
  } else if (pages.length > 0) {
    const count = pages.length;
    const documents = selectMessage(count, translate({id: 'theme.SearchPage.documentsFound.plurals', message: '1 document found|{count} documents found'}, {count}));
    // There may be more.
    status = count === resultLimit ? `The best ${documents}` : documents;
  } else if (query) {
    status = translate({id: 'theme.SearchPage.noResultsText', message: 'No documents were found'});
  }
  return (
    <>
      <p role="status" className={styles.status}>
        {isLoading && <span className={styles.ring} aria-hidden="true" />}
        {status}
      </p>
      <div aria-busy={isLoading}>
        {pages.map((page) => (
          <Result key={page.href} {...page} />
        ))}
      </div>
    </>
  );
}

/** Where the version's index lies. A version whose index lies outside the site is refused before anything is requested. */
function useVersionUrl(version: string): {readonly versionUrl: string; readonly refusal?: string} {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const isBrowser = useIsBrowser();
  try {
    return {versionUrl: isBrowser ? versionUrlOf(baseUrl, version, window.location.origin) : baseUrl};
  } catch (error) {
    return {versionUrl: baseUrl, refusal: (error as Error).message};
  }
}

/** `/search`: all pages that match `q`, within `ctx` or everywhere, of `version`. */
export default function SearchPage(): ReactNode {
  const [q, setQuery] = useQueryString('q');
  const [ctx, setContext] = useQueryString('ctx');
  const [version] = useQueryString('version');
  const query = q.slice(0, longestQuery);
  const context = searchContexts.find(({path}) => path === ctx)?.path ?? '';
  const {versionUrl, refusal} = useVersionUrl(version);
  const {pathname} = useLocation();
  const input = useRef<HTMLInputElement>(null);
  const decoder = decoderUrl(q.trim());
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
            aria-label="Search"
            placeholder="Method, error, address or topic"
            autoComplete="off"
            enterKeyHint="search"
            autoFocus
            value={query}
            onChange={(event) => setQuery(event.target.value)}
          />
          <select name="ctx" aria-label="Section" value={context} onChange={(event) => setContext(event.target.value)}>
            <option value="">{translate({id: 'theme.SearchPage.searchContext.everywhere', message: 'Everywhere'})}</option>
            {searchContexts.map(({label, path}) => (
              <option key={path} value={path}>
                {label}
              </option>
            ))}
          </select>
        </form>
        <noscript>The search needs JavaScript. The menu lists all pages.</noscript>
        {decoder && (
          <p>
            <Link to={decoder}>Decode {query.slice(0, 18)}…</Link>
          </p>
        )}
        {refusal ? (
          <div role="alert" className="alert alert--danger">
            <p>
              <strong>{refusal}</strong>
            </p>
            <p>The address of this page asks for the search index of a version outside this site.</p>
            <Link to={pathname}>Search this site</Link>
          </div>
        ) : (
          <Results query={query.trim()} context={context} versionUrl={versionUrl} />
        )}
      </main>
    </Layout>
  );
}
