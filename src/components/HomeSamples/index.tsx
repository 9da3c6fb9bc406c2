import Link from '@docusaurus/Link';
import CodeBlock from '@theme/CodeBlock';
import Heading from '@theme/Heading';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import type {ReactNode} from 'react';
import {samples} from './samples';
import styles from './styles.module.css';

/** A first request to Linea, with curl or with viem. */
export default function HomeSamples(): ReactNode {
  return (
    <section aria-labelledby="first-request" className={styles.section}>
      <Heading as="h2" id="first-request">
        Your first request
      </Heading>
      <Tabs groupId="rpc-client">
        <TabItem value="curl" label="curl" default>
          <CodeBlock language="bash">{samples.bash}</CodeBlock>
          <CodeBlock language="json" title="Response">
            {samples.json}
          </CodeBlock>
        </TabItem>
        <TabItem value="viem" label="viem">
          <CodeBlock language="ts">{samples.ts}</CodeBlock>
          <CodeBlock language="ts" title="Output">
            30000000n
          </CodeBlock>
        </TabItem>
      </Tabs>
      <p className={styles.more}>
        For ethers, fetch and axios, see the{' '}
        <Link to="/api/reference">JSON-RPC API</Link>. If a transaction reverts,{' '}
        <Link to="/api/decode">decode its error</Link>.
      </p>
    </section>
  );
}
