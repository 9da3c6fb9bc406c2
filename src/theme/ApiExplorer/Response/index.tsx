// Wraps the original: appears with a response, in view, instead of asking for a press on Send.
import {scrollIntoView} from '@site/src/lib/scrollIntoView';
import Response from '@theme-original/ApiExplorer/Response';
import {useTypedSelector} from '@theme/ApiItem/hooks';
import type {Props} from '@theme/ApiExplorer/Response';
import type {ReactNode} from 'react';

export default function ApiResponse({item}: Props): ReactNode {
  const code = useTypedSelector(({response}) => response.code);
  return (
    code !== undefined && (
      <div ref={scrollIntoView} className="docs-outcome">
        <Response item={item} />
      </div>
    )
  );
}
