import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {useEffect, useRef, useState, type ReactNode} from 'react';
import './drawing.css';
import styles from './styles.module.css';

/** Below this the labels are too small to read: a wider diagram scrolls. */
const smallestScale = 0.62;

interface Props {
  readonly width: number;
  readonly height: number;
  /** On the server the SVG itself, in the browser its address: see src/features/diagrams/build/plugin.ts. */
  readonly drawing: string;
}

async function load(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) {
    throw new Error(`${address}: ${response.status}`);
  }
  return response.text();
}

/**
 * A drawn diagram in its reserved space. The server writes it into the HTML, where React leaves it as it is; a page that is
 * opened from another one has no such HTML and fetches the file. Inline in both cases: it takes the page's colours and font.
 */
export default function Drawing({width, height, drawing}: Props): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  const [svg, setSvg] = useState(ExecutionEnvironment.canUseDOM ? '' : drawing);
  const [isMissing, setMissing] = useState(false);

  useEffect(() => {
    if (!frame.current?.firstChild) {
      load(drawing).then(setSvg, () => setMissing(true));
    }
  }, [drawing]);

  return (
    <>
      {isMissing && <p role="alert">The diagram could not be loaded. What it shows is written below.</p>}
      <div
        ref={frame}
        className={styles.frame}
        style={{inlineSize: `clamp(${Math.round(width * smallestScale)}px, 100%, ${width}px)`, aspectRatio: `${width} / ${height}`}}
        hidden={isMissing}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{__html: svg}}
      />
    </>
  );
}
