import Head from '@docusaurus/Head';
import font from '@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2';
import type {ReactNode} from 'react';

/**
 * Asks for the font of code together with the page. Without it the browser finds out about the font when it has laid out
 * the page, and lays out all of it again when the font is there.
 */
export default function CodeFont(): ReactNode {
  return (
    <Head>
      <link rel="preload" as="font" type="font/woff2" href={font} crossOrigin="anonymous" />
    </Head>
  );
}
