import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  readonly title: string;
  /** What the picture tells, one step a line. */
  readonly description: readonly string[];
  /** The picture. */
  readonly children: ReactNode;
}

/** The frame of a diagram, with its text version below. Read aloud, the picture is one image with the title as its name. */
export default function Figure({title, description, children}: Props): ReactNode {
  return (
    <figure className={styles.figure}>
      <div className={styles.scroll} role="img" tabIndex={0} aria-label={`Diagram: ${title}`}>
        {children}
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
