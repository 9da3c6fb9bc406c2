import {
  lineaNetworks,
  type LineaNetworkId,
  type NetworkId,
} from '@site/src/data/networks';
import {LoadFailure} from '@site/src/features/loadErrors/LoadFailure';
import {lineaIds} from '@site/src/features/network/choice';
import {
  getPublicEndpoint,
  type Endpoint,
} from '@site/src/features/request/endpoint';
import {useNetwork} from '@site/src/features/network/useNetwork';
import {useState, type ReactNode} from 'react';
import type {Hash} from 'viem';
import styles from '../ui/styles.module.css';
import EndpointForm from './EndpointForm';
import type {LookUpResult} from './transaction';

interface Outcome {
  readonly endpoint: Endpoint;
  /** Undefined if the code failed to load. */
  readonly lookup:
    | {readonly tool: typeof import('./lazy'); readonly result: LookUpResult}
    | undefined;
}

interface Props {
  readonly hash: Hash;
  /** The reader's input, which contains the hash. */
  readonly input: string;
  /** Decodes the text and renders the result. */
  readonly decode: (text: string) => ReactNode;
}

/** Whether the input contains a URL from one of the network's explorers. */
const hasExplorerUrl = (text: string, network: LineaNetworkId): boolean =>
  [lineaNetworks[network].explorer, lineaNetworks[network].secondExplorer].some(
    ({url}) => text.includes(`${url}/`),
  );

/** A form that looks up a transaction. */
export default function Lookup({hash, input, decode}: Props): ReactNode {
  const [networksWithoutHash, setNetworksWithoutHash] = useState<
    readonly (NetworkId | undefined)[]
  >([]);
  const choice = lineaIds[useNetwork()];
  const firstNetwork =
    (['linea', 'lineaSepolia'] as const).find((id) =>
      hasExplorerUrl(input, id),
    ) ?? choice;
  const order: readonly LineaNetworkId[] = [
    firstNetwork,
    firstNetwork === 'linea' ? 'lineaSepolia' : 'linea',
  ];

  async function sendRequest(
    endpoint: Endpoint,
    signal: AbortSignal,
  ): Promise<Outcome> {
    const tool = await import('./lazy').catch(() => undefined);
    if (!tool) return {endpoint, lookup: undefined};
    const result = await tool.lookUp(
      tool.createRequestSender(endpoint, signal),
      hash,
      endpoint.network,
    );
    if (result.status === 'unknown')
      setNetworksWithoutHash((previous) => [...previous, result.network]);
    return {endpoint, lookup: {tool, result}};
  }

  return (
    <section className={styles.own} aria-label="Look up a transaction">
      <p className={styles.title}>
        <strong>Look up the transaction</strong>{' '}
        {input.trim() !== hash && <code translate="no">{hash}</code>}
      </p>
      <p className={styles.hint}>
        Only the endpoint that you ask receives the hash and, to find out why a
        transaction failed, its call.
      </p>
      <EndpointForm
        endpoints={order.map(getPublicEndpoint)}
        customUrlLabel="URL of your endpoint"
        createLabel={(host) => `Ask ${host}`}
        sendRequest={sendRequest}
        summarize={({endpoint, lookup}) =>
          lookup?.tool.summarize(lookup.result, endpoint.host)
        }>
        {({endpoint, lookup}, sendTo) =>
          lookup ? (
            <lookup.tool.Report
              result={lookup.result}
              hash={hash}
              endpoint={endpoint}
              decode={decode}
              networksWithoutHash={networksWithoutHash}
              onSelect={(network) => sendTo(getPublicEndpoint(network))}
            />
          ) : (
            <LoadFailure
              subject="The lookup"
              onRetry={() => sendTo(endpoint)}
            />
          )
        }
      </EndpointForm>
    </section>
  );
}
