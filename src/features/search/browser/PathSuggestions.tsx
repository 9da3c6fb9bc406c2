import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useEffect, type ReactNode} from 'react';
import {prefersReducedData} from '../../../lib/browser';
import {pageLimits} from '../options';
import {getPathQuery} from '../pathQuery';
import {useSearchResults} from './useSearchResults';
import styles from './styles.module.css';

const pathLimits = {...pageLimits, pages: 3, headingsPerPage: 0};

/** The pages that best match the words of the current URL. Shows nothing if none does, or if data saver is on, because the indexes are large. */
export default function PathSuggestions(): ReactNode {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const query = getPathQuery(useLocation().pathname.slice(baseUrl.length));
  const {state, selection, load} = useSearchResults(
    query,
    baseUrl,
    '',
    pathLimits,
  );
  useEffect(() => {
    if (query && state === 'none' && !prefersReducedData()) load();
  }, [load, query, state]);
  const pages = selection?.query === query ? selection.pages : [];
  const count = `${pages.length} ${pages.length === 1 ? 'page matches' : 'pages match'}`;
  return (
    <>
      {pages.length > 0 && (
        <section aria-labelledby="matching-pages">
          <h2 id="matching-pages">Pages that match this address</h2>
          <ul className="clean-list">
            {pages.map(({url, title, breadcrumbs}) => (
              <li key={url} className="margin-bottom--sm">
                {/* Without the parameters that mark the words: the reader did not type them. */}
                <Link to={url.replace(/\?.*/, '')}>{title.join('')}</Link>
                <div className={styles.soft}>{breadcrumbs.join(' › ')}</div>
              </li>
            ))}
          </ul>
        </section>
      )}
      <p role="status" className="unseen">
        {pages.length > 0 && `${count} this address`}
      </p>
    </>
  );
}
