import RequestForm, {
  RequestStatus,
} from '@site/src/features/request/RequestForm';
import StatusMessage from '@site/src/components/StatusMessage';
import type {Endpoint} from '@site/src/features/request/endpoint';
import {useRequestForm} from '@site/src/features/request/useRequestForm';
import {scrollIntoView} from '@site/src/lib/scrollIntoView';
import {useState, type ReactNode} from 'react';
import styles from '../ui/styles.module.css';

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
  readonly customUrlLabel?: string | undefined;
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

/** A request form with its outcome below it, which may contain further forms. */
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
  const [selected, setSelected] = useState(endpoints[0]);
  const request = useRequestForm({
    selected,
    sendRequest,
    findProblem: (urlProblem) =>
      hasInvalidFields ? 'correct the marked value.' : urlProblem,
  });
  const {result, shouldShowProblems: isSubmitted, reset} = request;

  function sendTo(endpoint: Endpoint): void {
    setSelected(endpoint.network && endpoint);
    request.send(endpoint);
  }

  return (
    <>
      <RequestForm
        request={request}
        endpoints={endpoints}
        selected={selected}
        onSelect={setSelected}
        {...(customUrlLabel && {customUrl: {label: customUrlLabel}})}
        submitLabel={createLabel(request.endpoint.host)}
        header={renderFields?.({isSubmitted, reset})}
      />
      <div ref={result ? scrollIntoView : undefined} className={styles.output}>
        <RequestStatus request={request} className={styles.result}>
          {(outcome) => {
            const summary = summarize(outcome);
            return (
              summary && (
                <StatusMessage key={summary.text} kind={summary.kind}>
                  {summary.text}
                </StatusMessage>
              )
            );
          }}
        </RequestStatus>
        {result !== undefined && children?.(result, sendTo)}
      </div>
    </>
  );
}
