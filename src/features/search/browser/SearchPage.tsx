import {PageMetadata, usePluralForm} from '@docusaurus/theme-common';
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
import type {ShownEntry} from '../types';
import Marked from './Marked';
import {decoderUrl} from './urls';
import {useAnswer} from './useAnswer';
import {useSearchQuery} from './useSearchQuery';
import {versionUrlOf} from './versionUrl';
import bar from './bar.module.css';
import styles from './page.module.css';

const wanted = {limit: 4 * resultLimit, pages: resultLimit, elsewhere: 0, headings: 3, length: resultLength};

function ResultLink({entry: {href, title}}: {entry: ShownEntry}): ReactNode {
  return (
    <Link to={href}>
      <Marked of={title} />
    </Link>
  );
}

function Result({page, headings}: {page: ShownEntry; headings: readonly ShownEntry[]}): ReactNode {
  return (
    <article className={styles.searchResultItem}>
      <Heading as="h2">
        <ResultLink entry={page} />
      </Heading>
      {page.path && <p className={styles.searchResultItemPath}>{page.path}</p>}
      <p>
        <Marked of={page.text} />
      </p>
      {headings.length > 0 && (
        <ul className={styles.headings}>
          {headings.map((heading) => (
            <li key={heading.href}>
              <ResultLink entry={heading} />
              <small>
                <Marked of={heading.text} />
              </small>
            </li>
          ))}
        </ul>
      )}
    </article>
  );
}

/** What is said when there are no results to show, and the one way on. */
function Failure({children}: {children: ReactNode}): ReactNode {
  return (
    <div role="alert" className="alert alert--danger">
      {children}
    </div>
  );
}

/** The answers to a query, with what there is to say about them. */
function Results({query, context, versionUrl}: {query: string; context: string; versionUrl: string}): ReactNode {
  const {selectMessage} = usePluralForm();
  const {state, answer, load} = useAnswer({query, versionUrl, context, isWide: false, wanted, typed: ''});
  useEffect(() => {
    // A failure waits for the reader.
    if (query && state === 'none') {
      load();
    }
  }, [load, query, state]);

  if (state === 'failed') {
    return (
      <Failure>
        <p>The search index could not be loaded. Check your connection.</p>
        <button type="button" className="button button--secondary button--sm" onClick={load}>
          Try again
        </button>
      </Failure>
    );
  }
  const entries = answer?.entries ?? [];
  const count = entries.filter(({path}) => path !== undefined).length;
  const isLoading = query !== '' && answer?.query !== query;
  let status = '';
  if (isLoading) {
    status = 'Loading the search index';
  } else if (count > 0) {
    const documents = selectMessage(count, translate({id: 'theme.SearchPage.documentsFound.plurals', message: '1 document found|{count} documents found'}, {count}));
    // There may be more.
    status = count === resultLimit ? `The best ${documents}` : documents;
  } else if (query) {
    status = translate({id: 'theme.SearchPage.noResultsText', message: 'No documents were found'});
  }
  const headingsOf = (index: number): ShownEntry[] => {
    const end = entries.findIndex(({path}, position) => position > index && path !== undefined);
    return entries.slice(index + 1, end < 0 ? undefined : end);
  };
  return (
    <>
      <p role="status" className={styles.status}>
        {isLoading && <span className={bar.ring} aria-hidden="true" />}
        {status}
      </p>
      <div aria-busy={isLoading}>
        {entries.map((page, index) => page.path !== undefined && <Result key={page.href} page={page} headings={headingsOf(index)} />)}
      </div>
    </>
  );
}

/** Where the version's index lies. A version whose index lies outside the site is refused before anything is requested. */
function useVersionUrl(version: string): {versionUrl: string; refusal?: string} {
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
  const {q, ctx, version, write} = useSearchQuery();
  const query = q.slice(0, longestQuery);
  const context = searchContexts.some(({path}) => path === ctx) ? ctx : '';
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
            onChange={(event) => write('q', event.target.value)}
          />
          <select name="ctx" aria-label="Section" value={context} onChange={(event) => write('ctx', event.target.value)}>
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
          <Failure>
            <p>
              <strong>{refusal}</strong>
            </p>
            <p>The address of this page asks for the search index of a version outside this site.</p>
            <Link to={pathname}>Search this site</Link>
          </Failure>
        ) : (
          <Results query={query.trim()} context={context} versionUrl={versionUrl} />
        )}
      </main>
    </Layout>
  );
}
