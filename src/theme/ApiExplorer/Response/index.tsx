// Shows a sample response until there is a real one. The outcome of a request is shown next to the Send button.
import {useTypedSelector} from '@theme/ApiItem/hooks';
import type ResponseType from '@theme/ApiExplorer/Response';
import CodeBlock from '@theme/CodeBlock';
import Response from '@theme-original/ApiExplorer/Response';
import type {ComponentProps, ReactNode} from 'react';

export default function ApiResponse(props: ComponentProps<typeof ResponseType>): ReactNode {
  const hasResponse = useTypedSelector(({response}) => response.code !== undefined || response.value !== undefined);
  const example: unknown = props.item.responses['200']?.content?.['application/json']?.example;
  if (hasResponse) return <Response {...props} />;
  return example === undefined ? null : <CodeBlock language="json" title="Sample response">{JSON.stringify(example, null, 2)}</CodeBlock>;
}
