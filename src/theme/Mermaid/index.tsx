// Replaces the original: reserves the diagram's space, loads Mermaid only near the viewport, and puts
// the diagram's title and description into the HTML as its text version.
import {lazy, Suspense, useEffect, useRef, useState, type ReactNode} from 'react';
import type {Props} from '@theme/Mermaid';
import {readDiagram} from './readDiagram';
import styles from './styles.module.css';

const Canvas = lazy(() => import('@site/src/components/DiagramCanvas'));

/** Below this the labels are too small to read: a wider diagram scrolls. */
const smallestScale = 0.62;

/** True once the element has come within half a screen of the viewport. */
function useNearViewport(): [React.RefObject<HTMLDivElement | null>, boolean] {
  const ref = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) {
      return undefined;
    }
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) {
          setNear(true);
          observer.disconnect();
        }
      },
      {rootMargin: '50% 0px'},
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, near];
}

export default function Mermaid({value}: Props): ReactNode {
  const [frame, near] = useNearViewport();
  const {title, description, size} = readDiagram(value);
  const [width, height] = size;
  return (
    <figure className={styles.figure}>
      <div className={styles.scroll} role="group" tabIndex={0} aria-label={`Diagram: ${title}`}>
        <div
          ref={frame}
          className={styles.frame}
          style={{inlineSize: `clamp(${Math.round(width * smallestScale)}px, 100%, ${width}px)`, aspectRatio: `${width} / ${height}`}}>
          {near && (
            <Suspense fallback={null}>
              <Canvas value={value} />
            </Suspense>
          )}
        </div>
      </div>
      <figcaption>
        <strong>{title}</strong>
        <details className={styles.text}>
          <summary>Diagram as text</summary>
          <ul>
            {description.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </details>
      </figcaption>
    </figure>
  );
}
