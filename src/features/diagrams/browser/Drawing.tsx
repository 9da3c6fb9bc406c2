import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useHistory} from '@docusaurus/router';
import clsx from 'clsx';
import {useEffect, useRef, useState, type MouseEvent, type ReactNode} from 'react';
import {fetchOk} from '../../../lib/http';
import './drawing.css';
import styles from './styles.module.css';
import {withBase} from './withBase';

interface Props {
  readonly size: readonly [width: number, height: number];
  /** On the server the SVG itself, in the browser its address: see src/features/diagrams/build/plugin.ts. */
  readonly drawing: string;
  readonly hasLinks: boolean;
  readonly className?: string;
}

/**
 * A drawn diagram in its reserved space. The server writes it into the HTML, where React leaves it as it is; a page that is
 * opened from another one has no such HTML and fetches the file. Inline in both cases: it takes the page's colours and font.
 */
export default function Drawing({size: [width, height], drawing, hasLinks, className}: Props): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  const history = useHistory();
  const baseUrl = useBaseUrl('/');
  const [svg, setSvg] = useState(ExecutionEnvironment.canUseDOM ? '' : drawing);
  const [isMissing, setMissing] = useState(false);

  useEffect(() => {
    if (!frame.current?.firstChild) {
      fetchOk(drawing).then((response) => response.text()).then(setSvg, () => setMissing(true));
    }
  }, [drawing]);

  /** Links of the drawing change pages without loading a document, as those of the text do. */
  function followLink(event: MouseEvent): void {
    const href = (event.target as Element).closest('a')?.getAttribute('href');
    if (href?.startsWith(baseUrl) && event.button === 0 && !event.metaKey && !event.altKey && !event.ctrlKey && !event.shiftKey) {
      event.preventDefault();
      history.push(href);
    }
  }

  return (
    <div className={clsx(styles.frame, className)} style={{inlineSize: `${width}px`, ...(!isMissing && {aspectRatio: `${width} / ${height}`})}}>
      {isMissing && <p role="alert">The diagram could not be loaded. What it shows is written below.</p>}
      <div ref={frame} onClick={hasLinks ? followLink : undefined} hidden={isMissing} suppressHydrationWarning dangerouslySetInnerHTML={{__html: withBase(svg, baseUrl)}} />
    </div>
  );
}
