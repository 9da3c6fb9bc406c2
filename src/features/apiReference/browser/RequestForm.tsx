import LargeAnswer from '@site/src/components/LargeAnswer';
import {beginningOf} from '@site/src/lib/largeText';
import {useRequest} from '@site/src/lib/useRequest';
import buildPostmanRequest from '@theme/ApiExplorer/buildPostmanRequest';
import ParamOptions from '@theme/ApiExplorer/ParamOptions';
import {clearCode, clearHeaders, clearResponse, setCode, setHeaders, setResponse} from '@theme/ApiExplorer/Response/slice';
import Server from '@theme/ApiExplorer/Server';
import {useTypedDispatch, useTypedSelector} from '@theme/ApiItem/hooks';
import clsx from 'clsx';
import {Request as PostmanRequest} from 'postman-collection';
import {useEffect, useId, useRef, useState, type ReactNode, type SubmitEvent} from 'react';
import {FormProvider, useForm} from 'react-hook-form';
import type {Operation} from '../types';
import {problemOf} from './parameters';
import {send, type Outcome} from './send';
import {Tried} from './tried';

/** Answers above this are shown in part: the theme puts every word of them into an element of its own. */
const largest = 200_000;

interface Props {
  readonly item: Operation;
}

/** Sends the request that the samples show, and says what came of it. The answer itself is shown below by the theme. */
export default function RequestForm({item}: Props): ReactNode {
  const state = useTypedSelector((whole) => whole);
  const dispatch = useTypedDispatch();
  // Fields of the theme that we do not replace look for it.
  const form = useForm();
  const serverLabel = useId();
  const element = useRef<HTMLFormElement>(null);
  const {isSending, start, cancel, giveUp} = useRequest();
  const [attempts, setAttempts] = useState(0);
  const [outcome, setOutcome] = useState<Outcome>();

  const {path, query, header, cookie} = state.params;
  const problems = [...path, ...query, ...header, ...cookie].map(problemOf).filter((problem) => problem !== undefined);
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
    if (attempts > 0) {
      element.current?.querySelector<HTMLInputElement>('[aria-invalid="true"]')?.focus();
    }
  }, [attempts]);

  /** What came of another request, or is still to come, must not stand beside this one. */
  function forget(): void {
    giveUp();
    setOutcome(undefined);
    [clearResponse, clearCode, clearHeaders].forEach((clear) => dispatch(clear()));
  }

  function show(received: Outcome): void {
    setOutcome(received);
    // Without an answer the theme asks for the press of a button that was pressed.
    if (received.answer?.text.trim()) {
      const {text} = received.answer;
      dispatch(setResponse(text.length > largest ? beginningOf(text) : text));
      dispatch(setCode(received.answer.status));
      dispatch(setHeaders(received.answer.headers));
    }
  }

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    if (isSending) {
      return;
    }
    forget();
    setAttempts(attempts + 1);
    if (problems.length === 0) {
      void start((controller) => send(url.toString(), item.responses, controller), show);
    }
  }

  const large = outcome?.answer && outcome.answer.text.length > largest ? outcome.answer.text : undefined;
  const notSent = attempts > 0 && problems.length > 0;
  return (
    <FormProvider {...form}>
      <Tried value={attempts > 0}>
        <form ref={element} className="openapi-explorer__request-form" noValidate onSubmit={submit} onChange={forget}>
          <div className="openapi-explorer__request-header-container">
            <span className="openapi-explorer__request-title" id={serverLabel}>
              Request
            </span>
          </div>
          <div className="openapi-explorer__details-outer-container">
            {state.server.options.length > 1 && <Server labelId={serverLabel} />}
            <ParamOptions />
            <p className="openapi-explorer__buttons">
              <button className="openapi-explorer__request-btn" type="submit" aria-disabled={isSending}>
                Send API Request
              </button>
              {isSending && (
                <button className="button button--secondary" type="button" onClick={cancel}>
                  Cancel
                </button>
              )}
            </p>
            <div role="status" className={clsx('openapi-explorer__outcome', (notSent || outcome?.isFailure) && 'openapi-explorer__outcome--failure')}>
              {isSending && <p>Waiting for the answer …</p>}
              {notSent && <p>Not sent: {problems.join(' ')}</p>}
              {outcome && <p>{outcome.summary}</p>}
              {large && <LargeAnswer body={large} name="token-api-answer" />}
            </div>
          </div>
        </form>
      </Tried>
    </FormProvider>
  );
}
