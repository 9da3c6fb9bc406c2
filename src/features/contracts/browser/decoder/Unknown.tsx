import CopyButton from '@site/src/components/CopyButton';
import type {ReactNode} from 'react';
import type {Reading} from './decode';
import styles from './styles.module.css';

interface Props {
  readonly reading: Extract<Reading, {readonly status: 'unknown'}>;
  readonly onAddAbi: () => void;
}

/** Words shown of data that nobody knows; more would only push the rest off the screen. */
const maxWords = 64;

/** What a reader can do about a selector or topic that is not on record. */
export default function Unknown({reading: {kind, hex, words}, onAddAbi}: Props): ReactNode {
  const isTopic = kind === 'topic';
  const isCode = /^0x60[68]060/.test(hex);
  const command = `cast ${isTopic ? '4byte-event' : '4byte'} ${hex}`;
  return (
    <div className={styles.unknown}>
      <p className={styles.title}>
        No contract on record here has the {kind} <code>{hex}</code>
      </p>
      <p>
        {isTopic
          ? 'It may be the topic of another contract’s event. 32 bytes can also be a hash, a slot or a return value: these carry no name.'
          : isCode
            ? 'The bytes begin as the code of a contract does. A call of that contract, or its error, is what can be decoded.'
            : 'It may belong to the contract that was called, to a token, to a library or to your own code.'}
      </p>
      <ul>
        <li>
          <button type="button" className={styles.link} onClick={onAddAbi}>
            Add the ABI of the contract
          </button>{' '}
          and the data is decoded with it. It stays in this tab.
        </li>
        <li>
          Look it up in the public database of signatures: <code>{command}</code> <CopyButton text={command} label="Copy command" />
        </li>
        <li>
          {isTopic ? (
            <>
              If it is the hash of a transaction, paste what <code>cast run</code> prints for it, or its receipt.
            </>
          ) : (
            <>
              Replay the transaction to see which contract gave it: <code>cast run</code> with the hash of the transaction.
            </>
          )}
        </li>
      </ul>
      {words.length > 0 && (
        <details>
          <summary>The data in words of 32 bytes</summary>
          <ol start={0} className={styles.words}>
            {words.slice(0, maxWords).map((word, index) => (
              <li key={index}>
                <code>{word}</code>
              </li>
            ))}
          </ol>
          {words.length > maxWords && <p>{words.length - maxWords} more.</p>}
        </details>
      )}
    </div>
  );
}
