import type {ReactNode} from 'react';
import CodeBlock from '@theme/CodeBlock';

import {downloadCommand, startCommand} from '@site/src/data/nodes/files';

import {useSite, type ClientOnNetworkProps} from './shared';

/** Commands that make the working folder and fetch the files of a client. */
export function DownloadCommand({client, network}: ClientOnNetworkProps): ReactNode {
  return <CodeBlock language="bash">{downloadCommand(client, network, useSite())}</CodeBlock>;
}

/** Fetches and runs the script that makes the shared secret. */
export function JwtCommand(): ReactNode {
  return (
    <CodeBlock language="bash">{`curl -fsSL -o create-jwt.sh ${useSite()}/files/nodes/create-jwt.sh\nbash create-jwt.sh`}</CodeBlock>
  );
}

/** Start of a client that is installed on the machine itself. */
export function StartCommand({client, network}: ClientOnNetworkProps): ReactNode {
  return <CodeBlock language="bash">{startCommand(client, network)}</CodeBlock>;
}
