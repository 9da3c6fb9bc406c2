import Link from '@docusaurus/Link';
import CodeBlock from '@theme/CodeBlock';
import Heading from '@theme/Heading';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Copied from docs/api/reference/index.mdx, whose samples are checked; a test compares the two. */
const samples = {
  curl: `curl https://rpc.linea.build \\
  --request POST \\
  --header "Content-Type: application/json" \\
  --data '{"jsonrpc":"2.0","id":1,"method":"eth_blockNumber","params":[]}'`,
  viem: `import {createPublicClient, http} from 'viem';
import {linea} from 'viem/chains';

const client = createPublicClient({chain: linea, transport: http()});

// The action converts the hexadecimal string to a bigint.
const blockNumber = await client.getBlockNumber();
console.log(blockNumber);`,
  response: `{
  "jsonrpc": "2.0",
  "id": 1,
  "result": "0x1c9c380"
}`,
} as const;

/** A first request to Linea, with curl or with viem. */
export default function HomeSamples(): ReactNode {
  return (
    <section aria-labelledby="first-request" className={styles.section}>
      <Heading as="h2" id="first-request">
        Your first request
      </Heading>
      <Tabs groupId="rpc-client">
        <TabItem value="curl" label="curl" default>
          <CodeBlock language="bash">{samples.curl}</CodeBlock>
          <CodeBlock language="json" title="Response">
            {samples.response}
          </CodeBlock>
        </TabItem>
        <TabItem value="viem" label="viem">
          <CodeBlock language="ts">{samples.viem}</CodeBlock>
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
