import Head from '@docusaurus/Head';
import textFont from '@fontsource-variable/geist/files/geist-latin-wght-normal.woff2';
import codeFont from '@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2';
import type {ReactNode} from 'react';

interface PreloadProps {
  readonly font: string;
  readonly rel?: 'preload' | 'prefetch';
}

function Preload({font, rel = 'preload'}: PreloadProps): ReactNode {
  return (
    <Head>
      <link rel={rel} as="font" type="font/woff2" href={font} crossOrigin="anonymous" />
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

interface CodeFontProps {
  /** The page has no code: it asks for the font when it is complete, for the pages after it. */
  readonly when?: 'later';
}

/**
 * Asks for the font of code together with the page, for the same reason. A fallback would cost the browser a search among the
 * system's fonts in the middle of the first layout, and a second layout when the font is there.
 */
export function CodeFont({when}: CodeFontProps): ReactNode {
  return <Preload font={codeFont} rel={when ? 'prefetch' : 'preload'} />;
}
