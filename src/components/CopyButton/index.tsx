import {useEffect, useRef, useState, type ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  /** Text to copy. */
  readonly text: string;
  /** Accessible name, such as "Copy chain ID". */
  readonly label: string;
}

type State = 'idle' | 'copied' | 'failed';

const messages: Record<State, string> = {
  idle: '',
  copied: 'Copied',
  failed: 'Copy failed: select the text instead',
};

/** An icon of two sheets of paper, or a check mark after copying. */
export function CopyIcon({isCopied}: {readonly isCopied: boolean}): ReactNode {
  return (
    <svg
      viewBox="0 0 16 16"
      width="14"
      height="14"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5">
      <path
        d={
          isCopied
            ? 'm3 8.500 3.200 3.200L13 5'
            : 'M5.500 5.500h8v8h-8zM10.500 5.500v-3h-8v8h3'
        }
      />
    </svg>
  );
}

/** A small button that copies a value, shows whether that worked, and announces it to screen readers. */
export default function CopyButton({text, label}: Props): ReactNode {
  const [state, setState] = useState<State>('idle');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      setState('copied');
    } catch {
      setState('failed');
    }
    clearTimeout(timer.current);
    timer.current = setTimeout(() => setState('idle'), 2000);
  }

  return (
    <span className={styles.copy}>
      <button
        type="button"
        className={styles.button}
        aria-label={label}
        title={label}
        onClick={() => void copy()}
        data-state={state}>
        <CopyIcon isCopied={state === 'copied'} />
      </button>
      <span role="status" className={styles.status}>
        {messages[state]}
      </span>
    </span>
  );
}
