import {useLocation} from '@docusaurus/router';
import LargeResponse from '@site/src/components/LargeResponse';
import StatusMessage from '@site/src/components/StatusMessage';
import {tryItId} from '@site/src/lib/routes';
import {truncate} from '@site/src/lib/text';
import {scrollIntoView} from '@site/src/lib/scrollIntoView';
import {useRequest} from '@site/src/lib/useRequest';
import buildPostmanRequest from '@theme/ApiExplorer/buildPostmanRequest';
import ParamOptions from '@theme/ApiExplorer/ParamOptions';
import Response from '@theme/ApiExplorer/Response';
import {
  clearCode,
  clearHeaders,
  clearResponse,
  setCode,
  setHeaders,
  setResponse,
} from '@theme/ApiExplorer/Response/slice';
import Server from '@theme/ApiExplorer/Server';
import {useTypedDispatch, useTypedSelector} from '@theme/ApiItem/hooks';
import {Request as PostmanRequest} from 'postman-collection';
import type {ApiItem} from 'docusaurus-plugin-openapi-docs/src/types';
import {
  useEffect,
  useId,
  useRef,
  useState,
  type ReactNode,
  type SubmitEvent,
} from 'react';
import {FormProvider, useForm} from 'react-hook-form';
import {SubmittedContext} from './ParameterInput';
import {validateParam} from './parameters';
import {send, type ApiOutcome} from './send';

/** Maximum number of response characters to show, because the theme renders an element for every token. */
const MAX_DISPLAYED_LENGTH = 200_000;

/** A form that sends the request shown in the samples. It opens on demand, and shows the outcome and the response below its fields. */
export default function RequestForm({
  item,
}: {
  readonly item: ApiItem;
}): ReactNode {
  const state = useTypedSelector((root) => root);
  const dispatch = useTypedDispatch();
  const {hash} = useLocation();
  const [isOpen = hash === `#${tryItId}`, setOpen] = useState<boolean>();
  // The theme's own fields require this context.
  const fields = useForm();
  const serverLabel = useId();
  const element = useRef<HTMLFormElement>(null);
  const {isSending, start, cancel, discard} = useRequest();
  const [attempts, setAttempts] = useState(0);
  const [outcome, setOutcome] = useState<ApiOutcome>();

  const {path, query, header, cookie} = state.params;
  const problems = [...path, ...query, ...header, ...cookie]
    .map(validateParam)
    .filter((problem) => problem !== undefined);
  const {url} = buildPostmanRequest(new PostmanRequest(item.postman), {
    ...state,
    server: state.server.value,
    contentType: state.contentType.value,
    accept: state.accept.value,
    pathParams: path,
    queryParams: query,
    headerParams: header,
    cookieParams: cookie,
  });

  useEffect(() => {
    if (attempts > 0)
      element.current
        ?.querySelector<HTMLInputElement>('[aria-invalid="true"]')
        ?.focus();
  }, [attempts]);

  /** Clears the outcome of the previous request. */
  function reset(): void {
    discard();
    setOutcome(undefined);
    [clearResponse, clearCode, clearHeaders].forEach((clear) =>
      dispatch(clear()),
    );
  }

  function showOutcome(receivedOutcome: ApiOutcome): void {
    setOutcome(receivedOutcome);
    // An empty body is not passed on, because the theme would then ask the reader to press Send again.
    if (receivedOutcome.response?.text.trim()) {
      const {text, status, headers} = receivedOutcome.response;
      dispatch(
        setResponse(text.length > MAX_DISPLAYED_LENGTH ? truncate(text) : text),
      );
      dispatch(setCode(status));
      dispatch(setHeaders(headers));
    }
  }

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    if (isSending) return;
    reset();
    setAttempts(attempts + 1);
    if (problems.length === 0)
      void start(
        (signal) => send(url.toString(), item.responses, signal),
        showOutcome,
      );
  }

  const text = outcome?.response?.text ?? '';
  return (
    <FormProvider {...fields}>
      <SubmittedContext value={attempts > 0}>
        <details
          className="openapi-explorer__request"
          open={isOpen}
          onToggle={({currentTarget}) => setOpen(currentTarget.open)}>
          <summary
            id={serverLabel}
            className={
              isOpen
                ? 'openapi-explorer__request-title'
                : 'button button--secondary'
            }>
            Try it {isOpen && <span aria-hidden="true">Close</span>}
          </summary>
          <form
            ref={element}
            className="openapi-explorer__details-outer-container"
            noValidate
            onSubmit={submit}
            onChange={reset}>
            {state.server.options.length > 1 && (
              <Server labelId={serverLabel} />
            )}
            <ParamOptions />
            <p className="openapi-explorer__buttons">
              <button
                className="button button--primary"
                type="submit"
                aria-disabled={isSending}>
                Send request
              </button>
              {isSending && (
                <button
                  className="button button--secondary"
                  type="button"
                  onClick={cancel}>
                  Cancel
                </button>
              )}
            </p>
            <div
              ref={outcome && scrollIntoView}
              role="status"
              className="openapi-explorer__outcome docs-outcome">
              {isSending && (
                <StatusMessage kind="loading">
                  Waiting for the response…
                </StatusMessage>
              )}
              {attempts > 0 && problems.length > 0 && (
                <StatusMessage kind="failure">{`Not sent: ${problems.join(' ')}`}</StatusMessage>
              )}
              {outcome && (
                <StatusMessage kind={outcome.isFailure ? 'failure' : 'success'}>
                  {outcome.summary}
                </StatusMessage>
              )}
              {text.length > MAX_DISPLAYED_LENGTH && (
                <LargeResponse body={text} name="token-api-response" />
              )}
            </div>
          </form>
          {state.response.code !== undefined && (
            <div ref={scrollIntoView} className="docs-outcome">
              <Response item={item} />
            </div>
          )}
        </details>
      </SubmittedContext>
    </FormProvider>
  );
}
