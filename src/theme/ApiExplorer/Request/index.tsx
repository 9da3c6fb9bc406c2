// Replaces the original's form, which loses every failure and sends what the schema refuses; keeps it for
// operations with a body or a key, which ours has no fields for.
import RequestForm from '@site/src/features/apiReference/browser/RequestForm';
import type RequestType from '@theme/ApiExplorer/Request';
import {lazy, Suspense, type ComponentProps, type ReactNode} from 'react';

const Request = lazy(() => import('@theme-original/ApiExplorer/Request'));

export default function ApiRequest({item}: ComponentProps<typeof RequestType>): ReactNode {
  const isPlain = !item.requestBody && !item.security?.length;
  return isPlain ? (
    <RequestForm item={item} />
  ) : (
    <Suspense fallback={null}>
      <Request item={item} />
    </Suspense>
  );
}
