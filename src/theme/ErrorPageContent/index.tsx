// Wraps the original: a crashed page says so in its title, gives way to the next page, and names no part of the build.
import Head from '@docusaurus/Head';
import OriginalErrorPageContent from '@theme-original/ErrorPageContent';
import type {ComponentProps, ReactNode} from 'react';
import {isLoadFailure, LoadFailure} from '@site/src/features/recovery/browser/LoadFailure';
import {useLeavingCrash} from '@site/src/features/recovery/browser/useLeavingCrash';

type Props = ComponentProps<typeof OriginalErrorPageContent>;

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
