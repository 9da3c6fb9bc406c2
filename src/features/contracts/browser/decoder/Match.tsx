import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import type {Holder, Place} from './catalogue';
import type {Decoded} from './read';
import styles from './styles.module.css';
import Values from './Values';

function Contracts({contracts}: {readonly contracts: readonly Holder[]}): ReactNode {
  if (!contracts.length) {
    return <p>Solidity itself raises this error: any contract can.</p>;
  }
  return (
    <>
      <p className={styles.caption}>Contracts and generations that have it</p>
      <ul>
        {contracts.map(({contract, labels, note}) => (
          <li key={contract}>
            <code>{contract}</code>: {note ?? labels.join(', ')}
          </li>
        ))}
      </ul>
    </>
  );
}

function Places({places}: {readonly places: readonly Place[]}): ReactNode {
  if (!places.length) {
    return null;
  }
  const isLater = places.some((place) => place.isLater);
  return (
    <>
      <p className={styles.caption}>{isLater ? 'The reference documents what became of it' : 'In the reference'}</p>
      <ul>
        {places.map(({href, heading, page}) => (
          <li key={href}>
            <Link to={href}>
              {heading ? <code>{heading}</code> : 'The page'} of {page}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

const kinds = {error: 'Error', event: 'Event', function: 'Function'} as const;

/** A decoded error, call or log: name, values, who has it, where to read on. */
export default function Match({match}: {readonly match: Decoded}): ReactNode {
  const {kind, name, signature, hex, args, note, contracts, places} = match;
  return (
    <div className={styles.match}>
      <p className={styles.title}>
        {kinds[kind]} <strong>{name}</strong>
      </p>
      <p className={styles.signature}>
        <code>{signature}</code> <span className={styles.type}>{kind === 'event' ? 'topic' : 'selector'}</span> <code>{hex}</code>
      </p>
      {note && <p>{note}</p>}
      {args && (args.length ? <Values args={args} /> : <p>It has no arguments.</p>)}
      <Contracts contracts={contracts} />
      <Places places={places} />
    </div>
  );
}
