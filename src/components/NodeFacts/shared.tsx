import {Fragment, type ComponentProps, type ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

import type {LineaNetworkId} from '@site/src/data/networks';
import type {ExecutionClientId} from '@site/src/data/nodes/clients';

import {DataTable} from '@site/src/components/ScrollTable';
import styles from './styles.module.css';

/** Renders text from a data file, with parts in backticks as code. */
export function renderInlineCode(text: string): ReactNode {
  return text
    .split('`')
    .map((part, index) =>
      index % 2 ? (
        <code key={index}>{part}</code>
      ) : (
        <Fragment key={index}>{part}</Fragment>
      ),
    );
}

/** Returns the URL of this site, for shell commands. */
export function useSiteUrl(): string {
  const {siteConfig} = useDocusaurusContext();
  return `${siteConfig.url}${siteConfig.baseUrl}`.replace(/\/$/, '');
}

/** A data table with a caption. */
export function CaptionedTable({
  caption,
  ...table
}: Omit<ComponentProps<typeof DataTable>, 'caption'> & {
  readonly caption: string;
}): ReactNode {
  return (
    <DataTable
      caption={<caption className={styles.caption}>{caption}</caption>}
      {...table}
    />
  );
}

export interface NetworkProps {
  readonly network: LineaNetworkId;
}

export interface ClientOnNetworkProps extends NetworkProps {
  readonly client: ExecutionClientId;
}
