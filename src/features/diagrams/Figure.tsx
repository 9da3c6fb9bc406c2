import clsx from 'clsx';
import {
  useRef,
  useState,
  type ComponentProps,
  type ComponentType,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from 'react';
import {LoadFailure} from '../loadErrors/LoadFailure';
import {unrenderedAttribute} from './options';
import styles from './styles.module.css';
import type ZoomDialog from './ZoomDialog';

interface Props {
  readonly title: string;
  /** Text version of the diagram, one step per line. */
  readonly description: readonly string[];
  /** The steps of a sequence, which a phone shows instead of the drawing. */
  readonly steps?: ReactNode;
  readonly canEnlarge?: boolean;
  readonly hasLinks?: boolean;
  /** File and line of a Mermaid block without a pre-rendered drawing. */
  readonly sourceLocation?: string | undefined;
  readonly children: ReactNode;
}

/** A diagram with its title and text version. For screen readers, the diagram is an image named by its title, or a group if its boxes are links. */
export default function Figure({
  title,
  description,
  steps,
  canEnlarge = false,
  hasLinks = false,
  sourceLocation,
  children,
}: Props): ReactNode {
  const picture = useRef<HTMLDivElement>(null);
  const [dialog, setDialog] = useState<{
    Dialog: ComponentType<ComponentProps<typeof ZoomDialog>>;
    svg: string;
  }>();
  const [hasLoadError, setHasLoadError] = useState(false);

  function enlarge(): void {
    // A window without space for the desktop drawing gets the phone drawing, if there is one.
    const svg = [...(picture.current?.querySelectorAll('svg') ?? [])].at(
      window.innerWidth < 600 ? -1 : 0,
    )?.outerHTML;
    if (!svg) return;
    setHasLoadError(false);
    import('./ZoomDialog').then(
      ({default: Dialog}) => setDialog({Dialog, svg}),
      () => setHasLoadError(true),
    );
  }
  const onClick = (event: MouseEvent<HTMLDivElement>): void => {
    if (!(event.target as Element).closest('a')) {
      enlarge();
    }
  };
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>): void => {
    if (event.key === 'Enter' && event.target === event.currentTarget) {
      enlarge();
    }
  };

  return (
    <figure
      className={styles.figure}
      {...(sourceLocation && {[unrenderedAttribute]: sourceLocation})}>
      <div
        ref={picture}
        className={clsx(styles.scroll, steps && styles.wide)}
        role={hasLinks ? 'group' : 'img'}
        tabIndex={0}
        aria-label={`Diagram: ${title}`}
        {...(canEnlarge && {'data-large': '', onClick, onKeyDown})}>
        {children}
      </div>
      {steps && <div className={clsx(styles.steps, styles.phone)}>{steps}</div>}
      <figcaption>
        <strong>{title}</strong>
        {canEnlarge && (
          <button
            type="button"
            className={styles.enlarge}
            onClick={enlarge}
            data-markdown="skip"
            aria-label={`Enlarge the diagram: ${title}`}>
            Enlarge
          </button>
        )}
        {hasLoadError && (
          <LoadFailure subject="The enlarged view" onRetry={enlarge} />
        )}
        <details className={styles.text}>
          <summary>Diagram as text</summary>
          <ul>
            {description.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </details>
      </figcaption>
      {dialog && (
        <dialog.Dialog
          title={title}
          svg={dialog.svg}
          onClose={() => setDialog(undefined)}
        />
      )}
    </figure>
  );
}
