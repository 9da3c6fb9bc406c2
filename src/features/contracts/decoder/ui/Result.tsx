import data from '@generated/decoder-signatures/default/index.json';
import Link from '@docusaurus/Link';
import CopyButton from '@site/src/components/CopyButton';
import {networks, type NetworkId} from '@site/src/data/networks';
import {systemContracts, type SystemContract} from '@site/src/data/systemContracts';
import {decoderLink} from '@site/src/lib/decoderLink';
import {useEffect, useId, useMemo, useState, type ReactNode} from 'react';
import {decode, type DecodeResult, type DecodedCandidate} from '../decode/decodeInput';
import type {DecodedValue} from '../decode/formatValue';
import {recoverSigners, type SerializedTransaction} from '../decode/signedTransaction';
import type {Diagnosis} from '../input/knownMessages';
import {createSignatureIndex, withCustomAbi, type CustomMember} from '../signatures';
import Match, {Values} from './DecodedMember';
import styles from './styles.module.css';

interface Known {
  readonly contract: SystemContract;
  readonly on: readonly string[];
}

/** Linea's contracts at an address, with the networks on which they are there. */
function contractsAt(address: string): readonly Known[] {
  const isThere = ([, there]: readonly [string, string | undefined]): boolean => there?.toLowerCase() === address.toLowerCase();
  return Object.values<SystemContract>(systemContracts)
    .map((contract) => ({contract, on: Object.entries(contract.addresses).filter(isThere).map(([network]) => networks[network as NetworkId].name)}))
    .filter(({on}) => on.length);
}

/** An address has nothing to decode, but can have a name. */
function Address({address}: {readonly address: string}): ReactNode {
  const known = contractsAt(address);
  return (
    <div className={styles.unknown}>
      <p className={styles.title}>
        <code>{address}</code> is an address
      </p>
      {known.map(({contract, on}) => (
        <p key={contract.name}>
          <strong>{contract.name}</strong> on {on.join(' and ')}. {contract.role}.
        </p>
      ))}
      <p>There is nothing to decode in it. Paste the data of an error, a call or a log.</p>
    </div>
  );
}

function Cause({diagnosis: {title, fix, link}}: {readonly diagnosis: Diagnosis}): ReactNode {
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
  /** The error that the text names without its bytes, and that is not on record. */
  readonly error: string | undefined;
  readonly cause: Diagnosis | undefined;
  readonly onAddAbi: () => void;
}

/** A call that failed without error data: the cause where the message says it, and how a reader gets to the data. */
function Failure({error, cause, onAddAbi}: FailureProps): ReactNode {
  return (
    <div className={styles.unknown}>
      {cause && <Cause diagnosis={cause} />}
      {error && (
        <>
          <p className={styles.title}>
            No contract on record here has the error <code>{error}</code>
          </p>
          <p>The text names the error, but has none of its bytes.</p>
        </>
      )}
      {!cause && !error && (
        <>
          <p className={styles.title}>The call failed, and the text gives no reason</p>
          <p>Either the call left no reason, as a require without a text, a call to an address without code and gas that ran out do, or your tool left the reason out.</p>
        </>
      )}
      <ul>
        {error && (
          <li>
            <button type="button" className={styles.link} onClick={onAddAbi}>
              Add the ABI of the contract
            </button>{' '}
            and its arguments are named. It stays in this tab.
          </li>
        )}
        <li>
          If the transaction is in a block, replay it: <code>cast run</code> with its hash shows which call failed. Or paste here what{' '}
          <Link to="/api/reference/debug-and-trace#debug_tracetransaction">
            <code>debug_traceTransaction</code>
          </Link>{' '}
          answers with the <code>callTracer</code>.
        </li>
        <li>
          If it was never sent, repeat the call with <code>cast call</code>, which prints the data of the error.
        </li>
      </ul>
    </div>
  );
}

/** A request that was refused before any contract ran. */
function Rejection({diagnosis}: {readonly diagnosis: Diagnosis}): ReactNode {
  return (
    <div className={styles.unknown}>
      <Cause diagnosis={diagnosis} />
      <p>No contract refused it, so there is no data to decode.</p>
    </div>
  );
}

/** A transaction with its fields; who signed it comes a moment later. */
function Transaction({transaction: {raw, sentence, fields}}: {readonly transaction: SerializedTransaction}): ReactNode {
  const [signers, setSigners] = useState<readonly DecodedValue[]>([]);
  useEffect(() => {
    let isCurrent = true;
    recoverSigners(raw).then(
      (values) => isCurrent && setSigners(values),
      // Without a signer the other fields stand.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [raw]);
  return (
    <>
      <p>{sentence}</p>
      <Values args={[...signers, ...fields]} />
    </>
  );
}

interface UnknownProps {
  readonly decoded: Extract<DecodedCandidate, {readonly status: 'unknown'}>;
  readonly onAddAbi: () => void;
}

/** Words shown of data that nobody knows; more would only push the rest off the screen. */
const maxWords = 64;

/** What a reader can do about a selector or topic that is not on record. */
function Unknown({decoded: {kind, hex, words}, onAddAbi}: UnknownProps): ReactNode {
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

function Candidate({decoded, onAddAbi}: {readonly decoded: DecodedCandidate; readonly onAddAbi: () => void}): ReactNode {
  switch (decoded.status) {
    case 'decoded':
      return (
        <>
          {decoded.matches.length > 1 && <p>The selector has more than one meaning; the caller tells which one is right.</p>}
          {decoded.matches.map((match) => (
            <Match key={match.kind} match={match} />
          ))}
        </>
      );
    case 'hash':
      return (
        <div className={styles.match}>
          <p className={styles.title}>
            <strong>{decoded.name}</strong>
          </p>
          <p>{/\s/.test(decoded.name) ? 'These 32 bytes are the same on every chain.' : 'The 32 bytes are the hash that contracts keep for this name, for example as the role of an account.'}</p>
        </div>
      );
    case 'results':
      return (
        <div className={styles.match}>
          <p className={styles.title}>
            <strong>Results of a multicall</strong>
          </p>
          <p>
            The bytes are a list of <code>(bool success, bytes returnData)</code>, which <code>aggregate3</code> and <code>tryAggregate</code> of Multicall3 return.
          </p>
          <Values args={decoded.args} />
        </div>
      );
    case 'transaction':
      return (
        <>
          <Transaction transaction={decoded.transaction} />
          {decoded.call && <Candidate decoded={decoded.call} onAddAbi={onAddAbi} />}
        </>
      );
    case 'unknown':
      return <Unknown decoded={decoded} onAddAbi={onAddAbi} />;
    case 'empty':
      return (
        <p className={styles.unknown}>
          {decoded.isResult
            ? 'The call returned no data. Most often the address has no contract on this network, or the contract does not have the function: check address, network and ABI.'
            : 'The data is empty. The call reverted without a reason: a require without a text, a call to an address without code, or gas that ran out.'}
        </p>
      );
    case 'rejected':
      return <Rejection diagnosis={decoded.diagnosis} />;
    case 'failed':
      return <Failure error={decoded.error} cause={decoded.cause} onAddAbi={onAddAbi} />;
    case 'address':
      return <Address address={decoded.address} />;
    case 'problem':
      return <p className={styles.problem}>{decoded.message}</p>;
  }
}

interface ChoicesProps {
  readonly outcome: DecodeResult;
  readonly chosen: number;
  readonly onChoose: (index: number) => void;
}

/** Choices shown; of more, nobody finds the one that counts. */
const maxChoices = 50;

function Choices({outcome, chosen, onChoose}: ChoicesProps): ReactNode {
  const name = useId();
  return (
    <fieldset className={styles.choices}>
      <legend>The text holds {outcome.length.toLocaleString('en-US')} things to decode</legend>
      <ol>
        {outcome.slice(0, maxChoices).map(({label}, index) => (
          <li key={index}>
            <label>
              <input type="radio" name={name} checked={index === chosen} onChange={() => onChoose(index)} /> {label}
            </label>
          </li>
        ))}
      </ol>
      {outcome.length > maxChoices && (
        <p className={styles.hint}>{(outcome.length - maxChoices).toLocaleString('en-US')} more. To see one of them, paste only the part of the text that has it.</p>
      )}
    </fieldset>
  );
}

function Share({bytes}: {readonly bytes: string}): ReactNode {
  const link = decoderLink(bytes, window.location.origin + window.location.pathname);
  return (
    <p className={styles.share}>
      {link ? (
        <>
          Link to this result <CopyButton text={link} label="Copy link to this result" />
        </>
      ) : (
        'The data is too long for a link.'
      )}
    </p>
  );
}

const signatures = createSignatureIndex(data);

interface Props {
  readonly input: string;
  /** The reader's own ABI. */
  readonly own: readonly CustomMember[];
  readonly onAddAbi: () => void;
}

/** What the input says: its most important part, and the others to choose from. */
export default function Result({input, own, onAddAbi}: Props): ReactNode {
  const outcome = useMemo(() => decode(input, withCustomAbi(signatures, own)), [input, own]);
  const [chosen, setChosen] = useState(0);
  const choice = outcome[chosen] ?? outcome[0];
  return (
    <>
      {outcome.length > 1 && <Choices outcome={outcome} chosen={chosen} onChoose={setChosen} />}
      <Candidate decoded={choice.decoded} onAddAbi={onAddAbi} />
      {choice.isPartial && <p className={styles.hint}>It holds more calls within calls than the decoder reads at once. The rest is shown as bytes: paste one of them to decode it.</p>}
      {choice.bytes && <Share bytes={choice.bytes} />}
    </>
  );
}
