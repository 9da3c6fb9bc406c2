import {useRef, useState, type KeyboardEvent, type MouseEvent, type ReactNode} from 'react';
import {LoadFailure} from '../../loadErrors/LoadFailure';
import styles from './styles.module.css';

interface Props {
  readonly title: string;
  /** What the picture tells, one step a line. */
  readonly description: readonly string[];
  /** The picture opens enlarged. */
  readonly isLarge?: boolean;
  /** The picture has links in it. */
  readonly hasLinks?: boolean;
  /** The picture. */
  readonly children: ReactNode;
}

/**
 * The frame of a diagram, with its text version below. Read aloud, the picture is one image with the title as its name, or a
 * group where its boxes are links.
 */
export default function Figure({title, description, isLarge = false, hasLinks = false, children}: Props): ReactNode {
  const picture = useRef<HTMLDivElement>(null);
  const [isRefused, setRefused] = useState(false);

  function enlarge(): void {
    setRefused(false);
    import('./enlarge').then(
      ({openEnlarged}) => picture.current && openEnlarged(picture.current, title),
      () => setRefused(true),
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
    <figure className={styles.figure}>
      <div
        ref={picture}
        className={styles.scroll}
        role={hasLinks ? 'group' : 'img'}
        tabIndex={0}
        aria-label={`Diagram: ${title}`}
        {...(isLarge && {'data-large': '', onClick, onKeyDown})}>
        {children}
      </div>
      <figcaption>
        <strong>{title}</strong>
        {isLarge && (
          <button type="button" className={styles.enlarge} onClick={enlarge} data-markdown="skip" aria-label={`Enlarge the diagram: ${title}`}>
            Enlarge
          </button>
        )}
        {isRefused && <LoadFailure what="The enlarged view" onRetry={enlarge} />}
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
