import {useId, type ReactNode, type Ref} from 'react';
import styles from './styles.module.css';

/** What became of the reader's own ABI. */
export type OwnState =
  | {readonly status: 'none'}
  | {readonly status: 'used'; readonly count: number; readonly isKept: boolean}
  | {readonly status: 'problem'; readonly message: string};

interface Props {
  readonly details: Ref<HTMLDetailsElement>;
  readonly field: Ref<HTMLTextAreaElement>;
  readonly state: OwnState;
  readonly isReady: boolean;
  readonly onUse: () => void;
  readonly onRemove: () => void;
}

function used(count: number, isKept: boolean): string {
  const members = count === 1 ? '1 member is' : `${count.toLocaleString('en-US')} members are`;
  return `${members} known to the decoder until you ${isKept ? 'close this tab' : 'leave this page: your browser keeps nothing'}.`;
}

/** Takes the ABI of a contract that is not on record. */
export default function OwnAbi({details, field, state, isReady, onUse, onRemove}: Props): ReactNode {
  const id = useId();
  return (
    <details ref={details} className={styles.own}>
      <summary>Your own ABI{state.status === 'used' && ' (in use)'}</summary>
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
        JSON of a compiler or explorer, or declarations as in Solidity. It stays in this tab and is sent nowhere.
      </p>
      <div className={styles.buttons}>
        <button type="button" className="button button--secondary" disabled={!isReady} onClick={onUse}>
          Use this ABI
        </button>
        {state.status === 'used' && (
          <button type="button" className="button button--secondary" onClick={onRemove}>
            Remove it
          </button>
        )}
      </div>
      <div role="status">
        {state.status === 'used' && <p className={styles.hint}>{used(state.count, state.isKept)}</p>}
        {state.status === 'problem' && <p className={styles.problem}>{state.message}</p>}
      </div>
    </details>
  );
}
