// Replaces the core fallback, which has inline styles, with the same text and behaviour in the site's design.
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Head from '@docusaurus/Head';
import {RouteContextProvider} from '@site/src/engine/internal';
import {
  ErrorBoundaryError,
  ErrorBoundaryTryAgainButton,
} from '@docusaurus/theme-common';
import {isLoadFailure} from '@site/src/features/loadErrors/isLoadFailure';
import {
  LoadFailure,
  useResetOnNavigation,
} from '@site/src/features/loadErrors/LoadFailure';
import type {Props} from '@theme/Error';
import Layout from '@theme/Layout';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

function Report({error, tryAgain}: Props): ReactNode {
  useResetOnNavigation(tryAgain);
  return (
    <main
      className={clsx(
        'container margin-vert--lg docs-plain-page',
        styles.report,
      )}>
      {isLoadFailure(error) ? (
        <LoadFailure error={error} onRetry={() => window.location.reload()} />
      ) : (
        <>
          <h1>This page crashed</h1>
          <ErrorBoundaryError error={error} />
          <ErrorBoundaryTryAgainButton
            className="button button--primary"
            onClick={tryAgain}
          />
        </>
      )}
    </main>
  );
}

/** The page shown if the entire application crashes, without the navbar and footer if they caused the crash. */
export default function CrashPage(props: Props): ReactNode {
  const report = <Report {...props} />;
  return (
    // The layout needs a route, which a crashed application does not have.
    <RouteContextProvider
      value={{plugin: {name: 'docusaurus-core-error-boundary', id: 'default'}}}>
      <ErrorBoundary fallback={() => report}>
        <Head>
          <title>Page Error</title>
        </Head>
        <Layout>{report}</Layout>
      </ErrorBoundary>
    </RouteContextProvider>
  );
}
