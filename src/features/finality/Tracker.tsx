import Link from '@docusaurus/Link';
import EndpointForm, {
  type Summary,
} from '@site/src/features/decoder/lookup/EndpointForm';
import {createRequestSender} from '@site/src/features/decoder/lookup/transaction';
import {
  getPublicEndpoint,
  type Endpoint,
} from '@site/src/features/request/endpoint';
import {lineaIds} from '@site/src/features/network/choice';
import {useNetwork} from '@site/src/features/network/useNetwork';
import decoder from '@site/src/features/decoder/ui/styles.module.css';
import form from '@site/src/features/request/styles.module.css';
import playground from '@site/src/features/rpc/playground/styles.module.css';
import {createDecoderLinkProps} from '@site/src/lib/decoderLink';
import {
  useEffect,
  useId,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import type {SharedTarget} from './link';
import {readProgress, type Answer} from './requests';
import {summarizeProgress} from './sentences';
import type {Finalization} from './stages';
import {parseTarget} from './target';
import Watch from './Watch';

interface Props {
  /** Initial content of the form. */
  readonly shared: SharedTarget | undefined;
  /** Contains the illustration and this tool. */
  readonly container: RefObject<HTMLElement | null>;
}

interface Reply {
  readonly endpoint: Endpoint;
  readonly answer: Answer;
}

/** What the tool has learned since the reader pressed the button. */
interface Update {
  /** The reply to the press. */
  readonly first: Reply;
  readonly answer: Answer;
  readonly finalization: Finalization | undefined;
}

/** Returns a function that runs jobs one after the other. Jobs must not reject. */
function useQueue(): <T>(job: () => Promise<T>) => Promise<T> {
  const lastJob = useRef<Promise<unknown>>(Promise.resolve());
  return (job) => {
    const nextJob = lastJob.current.then(job);
    lastJob.current = nextJob;
    return nextJob;
  };
}

/** A form that asks an endpoint how final a transaction or block is, and follows it until it is final. */
export default function Tracker({shared, container}: Props): ReactNode {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(shared?.text ?? '');
  const [update, setUpdate] = useState<Update>();
  const enqueue = useQueue();
  const selectedNetwork = lineaIds[useNetwork()];
  const firstNetwork = shared?.network ?? selectedNetwork;
  const target = parseTarget(text);

  // The button that opened the tool has been removed, so focus moves to the first field.
  useEffect(() => field.current?.focus({preventScroll: true}), []);

  async function sendRequest(
    endpoint: Endpoint,
    signal: AbortSignal,
  ): Promise<Reply> {
    const answer = await enqueue(() =>
      readProgress(createRequestSender(endpoint, signal), {
        target: target ?? {kind: 'newest'},
        network: endpoint.network,
      }),
    );
    return {endpoint, answer};
  }

  function summarize(reply: Reply): Summary {
    const {answer, finalization} =
      update?.first === reply
        ? update
        : {answer: reply.answer, finalization: undefined};
    return answer.status === 'failed'
      ? {kind: 'failure', text: answer.summary}
      : summarizeProgress(answer.progress, finalization, reply.endpoint.host);
  }

  return (
    <EndpointForm
      endpoints={[
        getPublicEndpoint(firstNetwork),
        getPublicEndpoint(firstNetwork === 'linea' ? 'lineaSepolia' : 'linea'),
      ]}
      customUrlLabel="URL of your endpoint for Linea"
      createLabel={(host) =>
        text.trim() ? `Ask ${host}` : `Watch the newest block on ${host}`
      }
      hasInvalidFields={target === undefined}
      renderFields={({isSubmitted, reset}) => {
        const isInvalid = isSubmitted && target === undefined;
        return (
          <>
            <p className={playground.heading}>How final is it?</p>
            <div>
              <label htmlFor={id}>Transaction hash or block number</label>
              <input
                id={id}
                ref={field}
                value={text}
                autoComplete="off"
                autoCapitalize="off"
                spellCheck={false}
                aria-invalid={isInvalid}
                aria-describedby={`${id}-hint`}
                onChange={(event) => {
                  reset();
                  setText(event.target.value);
                }}
              />
              <p
                id={`${id}-hint`}
                className={isInvalid ? form.problem : decoder.hint}>
                {isInvalid
                  ? 'Enter a transaction hash, which is 0x and 64 hexadecimal digits, or a block number.'
                  : 'Leave it empty to watch the newest block.'}
              </p>
            </div>
          </>
        );
      }}
      sendRequest={sendRequest}
      summarize={summarize}>
      {(reply) => {
        const {answer, endpoint} = reply;
        if (answer.status === 'failed') return null;
        const {progress} = answer;
        return progress.position.status === 'unknown' ? (
          <p>
            <Link {...createDecoderLinkProps(text.trim())}>
              Look it up in the decoder
            </Link>
            , which can say why it is missing.
          </p>
        ) : (
          <Watch
            endpoint={endpoint}
            firstProgress={progress}
            enqueue={enqueue}
            container={container}
            onUpdate={(latest) => setUpdate({first: reply, ...latest})}
          />
        );
      }}
    </EndpointForm>
  );
}
