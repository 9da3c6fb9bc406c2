import data from '@generated/decoder-catalogue/default/catalogue.json';
import CopyButton from '@site/src/components/CopyButton';
import {useId, useMemo, useState, type ReactNode} from 'react';
import Address from './Address';
import {readCatalogue, withOwnAbi, type OwnMember} from './catalogue';
import {decode, type Outcome, type Reading as ReadingOf} from './decode';
import Failure from './Failure';
import {decoderLink} from './link';
import Match from './Match';
import Refused from './Refused';
import styles from './styles.module.css';
import Unknown from './Unknown';
import Values from './Values';

const catalogue = readCatalogue(data);

interface Props {
  readonly input: string;
  /** The reader's own ABI. */
  readonly own: readonly OwnMember[];
  readonly onAddAbi: () => void;
}

function Reading({reading, onAddAbi}: {readonly reading: ReadingOf; readonly onAddAbi: () => void}): ReactNode {
  switch (reading.status) {
    case 'decoded':
      return (
        <>
          {reading.matches.length > 1 && <p>The selector has more than one meaning; the caller tells which one is right.</p>}
          {reading.matches.map((match) => (
            <Match key={match.kind} match={match} />
          ))}
        </>
      );
    case 'hash':
      return (
        <div className={styles.match}>
          <p className={styles.title}>
            <strong>{reading.name}</strong>
          </p>
          <p>The 32 bytes are the hash that contracts keep for this name, for example as the role of an account.</p>
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
          <Values args={reading.args} />
        </div>
      );
    case 'transaction':
      return (
        <>
          <p>{reading.sentence}</p>
          {reading.call && <Reading reading={reading.call} onAddAbi={onAddAbi} />}
        </>
      );
    case 'unknown':
      return <Unknown reading={reading} onAddAbi={onAddAbi} />;
    case 'empty':
      return (
        <p className={styles.unknown}>
          {reading.isResult
            ? 'The call returned no data. Most often the address has no contract on this network, or the contract does not have the function: check address, network and ABI.'
            : 'The data is empty. The call reverted without a reason: a require without a text, a call to an address without code, or gas that ran out.'}
        </p>
      );
    case 'refused':
      return <Refused refusal={reading.refusal} />;
    case 'unexplained':
      return <Failure error={reading.error} onAddAbi={onAddAbi} />;
    case 'address':
      return <Address address={reading.address} />;
    case 'problem':
      return <p className={styles.problem}>{reading.message}</p>;
  }
}

interface ChoicesProps {
  readonly outcome: Outcome;
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

/** What the input says: its most important part, and the others to choose from. */
export default function Result({input, own, onAddAbi}: Props): ReactNode {
  const outcome = useMemo(() => decode(input, withOwnAbi(catalogue, own)), [input, own]);
  const [chosen, setChosen] = useState(0);
  const choice = outcome[chosen] ?? outcome[0];
  return (
    <>
      {outcome.length > 1 && <Choices outcome={outcome} chosen={chosen} onChoose={setChosen} />}
      <Reading reading={choice.reading} onAddAbi={onAddAbi} />
      {choice.bytes && <Share bytes={choice.bytes} />}
    </>
  );
}
