// Adds preloads of both fonts to the original, which only renders its children. Until they arrive, text is in a fallback font of the same
// metrics (src/css/fonts.css).
import Head from '@docusaurus/Head';
import textFont from '@fontsource-variable/geist/files/geist-latin-wght-normal.woff2';
import codeFont from '@fontsource-variable/geist-mono/files/geist-mono-latin-wght-normal.woff2';
import type {ReactNode} from 'react';

export default function Root({
  children,
}: {
  readonly children: ReactNode;
}): ReactNode {
  return (
    <>
      <Head>
        {[textFont, codeFont].map((font) => (
          <link
            key={font}
            rel="preload"
            as="font"
            type="font/woff2"
            href={font}
            crossOrigin="anonymous"
          />
        ))}
      </Head>
      {children}
    </>
  );
}
