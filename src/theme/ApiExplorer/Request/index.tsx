// Replaces the original form, which hides failures and sends invalid requests. Omits fields for a body and an API key, because no operation
// of the Token API accepts them. The sample response is above the form, next to the code samples.
import RequestForm from '@site/src/features/apiReference/browser/RequestForm';
import CodeBlock from '@theme/CodeBlock';
import type {ComponentProps, ReactNode} from 'react';

export default function ApiRequest({item}: ComponentProps<typeof RequestForm>): ReactNode {
  const example: unknown = item.responses['200']?.content?.['application/json']?.example;
  return (
    <>
      {example !== undefined && <CodeBlock language="json" title="Sample response">{JSON.stringify(example, null, 2)}</CodeBlock>}
      <RequestForm item={item} />
    </>
  );
}
