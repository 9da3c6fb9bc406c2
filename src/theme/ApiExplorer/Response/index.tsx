// Hides the box until there is a response. The outcome of a request is shown next to the Send button.
import {useTypedSelector} from '@theme/ApiItem/hooks';
import type ResponseType from '@theme/ApiExplorer/Response';
import Response from '@theme-original/ApiExplorer/Response';
import type {ComponentProps, ReactNode} from 'react';

export default function ApiResponse(props: ComponentProps<typeof ResponseType>): ReactNode {
  const hasResponse = useTypedSelector(({response}) => response.code !== undefined || response.value !== undefined);
  return hasResponse && <Response {...props} />;
}
