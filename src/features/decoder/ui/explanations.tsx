import Link from '@docusaurus/Link';
import CopyButton from '@site/src/components/CopyButton';
import {networks, type NetworkId} from '@site/src/data/networks';
import {
  systemContracts,
  type SystemContract,
} from '@site/src/data/systemContracts';
import type {ReactNode} from 'react';
import type {Diagnosis} from '@site/src/data/knownMessage';
import type {DecodedItem} from '../verdict/decodeBytes';
import styles from './styles.module.css';

interface KnownContract {
  readonly contract: SystemContract;
  readonly networkNames: readonly string[];
}

/** Finds the Linea contracts at an address, with their networks. */
function findContracts(address: string): readonly KnownContract[] {
  const isDeployedAt = ([, candidate]: readonly [
    string,
    string | undefined,
  ]): boolean => candidate?.toLowerCase() === address.toLowerCase();
  return Object.values<SystemContract>(systemContracts)
    .map((contract) => ({
      contract,
      networkNames: Object.entries(contract.addresses)
        .filter(isDeployedAt)
        .map(([network]) => networks[network as NetworkId].name),
    }))
    .filter(({networkNames}) => networkNames.length);
}

/** Explains that an address contains nothing to decode, and names the contract if it is known. */
export function Address({address}: {readonly address: string}): ReactNode {
  const contracts = findContracts(address);
  return (
    <div className={styles.unknown}>
      <p className={styles.title}>
        <code>{address}</code> is an address
      </p>
      {contracts.map(({contract, networkNames}) => (
        <p key={contract.name}>
          <strong>{contract.name}</strong> on {networkNames.join(' and ')}.{' '}
          {contract.role}.
        </p>
      ))}
      <p>
        There is nothing to decode in it. Paste error data, calldata or a log.
      </p>
    </div>
  );
}

function Cause({
  diagnosis: {title, fix, link},
}: {
  readonly diagnosis: Diagnosis;
}): ReactNode {
  return (
    <>
      <p className={styles.title}>{title}</p>
      <p>{fix}</p>
      {link && (
        <p>
          <Link to={link.to}>{link.label}</Link>
        </p>
      )}
    </>
  );
}

interface FailureProps {
  readonly failure: Extract<DecodedItem, {readonly status: 'failed'}>;
  readonly onAddAbi: () => void;
}

/** Explains a call that failed without error data: the cause if the message states it, and how to get the data. */
export function Failure({
  failure: {error, cause, hint},
  onAddAbi,
}: FailureProps): ReactNode {
  return (
    <div className={styles.unknown}>
      {cause && <Cause diagnosis={cause} />}
      {error && (
        <>
          <p className={styles.title}>
            No known contract has the error <code>{error}</code>
          </p>
          <p>The text names the error but does not contain its data.</p>
        </>
      )}
      {!cause && !error && (
        <>
          <p className={styles.title}>
            The call failed, and the text gives no reason
          </p>
          <p>
            Either the call gave no reason (a require without a message, a call
            to an address without code, or running out of gas), or your tool
            omitted it.
          </p>
        </>
      )}
      {hint && (
        <p>
          {hint.cause}. {hint.fix}.
        </p>
      )}
      <ul>
        {error && (
          <li>
            <button type="button" className={styles.link} onClick={onAddAbi}>
              Add the ABI of the contract
            </button>{' '}
            to name the error's arguments. It stays in this tab.
          </li>
        )}
        <li>
          If the transaction is in a block, paste its hash here and look it up
          to replay its call. Or paste what{' '}
          <Link to="/api/reference/debug-and-trace#debug_tracetransaction">
            <code>debug_traceTransaction</code>
          </Link>{' '}
          returns with the <code>callTracer</code>.
        </li>
        <li>
          If it was never sent, repeat the call with <code>cast call</code>,
          which prints the error data.
        </li>
      </ul>
    </div>
  );
}

/** Explains a request that was rejected before any contract code ran. */
export function Rejection({
  diagnosis,
}: {
  readonly diagnosis: Diagnosis;
}): ReactNode {
  return (
    <div className={styles.unknown}>
      <Cause diagnosis={diagnosis} />
      <p>No contract reverted here, so there is no data to decode.</p>
    </div>
  );
}

/** What a word can be: a number if it is short, or an address. */
function describeWord(word: string): string | undefined {
  const digits = word.replace(/^0+/, '');
  if (word.length !== 64 || digits.length > 40) return undefined;
  if (digits.length > 30) return `possibly the address 0x${word.slice(24)}`;
  return BigInt(`0x${digits || '0'}`).toLocaleString('en-US');
}

/** A numbered list of 32-byte words. */
function Words({words}: {readonly words: readonly string[]}): ReactNode {
  return (
    <>
      <ol start={0} className={styles.words}>
        {words.slice(0, maxWords).map((word, index) => (
          <li key={index}>
            <code>{word}</code>{' '}
            <span className={styles.type}>{describeWord(word)}</span>
          </li>
        ))}
      </ol>
      {words.length > maxWords && <p>{words.length - maxWords} more.</p>}
    </>
  );
}

/** Words without a selector: the result of a call, or arguments alone. */
export function ValueWords({
  decoded: {kind, words},
}: {
  readonly decoded: Extract<DecodedItem, {readonly status: 'values'}>;
}): ReactNode {
  const titles: Partial<Record<typeof kind, string>> = {
    result: 'The result of a call',
    error: 'Error data without a selector',
  };
  return (
    <div className={styles.unknown}>
      <p className={styles.title}>
        {titles[kind] ?? 'Values without a selector'}
      </p>
      <p>
        {kind === 'error'
          ? 'Code in assembly or Vyper can revert with plain values.'
          : 'These are ABI-encoded values, such as the result of a call or the input of one command of a router.'}{' '}
        Their types are needed to read them, for example with{' '}
        <code>cast decode-abi "symbol()(string)"</code>, followed by the bytes.
      </p>
      <Words words={words} />
    </div>
  );
}

interface UnknownProps {
  readonly decoded: Extract<DecodedItem, {readonly status: 'unknown'}>;
  readonly onAddAbi: () => void;
}

/** Maximum number of 32-byte words to show for unknown data; more would push the rest of the page off the screen. */
const maxWords = 64;

/** Next steps for an unknown selector or topic. */
export function Unknown({
  decoded: {kind, hex, words, isCut, isError},
  onAddAbi,
}: UnknownProps): ReactNode {
  const isTopic = kind === 'topic';
  const isWord = isTopic && !words.length;
  const isCode = /^0x60[68]060/.test(hex);
  const explainOrigin = (): string => {
    if (isWord)
      return 'No known event topic, role or storage slot has this value. It may also be the topic of another contract’s event or a return value.';
    if (isTopic) return 'It may be the topic of another contract’s event.';
    return isCode
      ? 'The bytes look like contract code, which cannot be decoded. Paste a call to the contract, or one of its errors.'
      : 'It may belong to the contract that was called, to a token, to a library or to your own code.';
  };
  const command = `cast ${isTopic ? '4byte-event' : '4byte'} ${hex}`;
  const steps = (
    <ul>
      <li>
        <button type="button" className={styles.link} onClick={onAddAbi}>
          Add the ABI of the contract
        </button>{' '}
        to decode the data with it. It stays in this tab.
      </li>
      <li>
        Look it up in a public signature database: <code>{command}</code>{' '}
        <CopyButton text={command} label="Copy command" />
      </li>
      {!isTopic && (
        <li>
          Replay the transaction to see which contract returned it: paste its
          hash here and look it up.
        </li>
      )}
    </ul>
  );
  return (
    <div className={isWord ? styles.hint : styles.unknown}>
      <p className={styles.title}>
        {isWord ? (
          'Possibly a transaction hash'
        ) : (
          <>
            {`No known contract has the ${isError ? 'error' : kind}`}{' '}
            <code>{hex}</code>
          </>
        )}
      </p>
      <p>{explainOrigin()}</p>
      {isCut && (
        <p>
          The text leaves out the rest of the data: get all of it from{' '}
          <code>error.data</code> in your code, from <code>cast call</code>, or
          from a trace as JSON.
        </p>
      )}
      {isWord ? (
        <details>
          <summary>If it is an event topic</summary>
          {steps}
        </details>
      ) : (
        steps
      )}
      {words.length > 0 && (
        <details>
          <summary>The data in 32-byte words</summary>
          <Words words={words} />
        </details>
      )}
    </div>
  );
}
