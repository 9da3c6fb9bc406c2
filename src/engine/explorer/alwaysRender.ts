import type {ReactNode} from 'react';

/** Replaces `BrowserOnly`: renders its content at build time too, so that the HTML contains it. */
export default function alwaysRender({
  children,
}: {
  readonly children: () => ReactNode;
}): ReactNode {
  return children();
}
