// Adds to the original, which draws its children only, early requests for both fonts: `font-display: optional` draws a page in
// the fallback font unless the font is there at once, so that text never moves.
import Head from '@docusaurus/Head';
import textFont from '@fontsource-variable/geist/files/geist-latin-wght-normal.woff2';
import codeFont from '@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2';
import type {ReactNode} from 'react';

interface Props {
  readonly children: ReactNode;
}

export default function Root({children}: Props): ReactNode {
  return (
    <>
      <Head>
        {[textFont, codeFont].map((font) => (
          <link key={font} rel="preload" as="font" type="font/woff2" href={font} crossOrigin="anonymous" />
        ))}
      </Head>
      {children}
    </>
  );
}
