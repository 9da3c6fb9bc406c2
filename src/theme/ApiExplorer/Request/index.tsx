// Wraps the original: sends the request at once instead of after 1.2 s, says what happened (the original shows nothing after a failure), and can cancel.
import StatusMessage from '@site/src/components/StatusMessage';
import {
  explainOutcome,
  timeoutMs,
} from '@site/src/features/apiReference/browser/explainOutcome';
import {requestJson} from '@site/src/lib/http';
import {scrollIntoView} from '@site/src/lib/scrollIntoView';
import {useRequest} from '@site/src/lib/useRequest';
import Request from '@theme-original/ApiExplorer/Request';
import type {Props} from '@theme/ApiExplorer/Request';
import buildPostmanRequest from '@theme/ApiExplorer/buildPostmanRequest';
import {
  clearCode,
  clearHeaders,
  clearResponse,
  setCode,
  setHeaders,
  setResponse,
} from '@theme/ApiExplorer/Response/slice';
import {useTypedDispatch, useTypedSelector} from '@theme/ApiItem/hooks';
import {Request as PostmanRequest} from 'postman-collection';
import {useState, type ReactNode, type SyntheticEvent} from 'react';

type Result = Awaited<ReturnType<typeof requestJson>>;

/** Opens the group of a field that the browser is about to report as invalid: it cannot focus a hidden field. */
function showInvalidField({target}: SyntheticEvent): void {
  (target as Element).closest('details')?.setAttribute('open', '');
}

export default function ApiRequest({item}: Props): ReactNode {
  const state = useTypedSelector((root) => root);
  const dispatch = useTypedDispatch();
  const {isSending, start, cancel, discard} = useRequest();
  const [result, setResult] = useState<Result>();

  /** Removes the outcome of the previous request. */
  function reset(): void {
    discard();
    setResult(undefined);
    [clearResponse, clearCode, clearHeaders].forEach((clear) =>
      dispatch(clear()),
    );
  }

  function show(received: Result): void {
    setResult(received);
    // The theme asks to press Send if the body is empty.
    if ('failure' in received || !received.response.text.trim()) return;
    const {text, status, headers} = received.response;
    dispatch(setResponse(text));
    dispatch(setHeaders(headers));
    dispatch(setCode(status));
  }

  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    // The original has a handler of its own.
    event.stopPropagation();
    if (isSending) return;
    reset();
    const {params, accept} = state;
    const request = buildPostmanRequest(new PostmanRequest(item.postman), {
      ...state,
      server: state.server.value,
      contentType: state.contentType.value,
      accept: accept.value,
      pathParams: params.path,
      queryParams: params.query,
      headerParams: params.header,
      cookieParams: params.cookie,
    });
    const headers = accept.value ? {accept: accept.value} : {};
    void start(
      (signal) =>
        requestJson(request.url.toString(), {headers}, {timeoutMs, signal}),
      show,
    );
  }

  const outcome = result && explainOutcome(result, item.responses);
  return (
    <div
      className="openapi-request"
      onSubmitCapture={submit}
      onInvalidCapture={showInvalidField}
      onChange={reset}>
      <Request item={item} />
      <div ref={outcome && scrollIntoView} role="status">
        {isSending && (
          <StatusMessage kind="loading">
            Waiting for the response…{' '}
            <button
              className="button button--secondary button--sm"
              type="button"
              onClick={cancel}>
              Cancel
            </button>
          </StatusMessage>
        )}
        {outcome && (
          <StatusMessage kind={outcome.isFailure ? 'failure' : 'success'}>
            {outcome.text}
          </StatusMessage>
        )}
      </div>
    </div>
  );
}
