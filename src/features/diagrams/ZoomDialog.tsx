import {useRef, useState, type KeyboardEvent, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import styles from './zoom.module.css';

interface Props {
  readonly title: string;
  readonly svg: string;
  readonly onClose: () => void;
}

const scales = {min: 0.3, max: 4};

/** A dialog with an enlarged drawing. The browser handles scrolling, pinch zoom, closing on Escape and restoring focus. */
export default function ZoomDialog({title, svg, onClose}: Props): ReactNode {
  const stage = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(1);
  const [, width = 1, height = 1] =
    /viewBox="\S+ \S+ (\d+) (\d+)"/.exec(svg)?.map(Number) ?? [];

  const zoom = (factor: number): void =>
    setScale((value) =>
      Math.min(Math.max(value * factor, scales.min), scales.max),
    );
  function getFittingScale(): number {
    const {clientWidth = width, clientHeight = height} = stage.current ?? {};
    return Math.min(
      Math.max(
        Math.min((clientWidth - 32) / width, (clientHeight - 32) / height),
        scales.min,
      ),
      2,
    );
  }
  const fit = (): void => setScale(getFittingScale());

  /** Ref callback, called after every render. */
  function open(dialog: HTMLDialogElement | null): void {
    if (!dialog || dialog.open) return;
    dialog.showModal();
    stage.current?.focus();
    // Below a scale of 0.85, the text would be too small to read, so the drawing opens at its natural size.
    const fittingScale = getFittingScale();
    setScale(fittingScale < 0.85 ? 1 : fittingScale);
  }

  function onKeyDown(event: KeyboardEvent): void {
    const factor = {'+': 1.25, '=': 1.25, '-': 0.8}[event.key];
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (factor) {
      zoom(factor);
    } else if (event.key === '0') {
      fit();
    }
  }

  return createPortal(
    <dialog
      ref={open}
      className={styles.dialog}
      aria-label={`Enlarged diagram: ${title}`}
      onClose={onClose}
      onKeyDown={onKeyDown}>
      <form method="dialog" className={styles.bar}>
        <strong>{title}</strong>
        <button type="button" aria-label="Zoom out" onClick={() => zoom(0.8)}>
          −
        </button>
        <button type="button" aria-label="Zoom in" onClick={() => zoom(1.25)}>
          +
        </button>
        <button type="button" aria-label="Show the whole diagram" onClick={fit}>
          Fit
        </button>
        <button type="submit" aria-label="Close the enlarged diagram">
          Close
        </button>
      </form>
      <div
        ref={stage}
        className={styles.stage}
        tabIndex={0}
        role="group"
        aria-label={`${title}. Plus and minus zoom, arrow keys scroll.`}>
        <div
          style={{inlineSize: `${width * scale}px`}}
          dangerouslySetInnerHTML={{__html: svg}}
        />
      </div>
    </dialog>,
    document.body,
  );
}
