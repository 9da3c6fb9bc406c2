import Head from '@docusaurus/Head';
import textFont from '@fontsource-variable/geist/files/geist-latin-wght-normal.woff2';
import codeFont from '@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2';
import type {ReactNode} from 'react';

function Preload({font}: {readonly font: string}): ReactNode {
  return (
    <Head>
      <link rel="preload" as="font" type="font/woff2" href={font} crossOrigin="anonymous" />
    </Head>
  );
}

/**
 * Asks for the text font together with the page. `font-display: optional` draws a page in the fallback font unless the font
 * is there at once, so that text never moves: without this request it would never be there at once.
 */
export function TextFont(): ReactNode {
  return <Preload font={textFont} />;
}

/**
 * Asks for the font of code together with the page. Without it the browser finds out about the font when it has laid out
 * the page, and lays out all of it again when the font is there.
 */
export function CodeFont(): ReactNode {
  return <Preload font={codeFont} />;
}
