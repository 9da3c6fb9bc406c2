// Wraps the original: a crashed page says so in its title, gives way to the next page, and names no part of the build.
import Head from '@docusaurus/Head';
import type {Props} from '@theme/Error';
import OriginalErrorPageContent from '@theme-original/ErrorPageContent';
import type {ReactNode} from 'react';
import {isLoadFailure, LoadFailure} from '@site/src/features/recovery/browser/LoadFailure';
import {useLeavingCrash} from '@site/src/features/recovery/browser/useLeavingCrash';

export default function ErrorPageContent(props: Props): ReactNode {
  useLeavingCrash(props.tryAgain);
  return (
    <>
      <Head>
        <title>Page Error</title>
      </Head>
      {isLoadFailure(props.error) ? <LoadFailure /> : <OriginalErrorPageContent {...props} />}
    </>
  );
}
