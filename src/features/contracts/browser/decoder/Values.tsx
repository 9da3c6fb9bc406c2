import CopyButton from '@site/src/components/CopyButton';
import {Fragment, type ReactNode} from 'react';
import type {Argument} from './shapes';
import styles from './styles.module.css';

const verbs = {function: 'Calls', error: 'Reverts with', event: 'Emits'} as const;

/** Decoded arguments, and what these hold, to any depth. */
export default function Values({args}: {readonly args: readonly Argument[]}): ReactNode {
  return (
    <dl className={styles.values}>
      {args.map(({name, type, value, meaning, children, inner}, index) => (
        // The arguments of one result never change their order.
        <Fragment key={index}>
          <dt>
            {name && <code>{name}</code>} <span className={styles.type}>{type}</span>
          </dt>
          <dd>
            {children && type !== 'bytes' ? <span className={styles.type}>{value}</span> : <code>{value || 'empty text'}</code>}
            {meaning && <strong className={styles.meaning}> {meaning}</strong>}
            {(!children || type === 'bytes') && value.length > 12 && <CopyButton text={value} label={`Copy ${name || type}`} />}
            {children && children.length > 0 && <Values args={children} />}
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
      ))}
    </dl>
  );
}
