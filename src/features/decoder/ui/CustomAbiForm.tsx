import useIsBrowser from '@docusaurus/useIsBrowser';
import {createSessionValue} from '@site/src/lib/browser';
import {formatCount} from '@site/src/lib/text';
import {
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
  type ReactNode,
  type Ref,
} from 'react';
import type {CustomMember} from '../signatures';
import styles from './styles.module.css';

/** The custom ABI, stored until the tab is closed. */
const session = createSessionValue('decoder-abi');

/** The custom ABI in use. */
interface ActiveAbi {
  readonly count: number;
  readonly isStored: boolean;
  /** Declarations that could not be read, with reasons. */
  readonly skipped: readonly string[];
}

interface Props {
  readonly details: Ref<HTMLDetailsElement>;
  readonly onChange: (members: readonly CustomMember[]) => void;
}

/** Maximum number of skipped declarations in the list; more would push the rest of the form off the screen. */
const maxSkipped = 10;

const describeUse = ({count, isStored}: ActiveAbi): string =>
  `The decoder uses ${formatCount(count, 'member')} of your ABI until you ${isStored ? 'close this tab' : 'leave this page, because your browser does not store it'}.`;

/** Form for the ABI of a contract that the decoder does not know. */
export default function CustomAbiForm({details, onChange}: Props): ReactNode {
  const id = useId();
  const isReady = useIsBrowser();
  const field = useRef<HTMLTextAreaElement>(null);
  const [active, setActive] = useState<ActiveAbi>();
  /** Why the last submitted ABI was rejected. */
  const [problem, setProblem] = useState<string>();

  const apply = useCallback(
    async (text: string): Promise<void> => {
      const abi = await import('./lazy')
        .then((tool) => tool.parseAbiInWorker(text))
        .catch(() => ({
          problem:
            'The decoder did not load. Check your connection, then try again.',
        }));
      setProblem(abi.problem);
      if (abi.problem !== undefined) return;
      const {members, skipped} = abi;
      onChange(members);
      setActive({
        count: members.length,
        isStored: session.write(text),
        skipped,
      });
    },
    [onChange],
  );

  function remove(): void {
    session.write();
    onChange([]);
    setActive(undefined);
    setProblem(undefined);
    if (field.current) field.current.value = '';
    field.current?.focus();
  }

  useEffect(() => {
    const stored = session.read();
    if (stored && field.current) {
      field.current.value = stored;
      void apply(stored);
    }
  }, [apply]);

  const skipped = active?.skipped ?? [];
  return (
    <details ref={details} className={styles.own}>
      <summary>Your own ABI{active && ' (in use)'}</summary>
      <label htmlFor={id}>
        ABI of a contract that the decoder does not know
      </label>
      <textarea
        id={id}
        ref={field}
        rows={4}
        spellCheck={false}
        autoComplete="off"
        autoCapitalize="off"
        placeholder="error NotEnough(uint256 needed)"
        aria-describedby={`${id}-hint`}
        disabled={!isReady}
      />
      <p id={`${id}-hint`} className={styles.hint}>
        JSON from a compiler or explorer, an array from TypeScript or
        JavaScript, or Solidity declarations. It stays in this tab and is not
        sent anywhere.
      </p>
      <div className={styles.buttons}>
        <button
          type="button"
          className="button button--secondary"
          disabled={!isReady}
          onClick={() => void apply(field.current?.value ?? '')}>
          Use this ABI
        </button>
        {active && (
          <button
            type="button"
            className="button button--secondary"
            onClick={remove}>
            Remove it
          </button>
        )}
      </div>
      <div role="status">
        {problem !== undefined && <p className={styles.problem}>{problem}</p>}
        {active && (
          <p className={styles.hint}>
            {problem !== undefined && 'The previous ABI stays in use. '}
            {describeUse(active)}
          </p>
        )}
        {skipped.length > 0 && (
          <div className={styles.hint}>
            Skipped:
            <ul>
              {skipped.slice(0, maxSkipped).map((text) => (
                <li key={text}>{text}</li>
              ))}
              {skipped.length > maxSkipped && (
                <li>
                  {(skipped.length - maxSkipped).toLocaleString('en-US')} more
                </li>
              )}
            </ul>
          </div>
        )}
      </div>
    </details>
  );
}
