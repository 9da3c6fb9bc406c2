import CopyButton from '@site/src/components/CopyButton';
import StatusMessage from '@site/src/components/StatusMessage';
import {LoadFailure} from '@site/src/features/loadErrors/LoadFailure';
import {createDecoderUrl} from '@site/src/lib/decoderLink';
import {useEffect, useId, useState, type ReactNode} from 'react';
import type {CustomMember} from '../signatures';
import type {DecodedItem} from '../verdict/decodeBytes';
import type {DecodeResult} from '../verdict/verdict';
import {decodeInWorker, TimeLimitError, type Decoded} from './client';
import DecodedMember, {Values} from './DecodedMember';
import {Address, Failure, Rejection, Unknown, ValueWords} from './explanations';
import type {Links} from './links';
import styles from './styles.module.css';

function Explanation({
  decoded,
  links,
  onAddAbi,
}: {
  readonly decoded: DecodedItem;
  readonly links: Links;
  readonly onAddAbi: () => void;
}): ReactNode {
  switch (decoded.status) {
    case 'decoded':
      return (
        <>
          {decoded.matches.length > 1 && (
            <p>
              Several members have this selector; which one applies depends on
              the context.
            </p>
          )}
          {decoded.matches.map((match) => (
            <DecodedMember key={match.kind} match={match} links={links} />
          ))}
        </>
      );
    case 'hash':
      return (
        <div className={styles.match}>
          <p className={styles.title}>
            <strong>{decoded.name}</strong>
          </p>
          <p>
            {/\s/.test(decoded.name)
              ? 'These 32 bytes are the same on every chain.'
              : 'These 32 bytes are the hash that contracts use for this name, for example for a role.'}
          </p>
        </div>
      );
    case 'results':
      return (
        <div className={styles.match}>
          <p className={styles.title}>
            <strong>Results of a multicall</strong>
          </p>
          <p>
            The bytes are a list of{' '}
            <code>(bool success, bytes returnData)</code>, as returned by{' '}
            <code>aggregate3</code> and <code>tryAggregate</code> of Multicall3.
          </p>
          <Values args={decoded.args} />
        </div>
      );
    case 'transaction':
      return (
        <>
          <p>{decoded.transaction.sentence}</p>
          <Values
            key={decoded.transaction.raw}
            args={decoded.transaction.fields}
          />
          {decoded.call && (
            <Explanation
              decoded={decoded.call}
              links={links}
              onAddAbi={onAddAbi}
            />
          )}
        </>
      );
    case 'unknown':
      return <Unknown decoded={decoded} onAddAbi={onAddAbi} />;
    case 'values':
      return <ValueWords decoded={decoded} />;
    case 'text':
      return (
        <div className={styles.match}>
          <p className={styles.title}>
            The bytes are plain text: <strong>{decoded.text}</strong>
          </p>
          <p>
            They are not ABI-encoded: the code returns its reason as it is, and
            there are no arguments.
          </p>
        </div>
      );
    case 'empty':
      return (
        <p className={styles.unknown}>
          {decoded.isResult
            ? 'The call returned no data. Most likely, there is no contract at this address on this network, or the contract does not have this function. Check the address, network and ABI.'
            : 'The data is empty. The call reverted without a reason: a require without a message, a call to an address without code, or running out of gas.'}
        </p>
      );
    case 'rejected':
      return <Rejection diagnosis={decoded.diagnosis} />;
    case 'failed':
      return <Failure failure={decoded} onAddAbi={onAddAbi} />;
    case 'address':
      return <Address address={decoded.address} />;
    case 'healthy':
      return (
        <p className={styles.unknown}>
          Nothing in this text reports a failure, and it contains no bytes to
          decode. If something did fail, paste what the tool printed about it.
        </p>
      );
    case 'problem':
      return <p className={styles.problem}>{decoded.message}</p>;
  }
}

interface AlternativesProps {
  readonly subject: string;
  readonly result: DecodeResult;
  readonly chosenIndex: number;
  readonly onChoose: (index: number) => void;
}

/** Maximum number of alternatives to list; in a longer list, the right one would be hard to find. */
const MAX_ALTERNATIVES = 50;

function Alternatives({
  subject,
  result,
  chosenIndex,
  onChoose,
}: AlternativesProps): ReactNode {
  const name = useId();
  return (
    <fieldset className={styles.choices}>
      <legend>{`${subject} contains ${result.length.toLocaleString('en-US')} items to decode`}</legend>
      <ol>
        {result.slice(0, MAX_ALTERNATIVES).map(({label}, index) => (
          <li key={index}>
            <label>
              <input
                type="radio"
                name={name}
                checked={index === chosenIndex}
                onChange={() => onChoose(index)}
              />{' '}
              {label}
            </label>
          </li>
        ))}
      </ol>
      {result.length > MAX_ALTERNATIVES && (
        <p className={styles.hint}>
          {(result.length - MAX_ALTERNATIVES).toLocaleString('en-US')} more. To
          see one of them, paste only the part of the text that contains it.
        </p>
      )}
    </fieldset>
  );
}

function Share({bytes}: {readonly bytes: string}): ReactNode {
  const link = createDecoderUrl(
    bytes,
    window.location.origin + window.location.pathname,
  );
  return (
    <p className={styles.share}>
      {link ? (
        <>
          Link to this result{' '}
          <CopyButton text={link} label="Copy link to this result" />
        </>
      ) : (
        'The data is too long for a link.'
      )}
    </p>
  );
}

interface Props {
  readonly input: string;
  /** The source of the bytes, as the subject of the sentence above the alternatives; the text if it is not given. */
  readonly subject?: string | undefined;
  /** Members of the custom ABI. */
  readonly customMembers: readonly CustomMember[];
  readonly onAddAbi: () => void;
}

/** Renders a decoded input: the most important item, and a list of alternatives. */
function DecodedInput({
  decoded: {result, links},
  subject,
  onAddAbi,
}: Pick<Props, 'subject' | 'onAddAbi'> & {
  readonly decoded: Decoded;
}): ReactNode {
  const [chosenIndex, setChosenIndex] = useState(0);
  const alternative = result[chosenIndex] ?? result[0];
  return (
    <>
      {result.length > 1 && (
        <Alternatives
          subject={subject ?? 'The text'}
          result={result}
          chosenIndex={chosenIndex}
          onChoose={setChosenIndex}
        />
      )}
      {subject === undefined && alternative.sentence && (
        <p>{alternative.sentence}</p>
      )}
      <Explanation
        decoded={alternative.decoded}
        links={links}
        onAddAbi={onAddAbi}
      />
      {alternative.isPartial && (
        <p className={styles.hint}>
          The data contains more nested calls than the decoder reads at once.
          The rest are shown as bytes; paste any of them to decode it.
        </p>
      )}
      {alternative.bytes && <Share bytes={alternative.bytes} />}
    </>
  );
}

type State = Decoded | 'slow' | 'failed' | undefined;

/** Decodes the input in a worker and renders the result. */
export default function Result({
  input,
  customMembers,
  ...props
}: Props): ReactNode {
  const [state, setState] = useState<State>();
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    let isCurrent = true;
    decodeInWorker(input, customMembers).then(
      (decoded) => isCurrent && setState(decoded),
      (error: unknown) =>
        isCurrent &&
        setState(error instanceof TimeLimitError ? 'slow' : 'failed'),
    );
    return () => {
      isCurrent = false;
    };
  }, [input, customMembers, attempt]);
  if (state === undefined)
    return <StatusMessage kind="loading">Decoding…</StatusMessage>;
  if (state === 'failed')
    return (
      <LoadFailure
        subject="The decoder"
        onRetry={() => setAttempt(attempt + 1)}
      />
    );
  if (state === 'slow')
    return (
      <p className={styles.problem}>
        The decoder needs more than two seconds for this text, so it stopped.
        Paste only the part with the error.
      </p>
    );
  return <DecodedInput key={state.id} decoded={state} {...props} />;
}
