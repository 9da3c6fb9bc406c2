import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {useHistory} from '@docusaurus/router';
import clsx from 'clsx';
import {useEffect, useRef, useState, type ReactNode} from 'react';
import {fetchOk} from '../../../lib/http';
import {serveLinks} from '../../staticBlocks/browser/links';
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

  useEffect(() => (frame.current && hasLinks ? serveLinks(frame.current, history) : undefined), [hasLinks, history]);

  return (
    <div className={clsx(styles.frame, className)} style={{inlineSize: `${width}px`, ...(!isMissing && {aspectRatio: `${width} / ${height}`})}}>
      {isMissing && <p role="alert">The diagram could not be loaded. What it shows is written below.</p>}
      <div ref={frame} hidden={isMissing} suppressHydrationWarning dangerouslySetInnerHTML={{__html: withBase(svg, baseUrl)}} />
    </div>
  );
}
