import Link from '@docusaurus/Link';
import type {Generation} from '../../data';
import {mainnetSince, newest, releaseOf} from '../../data';
import CopyButton from '@site/src/components/CopyButton';
import {Fragment, useMemo, type ReactNode} from 'react';
import type {Holder, Place} from './catalogue';
import {decode, type Decoded} from './decode';
import type {Argument} from './shapes';
import styles from './styles.module.css';

/** Longer addresses are refused by some servers. */
const maxLinkLength = 6_000;

function Values({args}: {readonly args: readonly Argument[]}): ReactNode {
  return (
    <dl className={styles.values}>
      {args.map(({name, type, value, meaning, children, call}, index) => (
        // The arguments of one result never change their order.
        <Fragment key={index}>
          <dt>
            {name && <code>{name}</code>} <span className={styles.type}>{type}</span>
          </dt>
          <dd>
            {children ? <span className={styles.type}>{value}</span> : <code>{value || 'empty text'}</code>}
            {meaning && <strong className={styles.meaning}> {meaning}</strong>}
            {!children && value.length > 12 && <CopyButton text={value} label={`Copy ${name || type}`} />}
            {children && children.length > 0 && <Values args={children} />}
            {call && (
              <>
                <p className={styles.caption}>
                  Calls <code>{call.signature}</code>
                </p>
                {call.args.length > 0 && <Values args={call.args} />}
              </>
            )}
          </dd>
        </Fragment>
      ))}
    </dl>
  );
}

/** A generation with the day from which Mainnet has run it, where that is on record of the contract. */
function version(contract: string, generation: Generation): string {
  const days = mainnetSince(contract);
  const since = days[generation];
  if (since) return `${generation} (Mainnet from ${since})`;
  const isUnconfirmed = generation === newest && Object.keys(days).length > 0;
  return isUnconfirmed ? `${generation} (source of ${releaseOf(newest).source}, not confirmed as deployed)` : generation;
}

function Contracts({contracts}: {readonly contracts: readonly Holder[]}): ReactNode {
  if (!contracts.length) {
    return <p>Solidity itself raises this error: any contract can.</p>;
  }
  // The protocol's own contracts before those that others have as well.
  const sorted = contracts.toSorted((one, other) => Number(!one.generations.length) - Number(!other.generations.length));
  return (
    <>
      <p className={styles.caption}>Contracts and generations that have it</p>
      <ul>
        {sorted.map(({contract, generations: all, note}) => (
          <li key={contract}>
            <code>{contract}</code>: {note ?? all.map((generation) => version(contract, generation)).join(', ')}
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

function Match({match}: {readonly match: Decoded}): ReactNode {
  const {kind, name, signature, hex, args, note, contracts, places} = match;
  return (
    <div className={styles.match}>
      <p className={styles.title}>
        {kind === 'error' ? 'Error' : kind === 'event' ? 'Event' : 'Function'} <strong>{name}</strong>
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

function shareLink(input: string): string {
  const url = new URL(window.location.pathname, window.location.origin);
  url.searchParams.set('data', input.trim());
  return url.href;
}

/** What the input says, or why it says nothing. */
export default function Result({input}: {readonly input: string}): ReactNode {
  const outcome = useMemo(() => decode(input), [input]);
  if (!outcome.ok) {
    return <p className={styles.problem}>{outcome.message}</p>;
  }
  const link = shareLink(input);
  return (
    <>
      {outcome.matches.length > 1 && <p>The selector has more than one meaning; the caller tells which one is right.</p>}
      {outcome.matches.map((match) => (
        <Match key={match.kind} match={match} />
      ))}
      <p className={styles.share}>
        {link.length > maxLinkLength ? (
          'The data is too long for a link.'
        ) : (
          <>
            Link to this result <CopyButton text={link} label="Copy link to this result" />
          </>
        )}
      </p>
    </>
  );
}
