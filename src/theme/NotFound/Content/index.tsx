// Replaces the original: tries the canonical form of the URL, then offers search, five popular pages and the pages that match the words of the URL.
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {PageMetadata} from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import {useEffect, useState, type ComponentType, type ReactNode} from 'react';
import SearchForm from '@site/src/components/SearchForm';
import {loadDefault} from '@site/src/lib/browser';
import styles from './styles.module.css';

const popularPages = [
  {to: '/get-started', label: 'Get started'},
  {to: '/learn/first-dapp', label: 'Build your first dapp'},
  {to: '/get-started/build/network-info', label: 'Chain IDs and RPC endpoints'},
  {to: '/api/reference', label: 'JSON-RPC methods'},
  {to: '/technology/architecture', label: 'How Linea works'},
];

/**
 * `cleanPath` as an inline script that runs before anything is rendered, because hosts without redirects serve this page for `/x/`,
 * `/x/index.html` and `/X`. Does nothing if the URL is already canonical.
 */
const tryCleanPath =
  "var to=new URL(location.href),path=to.pathname.toLowerCase().replace(/(\\/index)?(\\.html)?\\/*$/,'')||'/';" +
  'if(path!==to.pathname){document.documentElement.hidden=true;to.pathname=path;location.replace(to)}';

export default function NotFoundContent({
  className,
}: {
  readonly className?: string;
}): ReactNode {
  const [Suggestions, setSuggestions] = useState<ComponentType>();
  useEffect(() => {
    // All pages contain the code of this one, so the rest of it loads only here.
    void loadDefault(
      import(
        /* webpackChunkName: 'search-path' */ '@site/src/features/search/browser/PathSuggestions'
      ),
    ).then((component) => setSuggestions(() => component));
  }, []);
  return (
    <main
      className={clsx('container margin-vert--lg docs-plain-page', className)}>
      {/* The original page would set the title, but the docs plugin, which handles all routes, renders this component without that page. */}
      <PageMetadata
        title="Page not found"
        description="There is no page at this URL in the Linea documentation. Search for the page, or start from one of the main sections.">
        <meta name="robots" content="noindex" />
      </PageMetadata>
      {/* Only in the built HTML, because client-side navigation has already checked the URL. */}
      {!ExecutionEnvironment.canUseDOM && (
        <Head>
          <script>{tryCleanPath}</script>
        </Head>
      )}
      <div>
        <p className={styles.code}>404</p>
        <Heading as="h1">Page not found</Heading>
        <p>
          There is no page at this URL. It may have moved: search for it, or
          start from one of these pages.
        </p>
        <SearchForm />
        <ul className={styles.places}>
          {popularPages.map(({to, label}) => (
            <li key={to}>
              <Link to={to}>{label}</Link>
            </li>
          ))}
        </ul>
        {Suggestions && <Suggestions />}
      </div>
    </main>
  );
}
