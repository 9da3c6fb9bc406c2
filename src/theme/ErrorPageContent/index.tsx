// Wraps the original: a crashed page also says so in its title.
import Head from '@docusaurus/Head';
import OriginalErrorPageContent from '@theme-original/ErrorPageContent';
import type {ComponentProps, ReactNode} from 'react';

type Props = ComponentProps<typeof OriginalErrorPageContent>;

export default function ErrorPageContent(props: Props): ReactNode {
  return (
    <>
      <Head>
        <title>Page Error</title>
      </Head>
      <OriginalErrorPageContent {...props} />
    </>
  );
}
