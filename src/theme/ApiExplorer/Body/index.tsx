// Wraps the original: its editor for request bodies is most of the explorer's code, and no operation of
// the Token API has a body, so it loads when an operation with one is shown.
import type BodyType from '@theme/ApiExplorer/Body';
import {lazy, Suspense, type ComponentProps, type ReactNode} from 'react';

const Body = lazy(() => import('@theme-original/ApiExplorer/Body'));

export default function LazyBody(props: ComponentProps<typeof BodyType>): ReactNode {
  return (
    <Suspense fallback={null}>
      <Body {...props} />
    </Suspense>
  );
}
