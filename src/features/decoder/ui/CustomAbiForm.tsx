import {useId, type ReactNode, type Ref} from 'react';
import {formatCount} from '@site/src/lib/text';
import styles from './styles.module.css';

/** The custom ABI in use, and why the last submitted ABI was rejected. */
export interface CustomAbiState {
  readonly activeAbi?: {
    readonly count: number;
    readonly isStored: boolean;
    /** Declarations that could not be read, with reasons. */
    readonly skipped: readonly string[];
  };
  readonly problem?: string;
}

interface Props {
  readonly details: Ref<HTMLDetailsElement>;
  readonly field: Ref<HTMLTextAreaElement>;
  readonly state: CustomAbiState;
  readonly isReady: boolean;
  readonly onUse: () => void;
  readonly onRemove: () => void;
}

/** Maximum number of skipped declarations in the list; more would push the rest of the form off the screen. */
const maxSkipped = 10;

function describeUse({
  count,
  isStored,
}: NonNullable<CustomAbiState['activeAbi']>): string {
  return `The decoder uses ${formatCount(count, 'member')} of your ABI until you ${isStored ? 'close this tab' : 'leave this page, because your browser does not store it'}.`;
}

/** Form for the ABI of a contract that the decoder does not know. */
export default function CustomAbiForm({
  details,
  field,
  state,
  isReady,
  onUse,
  onRemove,
}: Props): ReactNode {
  const id = useId();
  return (
    <details ref={details} className={styles.own}>
      <summary>Your own ABI{state.activeAbi && ' (in use)'}</summary>
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
          onClick={onUse}>
          Use this ABI
        </button>
        {state.activeAbi && (
          <button
            type="button"
            className="button button--secondary"
            onClick={onRemove}>
            Remove it
          </button>
        )}
      </div>
      <div role="status">
        {state.problem !== undefined && (
          <p className={styles.problem}>{state.problem}</p>
        )}
        {state.activeAbi && (
          <p className={styles.hint}>
            {state.problem !== undefined && 'The previous ABI stays in use. '}
            {describeUse(state.activeAbi)}
          </p>
        )}
        {state.activeAbi && state.activeAbi.skipped.length > 0 && (
          <div className={styles.hint}>
            Skipped:
            <ul>
              {state.activeAbi.skipped.slice(0, maxSkipped).map((text) => (
                <li key={text}>{text}</li>
              ))}
              {state.activeAbi.skipped.length > maxSkipped && (
                <li>
                  {(state.activeAbi.skipped.length - maxSkipped).toLocaleString(
                    'en-US',
                  )}{' '}
                  more
                </li>
              )}
            </ul>
          </div>
        )}
      </div>
    </details>
  );
}
