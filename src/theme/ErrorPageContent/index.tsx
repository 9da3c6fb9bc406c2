// Wraps the original: a crash is shown in the page title and cleared on navigation. Code that fails to load is not treated as a crash.
import Head from '@docusaurus/Head';
import type {Props} from '@theme/Error';
import OriginalErrorPageContent from '@theme-original/ErrorPageContent';
import type {ReactNode} from 'react';
import {isLoadFailure} from '@site/src/features/loadErrors/isLoadFailure';
import {
  LoadFailure,
  useResetOnNavigation,
} from '@site/src/features/loadErrors/LoadFailure';

export default function ErrorPageContent(props: Props): ReactNode {
  useResetOnNavigation(props.tryAgain);
  return (
    <>
      <Head>
        <title>Page Error</title>
      </Head>
      {isLoadFailure(props.error) ? (
        <main className="container margin-vert--lg docs-plain-page">
          <LoadFailure
            error={props.error}
            onRetry={() => window.location.reload()}
          />
        </main>
      ) : (
        <OriginalErrorPageContent {...props} />
      )}
    </>
  );
}
