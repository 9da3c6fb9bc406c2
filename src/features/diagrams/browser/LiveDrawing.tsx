import ErrorBoundary from '@docusaurus/ErrorBoundary';
import {useMermaidRenderResult} from '@docusaurus/theme-mermaid/client';
import type {ReactNode} from 'react';

interface Props {
  /** Mermaid source. */
  readonly value: string;
}

function Drawing({value}: Props): ReactNode {
  const result = useMermaidRenderResult({text: value});
  return result && <div dangerouslySetInnerHTML={{__html: result.svg}} />;
}

/** A diagram drawn by Mermaid in the browser; one that cannot be drawn says why. For writers, see src/theme/Mermaid. */
export default function LiveDrawing(props: Props): ReactNode {
  return (
    <ErrorBoundary fallback={({error}) => <p role="alert">The diagram cannot be drawn: {error.message}</p>}>
      <Drawing {...props} />
    </ErrorBoundary>
  );
}
