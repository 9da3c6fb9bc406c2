import StatusMessage from '@site/src/components/StatusMessage';
import {
  lineaNetworks,
  networks,
  type LineaNetworkId,
} from '@site/src/data/networks';
import CustomUrlField from '@site/src/features/rpc/playground/CustomUrlField';
import SendButtons from '@site/src/features/rpc/playground/SendButtons';
import form from '@site/src/features/rpc/playground/styles.module.css';
import {scrollIntoView} from '@site/src/lib/scrollIntoView';
import {validateUrl} from '@site/src/lib/http';
import {useRequest} from '@site/src/lib/useRequest';
import {useId, useState, type ReactNode, type SubmitEvent} from 'react';
import styles from '../ui/styles.module.css';
import type {Endpoint} from './transaction';

export function getPublicEndpoint(network: LineaNetworkId): Endpoint {
  const {rpcUrl} = lineaNetworks[network];
  return {url: rpcUrl, host: new URL(rpcUrl).host, network};
}

export interface Summary {
  /** `loading` means that there is something to wait for. */
  readonly kind: 'success' | 'failure' | 'loading';
  readonly text: string;
}

interface FieldsState {
  readonly isSubmitted: boolean;
  /** Discards the pending request and the previous result, which must not appear under other values. */
  readonly reset: () => void;
}

interface Props<Result> {
  /** Renders fields above the endpoint. */
  readonly renderFields?: (state: FieldsState) => ReactNode;
  /** Whether these fields prevent a request. */
  readonly hasInvalidFields?: boolean;
  /** Endpoints to choose from; the first is preselected. */
  readonly endpoints: readonly Endpoint[];
  /** Label of the field for a custom URL, if custom URLs are allowed. */
  readonly customUrlLabel?: string;
  /** Creates the button label, which names the host that receives the request. */
  readonly createLabel: (host: string) => string;
  readonly sendRequest: (
    endpoint: Endpoint,
    signal: AbortSignal,
  ) => Promise<Result>;
  readonly summarize: (result: Result) => Summary | undefined;
  /** Rendered below the summary; can send the request to another endpoint. */
  readonly children?: (
    result: Result,
    sendTo: (endpoint: Endpoint) => void,
  ) => ReactNode;
}

/** A form that sends a request to an endpoint only when the reader presses the button that names its host. */
export default function EndpointForm<Result>({
  renderFields,
  hasInvalidFields = false,
  endpoints,
  customUrlLabel,
  createLabel,
  sendRequest,
  summarize,
  children,
}: Props<Result>): ReactNode {
  const id = useId();
  const [choice, setChoice] = useState(endpoints[0]);
  const [customUrl, setCustomUrl] = useState('');
  const [isSubmitted, setSubmitted] = useState(false);
  const [result, setResult] = useState<Result>();
  const {isSending, start, cancel, discard} = useRequest();

  const problem = choice ? undefined : validateUrl(customUrl);
  const endpoint = choice ?? {
    url: customUrl,
    host: problem ? 'this endpoint' : new URL(customUrl).host,
  };
  const summary = result && summarize(result);

  function reset(): void {
    discard();
    setResult(undefined);
  }

  function send(nextEndpoint: Endpoint): void {
    reset();
    void start((signal) => sendRequest(nextEndpoint, signal), setResult);
  }

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    setSubmitted(true);
    if (!isSending && !problem && !hasInvalidFields) send(endpoint);
  }

  return (
    <>
      <form className={form.form} onSubmit={submit} noValidate>
        {renderFields?.({isSubmitted, reset})}
        {endpoints.length > 1 && (
          <div>
            <label htmlFor={id}>Endpoint</label>
            <select
              id={id}
              value={choice?.url}
              onChange={({target}) => {
                reset();
                setChoice(endpoints.find(({url}) => url === target.value));
              }}>
              {endpoints.map(({url, network}) => (
                <option key={url} value={url}>
                  {network && networks[network].name}, public endpoint
                </option>
              ))}
              {customUrlLabel && <option value="">My own URL</option>}
            </select>
          </div>
        )}
        {!choice && (
          <CustomUrlField
            label={customUrlLabel ?? ''}
            value={customUrl}
            problem={isSubmitted ? problem : undefined}
            onChange={(url) => {
              reset();
              setCustomUrl(url.trim());
            }}
          />
        )}
        <SendButtons
          label={createLabel(endpoint.host)}
          isSending={isSending}
          onCancel={cancel}
        />
      </form>
      <div ref={result ? scrollIntoView : undefined} className={styles.output}>
        <div role="status" className={styles.result}>
          {isSending && (
            <StatusMessage kind="loading">
              Waiting for the response…
            </StatusMessage>
          )}
          {summary && (
            <StatusMessage key={summary.text} kind={summary.kind}>
              {summary.text}
            </StatusMessage>
          )}
        </div>
        {result &&
          children?.(result, (nextEndpoint) => {
            setChoice(nextEndpoint);
            send(nextEndpoint);
          })}
      </div>
    </>
  );
}
