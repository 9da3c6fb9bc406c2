import {PageMetadata, useQueryString} from '@docusaurus/theme-common';
import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Layout from '@theme/Layout';
import clsx from 'clsx';
import {useEffect, type ReactNode} from 'react';
import {longestQuery, resultLength, resultLimit, searchContexts} from '../options';
import type {ShownResult} from '../types';
import {LoadFailure, marked} from './SearchBar';
import {decoderUrl, versionUrlOf} from './urls';
import {useAnswer} from './useAnswer';
import styles from './styles.module.css';

const wanted = {limit: 4 * resultLimit, pages: resultLimit, elsewhere: 0, headings: 3, length: resultLength};

function Page({url, title, path, text, headings}: ShownResult): ReactNode {
  return (
    <article className={styles.result}>
      <h2 className="margin--none">
        <Link to={url}>{marked(title)}</Link>
      </h2>
      <p className={clsx('margin--none', styles.soft)}>{path}</p>
      <p className="margin--none">{marked(text)}</p>
      <ul className="clean-list">
        {headings.map((heading) => (
          <li key={heading.url} className={styles.child}>
            <Link to={heading.url}>{marked(heading.title)}</Link>
            <div className={styles.hitText}>{marked(heading.text)}</div>
          </li>
        ))}
      </ul>
    </article>
  );
}

/** What there is to say about the answer. There may be more than the most that are shown. */
function statusOf(query: string, count: number, isLoading: boolean): string {
  if (isLoading) {
    return 'Loading the search index';
  }
  if (count === 0) {
    return query && 'No documents were found';
  }
  return `${count === resultLimit ? 'The best ' : ''}${count} ${count === 1 ? 'document' : 'documents'} found`;
}

/** The answers to a query, with what there is to say about them. */
function Results({query, context, versionUrl}: {readonly query: string; readonly context: string; readonly versionUrl: string}): ReactNode {
  const {state, answer, load} = useAnswer({query, versionUrl, context, wanted});
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
  return (
    <>
      <p role="status">
        {isLoading && <span className={styles.ring} aria-hidden="true" />} {statusOf(query, pages.length, isLoading)}
      </p>
      <div aria-busy={isLoading}>
        {pages.map((page) => (
          <Page key={page.url} {...page} />
        ))}
      </div>
    </>
  );
}

/** `/search`: all pages that match `q`, within `ctx` or everywhere, of `version`. */
export default function SearchPage(): ReactNode {
  const [q, setQuery] = useQueryString('q');
  const [ctx, setContext] = useQueryString('ctx');
  const [version] = useQueryString('version');
  const query = q.slice(0, longestQuery);
  const context = searchContexts.find(({path}) => path === ctx)?.path ?? '';
  const versionUrl = versionUrlOf(useDocusaurusContext().siteConfig.baseUrl, version);
  const decoder = decoderUrl(q.trim());
  const title = query ? `Search results for "${query}"` : 'Search the documentation';

  return (
    <Layout>
      <PageMetadata title={title} description="Search the Linea documentation by topic, method, error, selector or address.">
        {query && <meta name="robots" content="noindex, follow" />}
      </PageMetadata>
      <main className={clsx('container', 'margin-vert--lg', styles.main)}>
        <h1>{title}</h1>
        <form
          role="search"
          aria-label="All results"
          className={styles.form}
          onSubmit={(event) => {
            event.preventDefault();
            // Closes the keyboard of a phone.
            event.currentTarget.querySelector('input')?.blur();
          }}>
          <input
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
            <option value="">Everywhere</option>
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
        {versionUrl === undefined ? (
          // Nothing was requested from there.
          <div role="alert" className="alert alert--danger">
            <p>
              <strong>Unexpected version url</strong>
            </p>
            <p>The address of this page asks for the search index of a version outside this site.</p>
            <Link to="/search">Search this site</Link>
          </div>
        ) : (
          <Results query={query.trim()} context={context} versionUrl={versionUrl} />
        )}
      </main>
    </Layout>
  );
}
