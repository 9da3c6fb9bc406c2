// Wraps the original: the title stays while the page is taken over. The engine's default stood there until the page's own was reached.
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import Head from '@docusaurus/Head';
import useIsBrowser from '@docusaurus/useIsBrowser';
import OriginalSiteMetadata from '@theme-original/SiteMetadata';
import type {ReactNode} from 'react';

export default function SiteMetadata(): ReactNode {
  const isTakenOver = useIsBrowser();
  return (
    <>
      {ExecutionEnvironment.canUseDOM && !isTakenOver && (
        <Head>
          <title>{document.title}</title>
        </Head>
      )}
      <OriginalSiteMetadata />
    </>
  );
}
