import Link from '@docusaurus/Link';
import CodeBlock from '@theme/CodeBlock';
import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import {formatEther, type Hash} from 'viem';
import CopyButton from '@site/src/components/CopyButton';
import {
  lineaNetworks,
  networks,
  type LineaNetworkId,
  type NetworkId,
} from '@site/src/data/networks';
import type {ReactNode} from 'react';
import {
  getPublicEndpoint,
  type Endpoint,
} from '@site/src/features/request/endpoint';
import {createCodeSamples} from '@site/src/features/contracts/samples/codeSamples';
import {createFinalityPath} from '@site/src/features/finality/link';
import styles from '../ui/styles.module.css';
import EndpointForm from './EndpointForm';
import {
  explainFee,
  explainFinality,
  explainSentMessage,
  explainMessageState,
  formatTimes,
  summarizeTrace,
} from './explain';
import {
  createRequestSender,
  toDecoderInput,
  traceTransaction,
  type LookUpResult,
  type MinedTransaction,
} from './transaction';
import {
  createClaim,
  findSentMessages,
  readMessageState,
  type SentMessage,
} from './message';

type Rows = readonly (readonly [name: string, value: ReactNode])[];

/** A list of names and values, without those that are unknown. */
function Values({rows}: {readonly rows: Rows}): ReactNode {
  return (
    <dl className={styles.values}>
      {rows.map(
        ([name, value]) =>
          value && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

const renderCode = (text: string, isCopyable = false): ReactNode => (
  <>
    <code translate="no">{text}</code>
    {isCopyable && <CopyButton text={text} label="Copy" />}
  </>
);

function Command({
  hash,
  url,
}: {
  readonly hash: Hash;
  readonly url: string;
}): ReactNode {
  const command = `cast run ${hash} --rpc-url ${/^[\w:/.-]+$/.test(url) ? url : `'${url}'`}`;
  return (
    <p>
      On your machine: {renderCode(command)}{' '}
      <CopyButton text={command} label="Copy command" />
    </p>
  );
}

interface LookupProps {
  readonly hash: Hash;
  readonly endpoint: Endpoint;
  /** Decodes the text and renders the result. */
  readonly decode: (text: string) => ReactNode;
}

/** Traces a failed transaction at its position in the block, if the endpoint supports it. */
function Trace({hash, endpoint, decode}: LookupProps): ReactNode {
  return (
    <>
      <EndpointForm
        endpoints={[endpoint]}
        createLabel={(host) => `Trace it on ${host}`}
        sendRequest={(selectedEndpoint, signal) =>
          traceTransaction(createRequestSender(selectedEndpoint, signal), hash)
        }
        summarize={summarizeTrace}>
        {({kind, result}) =>
          kind === 'result' && decode(JSON.stringify(result))
        }
      </EndpointForm>
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
      <Values
        rows={[
          ['Hash', renderCode(hash, true)],
          ['From', renderCode(from)],
          ['To', renderCode(to)],
          ['Fee', renderCode(`${formatEther(fee)} ETH`)],
          ['Value', renderCode(`${formatEther(value)} ETH`)],
          ['Nonce', renderCode(String(nonce))],
        ]}
      />
      <p>{explainSentMessage(message, mined)}</p>
      <EndpointForm
        endpoints={
          target in lineaNetworks
            ? [getPublicEndpoint(target as LineaNetworkId)]
            : []
        }
        customUrlLabel={
          target in lineaNetworks
            ? undefined
            : `URL of your endpoint for ${networks[target].name}`
        }
        createLabel={(host) => `Ask ${host}`}
        sendRequest={(selectedEndpoint, signal) =>
          readMessageState(
            createRequestSender(selectedEndpoint, signal),
            message,
          )
        }
        summarize={(state) =>
          typeof state === 'string'
            ? {
                kind: 'success',
                text: explainMessageState(state, message, mined),
              }
            : {kind: 'failure', text: state.summary}
        }
      />
      <details>
        <summary>Claim it with viem, ethers or cast</summary>
        <Tabs groupId="rpc-client">
          {createCodeSamples(createClaim(message)).map(
            ({tool, language, code}) => (
              <TabItem key={tool} value={tool} label={tool}>
                <CodeBlock language={language}>{code}</CodeBlock>
              </TabItem>
            ),
          )}
        </Tabs>
        {needsProof && (
          <p>
            The script for{' '}
            <Link to="/technology/message-service/reference#on-l1">
              claims on L1
            </Link>{' '}
            finds the proof, the index and the root.
          </p>
        )}
      </details>
    </section>
  );
}

/** A mined transaction. If its error is unknown, the trace form comes first. */
function Mined({
  mined,
  network,
  ...lookupProps
}: LookupProps & {
  readonly mined: MinedTransaction;
  readonly network: NetworkId | undefined;
}): ReactNode {
  const {receipt, timestamp} = mined;
  const isErrorKnown = mined.replay?.kind === 'reverted';
  const trace = receipt.status === 'reverted' && <Trace {...lookupProps} />;
  const chain = network && networks[network];
  const [local, utc] = timestamp === undefined ? [] : formatTimes(timestamp);
  const messages = findSentMessages(mined, network);
  return (
    <>
      <Values
        rows={[
          ['Block', renderCode(receipt.blockNumber.toLocaleString('en-US'))],
          [
            'Time',
            local && (
              <span key="time" translate="no">{`${local} (${utc})`}</span>
            ),
          ],
          [
            'Finality',
            <span key="final">
              <Link to="/get-started/how-to/finalized-block">
                {explainFinality(mined, network)}
              </Link>
              {(network === 'linea' || network === 'lineaSepolia') && (
                <>
                  {' '}
                  <Link to={createFinalityPath(lookupProps.hash, network)}>
                    Follow it to finality
                  </Link>
                </>
              )}
            </span>,
          ],
          ['Fee', renderCode(explainFee(mined))],
          [
            'Explorer',
            chain && (
              <Link
                key="explorer"
                to={`${chain.explorer.url}/tx/${lookupProps.hash}`}>
                {chain.explorer.name}
              </Link>
            ),
          ],
        ]}
      />
      {!isErrorKnown && trace}
      {messages.map((message) => (
        <Message key={message.hash} message={message} mined={mined} />
      ))}
      {lookupProps.decode(toDecoderInput(mined))}
      {isErrorKnown && trace}
    </>
  );
}

interface Props extends LookupProps {
  readonly result: LookUpResult;
  /** Networks on which the hash was not found. */
  readonly networksWithoutHash: readonly (NetworkId | undefined)[];
  readonly onSelect: (network: LineaNetworkId) => void;
}

/** Renders the result of a lookup, with the next steps. */
export default function Report({
  result,
  networksWithoutHash,
  onSelect,
  ...lookupProps
}: Props): ReactNode {
  const {hash, endpoint} = lookupProps;
  if (result.status === 'mined')
    return (
      <Mined mined={result.mined} network={result.network} {...lookupProps} />
    );
  if (result.status === 'failed') {
    return (
      <>
        <p>
          Another endpoint may respond. Choose one above, or enter the URL of
          your own.
        </p>
        <Command hash={hash} url={endpoint.url} />
      </>
    );
  }
  if (result.exclusion)
    return (
      <p>
        <Link to="/technology/prover/prover-limits">
          Prover modules and their limits
        </Link>
      </p>
    );
  if (result.status === 'pending')
    return (
      <p>
        It is waiting for the sequencer to accept its gas price, or for a
        transaction with an earlier nonce from its sender: see{' '}
        <Link to="/technology/transaction-lifecycle">
          where a transaction can wait
        </Link>
        . Try again in a few seconds.
      </p>
    );
  const remainingNetworks = Object.values(lineaNetworks).filter(
    ({id}) => !networksWithoutHash.includes(id),
  );
  return remainingNetworks.length ? (
    <div className={styles.buttons}>
      {remainingNetworks.map(({id, rpcUrl}) => (
        <button
          key={id}
          type="button"
          className="button button--secondary"
          onClick={() => onSelect(id)}>
          {`Ask ${new URL(rpcUrl).host}`}
        </button>
      ))}
    </div>
  ) : (
    <p>
      Neither Linea network knows it. It may be on Ethereum:{' '}
      {[networks.ethereum, networks.sepolia].map(
        ({id, name, explorer}, index) => (
          <span key={id}>
            {index > 0 && ' or '}
            <Link
              to={`${explorer.url}/tx/${hash}`}>{`look for it on ${name}`}</Link>
          </span>
        ),
      )}
      . To search another chain, enter the URL of an endpoint for it above.
    </p>
  );
}
