import {lineaNetworks, type LineaNetworkId} from '@site/src/data/networks';
import {rpcMethods, type RpcMethod, type RpcMethodName} from '@site/src/features/rpc/methods';
import {useEffect, useId, useRef, useState, type SubmitEvent, type ReactNode} from 'react';
import {requestFromWorker} from './relay';
import {request} from './request';
import {send, type Answer} from './send';
import styles from './styles.module.css';
import {ownUrlProblem, readParams} from './validate';

interface Props {
  readonly method: RpcMethodName;
}

type Endpoint = LineaNetworkId | 'own';

const endpoints: readonly {readonly id: Endpoint; readonly label: string}[] = [
  ...Object.values(lineaNetworks).map(({id, name}) => ({id, label: `${name}, public endpoint`})),
  {id: 'own', label: 'My own URL'},
];

function Response({answer}: {readonly answer: Answer}): ReactNode {
  const {kind, summary, milliseconds, body} = answer;
  return (
    <>
      <p className={styles.summary} data-kind={kind}>
        {summary} <span className={styles.time}>{milliseconds.toLocaleString('en-US')} ms</span>
      </p>
      {body && (
        <pre className={styles.body} tabIndex={0} role="group" aria-label="Response body">
          <code>{body}</code>
        </pre>
      )}
    </>
  );
}

/** The opened playground: endpoint, editable parameters, and what came back. */
export default function Playground({method: name}: Props): ReactNode {
  const method: RpcMethod = rpcMethods[name];
  const id = useId();
  const [endpoint, setEndpoint] = useState<Endpoint>(method.isPublic ? 'linea' : 'own');
  const [ownUrl, setOwnUrl] = useState('');
  const [text, setText] = useState(() => JSON.stringify(method.startParams ?? method.example.params, null, 2));
  const [isTried, setTried] = useState(false);
  const [answer, setAnswer] = useState<Answer>();
  const [refusal, setRefusal] = useState<string>();
  const [isSending, setSending] = useState(false);
  const controller = useRef<AbortController>(undefined);
  const first = useRef<HTMLSelectElement>(null);

  // The button that opened the playground is gone: the focus goes on to the first field.
  useEffect(() => {
    first.current?.focus({preventScroll: true});
    return () => controller.current?.abort();
  }, []);

  const read = readParams(text, method.params);
  const paramsProblem = isTried && !read.ok ? read.problem : undefined;
  const urlProblem = endpoint === 'own' ? ownUrlProblem(ownUrl) : undefined;
  const shownUrlProblem = isTried ? urlProblem : undefined;

  /** What came of another request must not stand below this one. */
  function forget(): void {
    setAnswer(undefined);
    setRefusal(undefined);
  }

  async function submit(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    if (isSending) {
      return;
    }
    setTried(true);
    forget();
    if (!read.ok || urlProblem) {
      setRefusal(read.ok ? urlProblem : read.problem);
      return;
    }
    const started = new AbortController();
    controller.current = started;
    setSending(true);
    const [transport, url] = endpoint === 'own' ? [requestFromWorker, ownUrl] : [request, lineaNetworks[endpoint].rpcUrl];
    const received = await send(transport, url, method, read.params, started);
    setAnswer(received);
    setSending(false);
  }

  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      {method.note && <p className={styles.note}>{method.note}</p>}
      <div>
        <label htmlFor={`${id}-endpoint`}>Endpoint</label>
        <select
          id={`${id}-endpoint`}
          ref={first}
          value={endpoint}
          onChange={(event) => {
            const chosen = endpoints.find((one) => one.id === event.target.value);
            if (chosen) {
              forget();
              setEndpoint(chosen.id);
            }
          }}>
          {endpoints
            .filter((one) => method.isPublic || one.id === 'own')
            .map((one) => (
              <option key={one.id} value={one.id}>
                {one.label}
              </option>
            ))}
        </select>
      </div>
      {endpoint === 'own' && (
        <div>
          <label htmlFor={`${id}-url`}>URL of your endpoint</label>
          <input
            id={`${id}-url`}
            type="url"
            value={ownUrl}
            placeholder="https://linea-mainnet.infura.io/v3/YOUR_API_KEY"
            autoComplete="off"
            spellCheck={false}
            aria-invalid={Boolean(shownUrlProblem)}
            aria-describedby={`${id}-url-problem`}
            onChange={(event) => {
              forget();
              setOwnUrl(event.target.value);
            }}
          />
          <p id={`${id}-url-problem`} className={styles.problem}>
            {shownUrlProblem}
          </p>
        </div>
      )}
      <div>
        <label htmlFor={`${id}-params`}>
          <code>params</code> as JSON
        </label>
        <textarea
          id={`${id}-params`}
          rows={Math.min(14, text.split('\n').length + 1)}
          value={text}
          spellCheck={false}
          autoComplete="off"
          aria-invalid={Boolean(paramsProblem)}
          aria-describedby={`${id}-params-problem`}
          onChange={(event) => {
            forget();
            setTried(true);
            setText(event.target.value);
          }}
        />
        <p id={`${id}-params-problem`} className={styles.problem}>
          {paramsProblem}
        </p>
      </div>
      <p className={styles.buttons}>
        <button type="submit" className="button button--primary" aria-disabled={isSending}>
          Send
        </button>
        {isSending && (
          <button type="button" className="button button--secondary" onClick={() => controller.current?.abort()}>
            Cancel
          </button>
        )}
      </p>
      <div role="status">
        {isSending && <p>Waiting for the answer …</p>}
        {refusal && <p>Not sent: {refusal}</p>}
        {answer && <Response answer={answer} />}
      </div>
    </form>
  );
}
