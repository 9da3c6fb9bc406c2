import Link from '@docusaurus/Link';
import CopyButton from '@site/src/components/CopyButton';
import {joinList} from '@site/src/lib/text';
import {Fragment, useState, type ReactNode} from 'react';
import type {DecodedMember as Member} from '../verdict/decodeData';
import type {DecodedValue} from '../verdict/formatValue';
import {splitAtIdentifiers, type Links} from './links';
import type {DocsLink, ImplementingContract} from '../signatures';
import styles from './styles.module.css';

/** Number of values to show at a time, because rendering thousands would block the browser. */
const PAGE_SIZE = 200;

const verbs = {
  function: 'Calls',
  error: 'Reverts with',
  event: 'Emits',
} as const;

/** Decoded arguments and nested values, to any depth. */
export function Values({
  args,
}: {
  readonly args: readonly DecodedValue[];
}): ReactNode {
  const [count, setCount] = useState(PAGE_SIZE);
  return (
    <>
      <dl className={styles.values}>
        {args
          .slice(0, count)
          .map(
            (
              {name, type, value, description, meaning, children, inner},
              index,
            ) => (
              // The order of arguments never changes, so the index is a stable key.
              <Fragment key={index}>
                <dt>
                  {name && <code>{name}</code>}{' '}
                  <span className={styles.type}>{type}</span>
                </dt>
                <dd>
                  {children && type !== 'bytes' ? (
                    <span className={styles.type}>{value}</span>
                  ) : (
                    <code>{value || 'empty string'}</code>
                  )}
                  {description && <strong> {description}</strong>} {meaning}
                  {(!children || type === 'bytes') && value.length > 12 && (
                    <CopyButton text={value} label={`Copy ${name || type}`} />
                  )}
                  {children && children.length > 0 && (
                    <Values args={children} />
                  )}
                  {inner && (
                    <>
                      <p className={styles.caption}>
                        {verbs[inner.kind]} <code>{inner.signature}</code>
                      </p>
                      {inner.args.length > 0 && <Values args={inner.args} />}
                    </>
                  )}
                </dd>
              </Fragment>
            ),
          )}
      </dl>
      {args.length > count && (
        <button
          type="button"
          className="button button--secondary button--sm"
          onClick={() => setCount(count + PAGE_SIZE)}>
          Show more ({(args.length - count).toLocaleString('en-US')})
        </button>
      )}
    </>
  );
}

function Contracts({
  contracts,
}: {
  readonly contracts: readonly ImplementingContract[];
}): ReactNode {
  if (!contracts.length)
    return (
      <p>This error is built into Solidity: any contract can revert with it.</p>
    );
  const columns = [
    ...new Set(contracts.flatMap(({releases}) => releases)),
  ].sort((a, b) => Number(a) - Number(b));
  return (
    <details>
      <summary className={styles.caption}>
        Defined in {joinList(contracts.map(({contract}) => contract))}
      </summary>
      <table className={styles.contracts}>
        {columns.length > 0 && (
          <thead>
            <tr>
              <th scope="col">Contract</th>
              {columns.map((release) => (
                <th key={release} scope="col">
                  {release}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {contracts.map(({contract, releases, labels, note, route}) => (
            <tr key={contract}>
              <th scope="row">
                {route ? (
                  <Link to={route}>
                    <code>{contract}</code>
                  </Link>
                ) : (
                  <code>{contract}</code>
                )}
              </th>
              {note ? (
                <td colSpan={columns.length}>{note}</td>
              ) : (
                columns.map((release) => (
                  <td key={release}>
                    {releases.includes(release)
                      ? (labels[release] ?? 'yes')
                      : '–'}
                  </td>
                ))
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}

function DocsLinks({
  docsLinks,
}: {
  readonly docsLinks: readonly DocsLink[];
}): ReactNode {
  if (!docsLinks.length) return null;
  return (
    <>
      <p className={styles.caption}>
        {docsLinks.some(({isLater}) => isLater)
          ? 'The reference covers a later version'
          : 'In the reference'}
      </p>
      <ul>
        {docsLinks.map(({href, heading, page}) => (
          <li key={href}>
            <Link to={href}>
              {heading ? (
                <>
                  <code>{heading}</code> of {page}
                </>
              ) : (
                `The ${page} page`
              )}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}

/** Formats identifiers as code, linked to their entry in the reference if there is one. */
function formatIdentifiers(text: string, links: Links): ReactNode {
  return splitAtIdentifiers(text).map((part, index) => {
    if (index % 2 === 0) return part;
    const href = links[part];
    const code = <code key={index}>{part}</code>;
    return href ? (
      <Link key={index} to={href}>
        {code}
      </Link>
    ) : (
      code
    );
  });
}

const kinds = {error: 'Error', event: 'Event', function: 'Function'} as const;

interface Props {
  readonly match: Member;
  readonly links: Links;
}

/** A decoded error, call or log, with its values, the contracts that define it, and links. */
export default function DecodedMember({match, links}: Props): ReactNode {
  const {
    kind,
    name,
    signature,
    hex,
    args,
    note,
    contracts,
    docsLinks,
    cause: diagnosis,
    description,
  } = match;
  return (
    <div className={styles.match}>
      <p className={styles.title}>
        {kinds[kind]} <strong>{name}</strong>
      </p>
      <p className={styles.signature}>
        <code>{signature}</code>{' '}
        <span className={styles.type}>
          {kind === 'event' ? 'topic' : 'selector'}
        </span>{' '}
        <code>{hex}</code>
      </p>
      {note && <p>{note}</p>}
      {description && <p>{formatIdentifiers(description, links)}</p>}
      {diagnosis && <p>{formatIdentifiers(diagnosis.cause, links)}.</p>}
      {diagnosis && (
        <p className={styles.fix}>
          <strong>What to do</strong>
          <br />
          {formatIdentifiers(diagnosis.fix, links)}.
        </p>
      )}
      {args && (args.length ? <Values args={args} /> : <p>No arguments.</p>)}
      <Contracts contracts={contracts} />
      <DocsLinks docsLinks={docsLinks} />
    </div>
  );
}
