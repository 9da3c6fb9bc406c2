import {useId, type ReactNode, type Ref} from 'react';
import styles from './styles.module.css';

/** The custom ABI in use, and why the last submitted one was rejected. */
export interface CustomAbiState {
  readonly used?: {
    readonly count: number;
    readonly isKept: boolean;
    /** Unreadable declarations with reasons. */
    readonly unread: readonly string[];
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

/** Maximum number of unreadable declarations shown; more would push the rest off the screen. */
const maxUnread = 10;

function usedText({count, isKept}: NonNullable<CustomAbiState['used']>): string {
  const members = count === 1 ? '1 member is' : `${count.toLocaleString('en-US')} members are`;
  return `${members} known to the decoder until you ${isKept ? 'close this tab' : 'leave this page: your browser keeps nothing'}.`;
}

/** Form for the ABI of a contract that the decoder does not know. */
export default function CustomAbiForm({details, field, state, isReady, onUse, onRemove}: Props): ReactNode {
  const id = useId();
  return (
    <details ref={details} className={styles.own}>
      <summary>Your own ABI{state.used && ' (in use)'}</summary>
      <label htmlFor={id}>ABI of a contract that the decoder does not know</label>
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
        JSON of a compiler or explorer, a list from TypeScript or JavaScript, or declarations as in Solidity. It stays in this tab and is sent nowhere.
      </p>
      <div className={styles.buttons}>
        <button type="button" className="button button--secondary" disabled={!isReady} onClick={onUse}>
          Use this ABI
        </button>
        {state.used && (
          <button type="button" className="button button--secondary" onClick={onRemove}>
            Remove it
          </button>
        )}
      </div>
      <div role="status">
        {state.problem !== undefined && <p className={styles.problem}>{state.problem}</p>}
        {state.used && (
          <p className={styles.hint}>
            {state.problem !== undefined && 'The ABI before stays in use. '}
            {usedText(state.used)}
          </p>
        )}
        {state.used && state.used.unread.length > 0 && (
          <div className={styles.hint}>
            Not read:
            <ul>
              {state.used.unread.slice(0, maxUnread).map((text) => (
                <li key={text}>{text}</li>
              ))}
              {state.used.unread.length > maxUnread && <li>{(state.used.unread.length - maxUnread).toLocaleString('en-US')} more</li>}
            </ul>
          </div>
        )}
      </div>
    </details>
  );
}
