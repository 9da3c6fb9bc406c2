import data from '@site/generated/decoder-signatures.json';
import CopyButton from '@site/src/components/CopyButton';
import {createDecoderUrl} from '@site/src/lib/decoderLink';
import {useEffect, useId, useMemo, useState, type ReactNode} from 'react';
import {
  decode,
  type DecodeResult,
  type DecodedCandidate,
} from '../decode/decodeInput';
import type {DecodedValue} from '../decode/formatValue';
import {
  recoverSigners,
  type SerializedTransaction,
} from '../decode/signedTransaction';
import {
  createSignatureIndex,
  addCustomAbi,
  type CustomMember,
} from '../signatures';
import DecodedMember, {Values} from './DecodedMember';
import {Address, Failure, Rejection, Unknown} from './explanations';
import styles from './styles.module.css';

/** A transaction with its fields; the signer is added once it is recovered. */
function Transaction({
  transaction: {raw, sentence, fields},
}: {
  readonly transaction: SerializedTransaction;
}): ReactNode {
  const [signers, setSigners] = useState<readonly DecodedValue[]>([]);
  useEffect(() => {
    let isCurrent = true;
    recoverSigners(raw).then(
      (values) => isCurrent && setSigners(values),
      // If the signer cannot be recovered, the other fields are still shown.
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

function Explanation({
  decoded,
  onAddAbi,
}: {
  readonly decoded: DecodedCandidate;
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
            <DecodedMember
              key={match.kind}
              match={match}
              findByName={signatures.findByName}
            />
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
          <Transaction
            key={decoded.transaction.raw}
            transaction={decoded.transaction}
          />
          {decoded.call && (
            <Explanation decoded={decoded.call} onAddAbi={onAddAbi} />
          )}
        </>
      );
    case 'unknown':
      return <Unknown decoded={decoded} onAddAbi={onAddAbi} />;
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
      return (
        <Failure
          error={decoded.error}
          cause={decoded.cause}
          onAddAbi={onAddAbi}
        />
      );
    case 'address':
      return <Address address={decoded.address} />;
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

const signatures = createSignatureIndex(data);

interface Props {
  readonly input: string;
  /** The source of the bytes, as the subject of the sentence above the alternatives. */
  readonly subject?: string;
  /** Members of the custom ABI. */
  readonly customMembers: readonly CustomMember[];
  readonly onAddAbi: () => void;
}

/** Renders the most important item in the input, and a list of alternatives. */
export default function Result({
  input,
  subject = 'The text',
  customMembers,
  onAddAbi,
}: Props): ReactNode {
  const result = useMemo(
    () => decode(input, addCustomAbi(signatures, customMembers)),
    [input, customMembers],
  );
  const [chosenIndex, setChosenIndex] = useState(0);
  const alternative = result[chosenIndex] ?? result[0];
  return (
    <>
      {result.length > 1 && (
        <Alternatives
          subject={subject}
          result={result}
          chosenIndex={chosenIndex}
          onChoose={setChosenIndex}
        />
      )}
      <Explanation decoded={alternative.decoded} onAddAbi={onAddAbi} />
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
