import {Fragment, type ReactNode} from 'react';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';

import type {LineaNetworkId} from '@site/src/data/networks';
import type {ExecutionClientId} from '@site/src/data/nodes/clients';

import ScrollTable from '@site/src/components/ScrollTable';
import styles from './styles.module.css';

/** Text of a data file: parts between backticks become code. */
export function inlineCode(text: string): ReactNode {
  return text
    .split('`')
    .map((part, index) => (index % 2 ? <code key={index}>{part}</code> : <Fragment key={index}>{part}</Fragment>));
}

/** Address of these docs, as shell commands need it. */
export function useSite(): string {
  const {siteConfig} = useDocusaurusContext();
  return `${siteConfig.url}${siteConfig.baseUrl}`.replace(/\/$/, '');
}

interface ColumnsProps {
  readonly caption: string;
  readonly columns: readonly string[];
  readonly children: ReactNode;
}

export function FactTable({caption, columns, children}: ColumnsProps): ReactNode {
  return (
    <ScrollTable>
      <caption className={styles.caption}>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </ScrollTable>
  );
}

export interface NetworkProps {
  readonly network: LineaNetworkId;
}

export interface ClientOnNetworkProps extends NetworkProps {
  readonly client: ExecutionClientId;
}
