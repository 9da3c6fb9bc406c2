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
import {fetchOk} from '../../lib/fetchOk';
import {offlineFileAttribute} from '../offline/register';
import './drawing.css';
import Figure from './Figure';
import './mermaid.css';
import styles from './styles.module.css';

/** The SVG's source in the static build, its URL in the browser (see plugin.ts). */
type DrawingData = readonly [svg: string, width: number, height: number];

interface Props {
  readonly title: string;
  readonly description: readonly string[];
  /** The desktop drawing and, if there is one, the phone drawing. */
  readonly drawings: readonly DrawingData[];
  readonly canEnlarge?: boolean;
  /** Pages that boxes link to. */
  readonly links?: readonly string[];
  /** The steps of a sequence, which a phone shows instead of the drawing. */
  readonly children?: ReactNode;
}

interface DrawingProps {
  /** Whether phones show this drawing too. It then scrolls rather than shrinks to text of less than 12 px. */
  readonly isOnly: boolean;
  readonly data: DrawingData;
  readonly className?: string | undefined;
}

/**
 * A drawing in its reserved space, always inline, so that it uses the page's colours and font. React keeps the server-rendered SVG; after
 * client-side navigation there is no such SVG, so the file is fetched.
 */
function Drawing({
  data: [drawing, width, height],
  isOnly,
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
        ...(isOnly && {minInlineSize: `${(width * 12) / 14}px`}),
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

/** A diagram with its drawings; remark.ts replaces a diagram's source with this component. */
export default function Diagram({
  title,
  description,
  drawings,
  canEnlarge = false,
  links = [],
  children,
}: Props): ReactNode {
  const {collectLink} = useBrokenLinks();
  const {withBaseUrl} = useBaseUrlUtils();
  if (!ExecutionEnvironment.canUseDOM) {
    links.forEach((link) => collectLink(withBaseUrl(link)));
  }
  const classNames = drawings.length > 1 ? [styles.wide, styles.phone] : [];
  return (
    <Figure
      title={title}
      description={description}
      steps={children}
      canEnlarge={canEnlarge}
      hasLinks={links.length > 0}>
      {drawings.map((data, index) => (
        <Drawing
          key={data[0]}
          data={data}
          isOnly={drawings.length === 1 && !children}
          className={classNames[index]}
        />
      ))}
    </Figure>
  );
}
