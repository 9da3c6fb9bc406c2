import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {getAddressUrl, networks, type NetworkId} from '@site/src/data/networks';
import {splitHex} from '@site/src/lib/text';
import CopyButton from '../CopyButton';
import styles from './styles.module.css';

/**
 * An address with a copy button and a link to its explorer page. Phones and narrow tables show only the address's start and end. tests/unit/addresses.test.ts
 * verifies the checksums of addresses in pages and data.
 */
export default function Address({
  value,
  network,
  title,
}: {
  readonly value: string;
  readonly network: NetworkId;
  /** What is at the address. The build sets it on pages (src/features/addresses). */
  readonly title?: string | undefined;
}): ReactNode {
  const {explorer, name} = networks[network];
  const [start, middle, end] = splitHex(value);
  return (
    <span>
      <code className="docs-hex" translate="no" title={title}>
        {start}
        <span>{middle}</span>
        {end}
      </code>{' '}
      <span className={styles.actions}>
        <CopyButton text={value} label={`Copy address ${value}`} />
        <Link
          href={getAddressUrl(network, value)}
          aria-label={`${value} on ${explorer.name}, ${name}`}
          className={clsx(styles.explorer)}>
          {explorer.name}
        </Link>
      </span>
    </span>
  );
}
