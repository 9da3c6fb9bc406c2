import useIsBrowser from '@docusaurus/useIsBrowser';
import {useEffect, useId, useRef, useState, type ComponentType, type SubmitEvent, type KeyboardEvent, type ReactNode} from 'react';
import styles from './styles.module.css';

type Result = ComponentType<{readonly input: string}>;

interface Run {
  readonly number: number;
  readonly input: string;
  /** Undefined when its code could not be loaded. */
  readonly Result: Result | undefined;
}

/** The deep link's data: `?data=0x…`. */
function linkedData(): string {
  return new URLSearchParams(window.location.search).get('data') ?? '';
}

// Not React.lazy: a reader who is offline gets a sentence and can press again, not a crashed page.
function loadResult(): Promise<Result | undefined> {
  return import('./Result').then(
    (loaded) => loaded.default,
    () => undefined,
  );
}

/**
 * Decodes what is pasted, in the reader's browser. The code that knows the contracts loads with the
 * first press, or at once for a deep link.
 */
export default function Decoder(): ReactNode {
  const id = useId();
  const isBrowser = useIsBrowser();
  const field = useRef<HTMLTextAreaElement>(null);
  const number = useRef(0);
  const [run, setRun] = useState<Run>();

  async function decode(input: string): Promise<void> {
    number.current += 1;
    const started = number.current;
    const Result = await loadResult();
    if (started === number.current) {
      setRun({number: started, input, Result});
    }
  }

  useEffect(() => {
    const data = linkedData();
    if (data && field.current) {
      field.current.value = data;
      void decode(data);
    }
  }, []);

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    void decode(field.current?.value ?? '');
  }

  function submitOnEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
    if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) {
      event.preventDefault();
      event.currentTarget.form?.requestSubmit();
    }
  }

  return (
    <>
      <p className={styles.withoutScript}>
        The decoder needs JavaScript. Without it, take the first 10 characters of your data (0x and 8 digits: the selector) and search
        the pages of the smart contract reference for them: each page prints the selector or the topic of every member.
      </p>
      <form className={styles.decoder} onSubmit={submit} aria-label="Decoder">
        <label htmlFor={id}>Selector, revert data, calldata, topic or log</label>
        <textarea
          id={id}
          ref={field}
          rows={4}
          spellCheck={false}
          autoComplete="off"
          autoCapitalize="off"
          aria-describedby={`${id}-hint`}
          disabled={!isBrowser}
          onKeyDown={submitOnEnter}
        />
        <p id={`${id}-hint`} className={styles.hint}>
          Enter decodes, Shift+Enter starts a new line. For a log, paste its topics and its data with spaces or line breaks between.
          Nothing you paste leaves this page.
        </p>
        <button type="submit" className="button button--primary" disabled={!isBrowser}>
          Decode
        </button>
        <div role="status" className={styles.result}>
          {run?.Result && <run.Result key={run.number} input={run.input} />}
          {run && !run.Result && <p className={styles.problem}>The decoder could not be loaded. Check your connection and press again.</p>}
        </div>
      </form>
    </>
  );
}
