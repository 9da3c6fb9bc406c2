import Link from '@docusaurus/Link';
import CodeBlock from '@theme/CodeBlock';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import {formatEther, type Hash} from 'viem';
import CopyButton from '@site/src/components/CopyButton';
import {lineaNetworks, networks, type LineaNetworkId, type NetworkId} from '@site/src/data/networks';
import type {RpcOutcome} from '@site/src/features/rpc/playground/send';
import type {ReactNode} from 'react';
import {createCodeSamples} from '../../samples/codeSamples';
import styles from '../ui/styles.module.css';
import AskForm, {getPublicEndpoint, type Summary} from './AskForm';
import {explainFee, explainFinality, explainMessage, explainMessageState, formatTimes} from './explain';
import {createAsk, toDecoderInput, traceTransaction, type Endpoint, type LookUpResult, type MinedTransaction} from './transaction';
import {createClaim, findMessages, readMessageState, type SentMessage} from './message';

type Rows = readonly (readonly [name: string, value: ReactNode])[];

/** Names and values; hashes and amounts are protected from translation. */
function Facts({rows}: {readonly rows: Rows}): ReactNode {
  return (
    <dl className={styles.values}>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

const exact = (text: string, isCopied = false): ReactNode => (
  <>
    <code translate="no">{text}</code>
    {isCopied && <CopyButton text={text} label="Copy" />}
  </>
);

function Command({hash, url}: {readonly hash: Hash; readonly url: string}): ReactNode {
  const command = `cast run ${hash} --rpc-url ${/^[\w:/.-]+$/.test(url) ? url : `'${url}'`}`;
  return (
    <p>
      On your machine: {exact(command)} <CopyButton text={command} label="Copy command" />
    </p>
  );
}

interface Asked {
  readonly hash: Hash;
  readonly endpoint: Endpoint;
  /** Renders a text's decoded content. */
  readonly decode: (text: string) => ReactNode;
}

/** Traces a failed transaction at its position in the block, if the endpoint supports it. */
function Trace({hash, endpoint, decode}: Asked): ReactNode {
  const summarizeTrace = ({kind, summary}: RpcOutcome): Summary | undefined =>
    kind === 'result' ? undefined : {kind: 'failure', text: `${summary} Where debug_traceTransaction is not offered, use another endpoint or the command.`};
  return (
    <>
      <AskForm endpoints={[endpoint]} createLabel={(host) => `Trace it at ${host}`} ask={(asked, signal) => traceTransaction(createAsk(asked, signal), hash)} summarize={summarizeTrace}>
        {({kind, result}) => kind === 'result' && decode(JSON.stringify(result))}
      </AskForm>
      <Command hash={hash} url={endpoint.url} />
    </>
  );
}

interface MessageProps {
  readonly message: SentMessage;
  readonly mined: MinedTransaction;
}

/** A message to the other layer, and how to claim it. Ethereum state is read only from a custom URL. */
function Message({message, mined}: MessageProps): ReactNode {
  const {from, to, fee, value, nonce, hash, target, needsProof} = message;
  const title = `Message to ${networks[target].name}`;
  return (
    <section className={styles.match} aria-label={title}>
      <p className={styles.title}>
        <strong>{title}</strong>
      </p>
      <Facts
        rows={[
          ['Hash', exact(hash, true)],
          ['From', exact(from)],
          ['To', exact(to)],
          ['Fee', exact(`${formatEther(fee)} ETH`)],
          ['Value', exact(`${formatEther(value)} ETH`)],
          ['Nonce', exact(String(nonce))],
        ]}
      />
      <p>{explainMessage(message, mined)}</p>
      <AskForm
        endpoints={target in lineaNetworks ? [getPublicEndpoint(target as LineaNetworkId)] : []}
        ownUrlLabel={`URL of your endpoint of ${networks[target].name}`}
        createLabel={(host) => `Ask ${host}`}
        ask={(asked, signal) => readMessageState(createAsk(asked, signal), message)}
        summarize={(state) => (typeof state === 'string' ? {kind: 'success', text: explainMessageState(state, message, mined)} : {kind: 'failure', text: state.summary})}
      />
      <details>
        <summary>Claim it with viem, ethers or cast</summary>
        <Tabs groupId="rpc-client">
          {createCodeSamples(createClaim(message)).map(({tool, language, code}) => (
            <TabItem key={tool} value={tool} label={tool}>
              <CodeBlock language={language}>{code}</CodeBlock>
            </TabItem>
          ))}
        </Tabs>
        {needsProof && (
          <p>
            The script for <Link to="/technology/message-service/reference#on-l1">claims on L1</Link> finds the proof, the index and the root.
          </p>
        )}
      </details>
    </section>
  );
}

/** A mined transaction. If its error cannot be named, a trace is offered first. */
function Mined({mined, network, ...asked}: Asked & {readonly mined: MinedTransaction; readonly network: NetworkId | undefined}): ReactNode {
  const {receipt, timestamp} = mined;
  const isNamed = mined.replay?.kind === 'reverted';
  const trace = receipt.status === 'reverted' && <Trace {...asked} />;
  const chain = network && networks[network];
  const [local, utc] = timestamp === undefined ? [] : formatTimes(timestamp);
  const messages = findMessages(mined, network);
  return (
    <>
      <Facts
        rows={[
          ['Block', exact(receipt.blockNumber.toLocaleString('en-US'))],
          ...(local && utc ? ([['Time', <span key="time" translate="no">{`${local} (${utc})`}</span>]] as const) : []),
          ['How final?', <Link key="final" to="/get-started/how-to/finalized-block">{explainFinality(mined, network)}</Link>],
          ['Fee', exact(explainFee(mined))],
          ...(chain ? ([['Explorer', <Link key="explorer" to={`${chain.explorer.url}/tx/${asked.hash}`}>{chain.explorer.name}</Link>]] as const) : []),
        ]}
      />
      {!isNamed && trace}
      {messages.map((message) => (
        <Message key={message.hash} message={message} mined={mined} />
      ))}
      {asked.decode(toDecoderInput(mined))}
      {isNamed && trace}
    </>
  );
}

interface Props extends Asked {
  readonly result: LookUpResult;
  /** Networks on which the hash was not found. */
  readonly isUnknownOn: readonly (NetworkId | undefined)[];
  readonly onAsk: (network: LineaNetworkId) => void;
}

/** The result of a lookup, and the next steps. */
export default function Report({result, isUnknownOn, onAsk, ...asked}: Props): ReactNode {
  const {hash, endpoint} = asked;
  if (result.status === 'mined') return <Mined mined={result.mined} network={result.network} {...asked} />;
  if (result.status === 'unanswered') {
    return (
      <>
        <p>Another endpoint may answer. Choose it above, or enter the URL of your own.</p>
        <Command hash={hash} url={endpoint.url} />
      </>
    );
  }
  const isExcluded = Boolean(result.exclusion);
  const remaining = Object.values(lineaNetworks).filter(({id}) => !isUnknownOn.includes(id));
  return (
    <>
      {isExcluded && (
        <p>
          <Link to="/technology/prover/prover-limits">The modules of the prover and their limits</Link>
        </p>
      )}
      {result.status === 'pending' && !isExcluded && (
        <p>
          It waits for a price that the sequencer accepts, or for an earlier nonce of its sender: see <Link to="/technology/transaction-lifecycle">where a transaction can wait</Link>. Ask again in a few seconds.
        </p>
      )}
      {result.status === 'unknown' && !isExcluded && remaining.length > 0 && (
        <div className={styles.buttons}>
          {remaining.map(({id, rpcUrl}) => (
            <button key={id} type="button" className="button button--secondary" onClick={() => onAsk(id)}>
              {`Ask ${new URL(rpcUrl).host}`}
            </button>
          ))}
        </div>
      )}
      {result.status === 'unknown' && !isExcluded && remaining.length === 0 && (
        <p>
          No network of Linea knows it. Perhaps it is on Ethereum:{' '}
          {[networks.ethereum, networks.sepolia].map(({id, name, explorer}, index) => (
            <span key={id}>
              {index > 0 && ' or '}
              <Link to={`${explorer.url}/tx/${hash}`}>{`look for it on ${name}`}</Link>
            </span>
          ))}
          . Or ask your own endpoint of another chain above.
        </p>
      )}
    </>
  );
}
