import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {useHistory} from '@docusaurus/router';
import {useBaseUrlUtils} from '@docusaurus/useBaseUrl';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import clsx from 'clsx';
import {
  useEffect,
  useRef,
  useState,
  type MouseEvent,
  type ReactNode,
} from 'react';
import {fetchOk} from '../../lib/http';
import {offlineFileAttribute} from '../offline/register';
import './drawing.css';
import Figure from './Figure';
import styles from './styles.module.css';

interface Props {
  readonly title: string;
  readonly description: readonly string[];
  /** Width and height of the desktop drawing and, if different, of the phone drawing. */
  readonly sizes: readonly (readonly [width: number, height: number])[];
  /** SVG source in the static build, URLs in the browser (see plugin.ts). */
  readonly drawings: readonly string[];
  readonly canEnlarge?: boolean;
  /** Pages that boxes link to. */
  readonly links?: readonly string[];
}

interface DrawingProps {
  readonly size: readonly [width: number, height: number];
  readonly drawing: string;
  readonly className?: string;
}

/**
 * A drawing in its reserved space, always inline, so that it uses the page's colours and font. React keeps the server-rendered SVG; after
 * client-side navigation there is no such SVG, so the file is fetched.
 */
function Drawing({
  size: [width, height],
  drawing,
  className,
}: DrawingProps): ReactNode {
  const frame = useRef<HTMLDivElement>(null);
  const history = useHistory();
  const {withBaseUrl} = useBaseUrlUtils();
  const [svg, setSvg] = useState(ExecutionEnvironment.canUseDOM ? '' : drawing);
  const [isMissing, setMissing] = useState(false);

  useEffect(() => {
    frame.current?.setAttribute(offlineFileAttribute, drawing);
    if (!frame.current?.firstChild) {
      fetchOk(drawing)
        .then((response) => response.text())
        .then(setSvg, () => setMissing(true));
    }
  }, [drawing]);

  function followLink(event: MouseEvent): void {
    const href = (event.target as Element).closest('a')?.getAttribute('href');
    if (
      href &&
      event.button === 0 &&
      !event.metaKey &&
      !event.altKey &&
      !event.ctrlKey &&
      !event.shiftKey
    ) {
      event.preventDefault();
      history.push(href);
    }
  }

  return (
    <div
      className={clsx(styles.frame, className)}
      style={{
        inlineSize: `${width}px`,
        ...(!isMissing && {aspectRatio: `${width} / ${height}`}),
      }}>
      {isMissing && (
        <p role="alert">
          The diagram could not be loaded. See the text version below.
        </p>
      )}
      <div
        ref={frame}
        hidden={isMissing}
        onClick={followLink}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{
          __html: svg.replaceAll(' href="/', ` href="${withBaseUrl('/')}`),
        }}
      />
    </div>
  );
}

/** A pre-rendered drawing; remark.ts replaces a diagram's source with this component. */
export default function Diagram({
  title,
  description,
  sizes,
  drawings,
  canEnlarge = false,
  links = [],
}: Props): ReactNode {
  const {collectLink} = useBrokenLinks();
  const {withBaseUrl} = useBaseUrlUtils();
  if (!ExecutionEnvironment.canUseDOM) {
    links.forEach((link) => collectLink(withBaseUrl(link)));
  }
  return (
    <Figure
      title={title}
      description={description}
      canEnlarge={canEnlarge}
      hasLinks={links.length > 0}>
      {drawings.map((drawing, index) => (
        <Drawing
          key={drawing}
          drawing={drawing}
          size={sizes[index] ?? [0, 0]}
          className={clsx(
            drawings.length > 1 && [styles.wide, styles.phone][index],
          )}
        />
      ))}
    </Figure>
  );
}
