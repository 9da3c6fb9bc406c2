import ErrorBoundary from '@docusaurus/ErrorBoundary';
import {MermaidContainerClassName, useMermaidRenderResult} from '@docusaurus/theme-mermaid/client';
import {useEffect, useRef, type ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  /** Mermaid source. */
  readonly value: string;
}

function Drawing({value}: Props): ReactNode {
  const container = useRef<HTMLDivElement>(null);
  const result = useMermaidRenderResult({text: value});
  useEffect(() => {
    if (result && container.current) {
      result.bindFunctions?.(container.current);
    }
  }, [result]);
  return (
    result && <div ref={container} className={`${MermaidContainerClassName} ${styles.drawing}`} dangerouslySetInnerHTML={{__html: result.svg}} />
  );
}

/** Draws a Mermaid diagram inside the box it is given; a diagram that cannot be drawn says why. */
export default function DiagramCanvas(props: Props): ReactNode {
  return (
    <ErrorBoundary fallback={({error}) => <p role="alert">The diagram cannot be drawn: {error.message}</p>}>
      <Drawing {...props} />
    </ErrorBoundary>
  );
}
