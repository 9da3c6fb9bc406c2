import {lineaNetworks, type LineaNetworkId} from '@site/src/data/networks';
import {allMethods, type RpcMethod, type RpcMethodName} from '@site/src/features/rpc/methods';
import {useEffect, useId, useRef, useState, type SubmitEvent, type ReactNode} from 'react';
import {callsOf, type CallCode} from '@site/src/features/rpc/methods/calls';
import {useRequest} from '@site/src/lib/useRequest';
import Fields from './Fields';
import {parse} from './fields';
import form from './form.module.css';
import OwnUrlField from './OwnUrlField';
import {requestFromWorker} from './relay';
import {request} from './request';
import Response from './Response';
import SendButtons from './SendButtons';
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

const tools = ['curl', 'viem', 'ethers', 'cast'] as const;

/** The opened playground: endpoint, editable parameters, and what came back. */
export default function Playground({method: name}: Props): ReactNode {
  const method: RpcMethod = allMethods[name];
  const id = useId();
  const [endpoint, setEndpoint] = useState<Endpoint>(method.isPublic ? 'linea' : 'own');
  const [ownUrl, setOwnUrl] = useState('');
  const [text, setText] = useState(() => JSON.stringify(method.startParams ?? method.example.params, null, 2));
  const [isTried, setTried] = useState(false);
  const [answer, setAnswer] = useState<Answer>();
  const [refusal, setRefusal] = useState<string>();
  const [copied, setCopied] = useState<string>();
  const {isSending, start, cancel, giveUp} = useRequest();
  const first = useRef<HTMLSelectElement>(null);
  const editor = useRef<HTMLTextAreaElement>(null);

  // The button that opened the playground is gone: the focus goes on to the first field.
  useEffect(() => first.current?.focus({preventScroll: true}), []);

  const read = readParams(text, method.params);
  const paramsProblem = isTried && !read.ok ? read.problem : undefined;
  const urlProblem = endpoint === 'own' ? ownUrlProblem(ownUrl) : undefined;
  const shownUrlProblem = isTried ? urlProblem : undefined;

  /** What came of another request, or is still to come, must not stand below this one. */
  function forget(): void {
    giveUp();
    setAnswer(undefined);
    setRefusal(undefined);
    setCopied(undefined);
  }

  // Only what the schema does not know: everything that it knows is right.
  const canSendAnyway = !read.ok && read.params !== undefined && !urlProblem;
  const url = endpoint === 'own' ? ownUrl.trim() : lineaNetworks[endpoint].rpcUrl;

  function run(params: readonly unknown[]): void {
    forget();
    void start((controller) => send(endpoint === 'own' ? requestFromWorker : request, url, method, params, controller), setAnswer);
  }

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    if (isSending) {
      return;
    }
    setTried(true);
    forget();
    if (read.ok && !urlProblem) {
      run(read.params);
    } else {
      setRefusal(read.ok ? urlProblem : read.problem);
    }
  }

  async function copy(tool: CallCode['id']): Promise<void> {
    setRefusal(undefined);
    const params = parse(text);
    if (!params || urlProblem) {
      setTried(true);
      setCopied(`Not copied: ${urlProblem ?? 'correct the JSON first.'}`);
      return;
    }
    const chain = endpoint === 'own' ? undefined : {name: lineaNetworks[endpoint].viemName, id: lineaNetworks[endpoint].chainId};
    const code = callsOf({method: name, params, url, ...(chain && {chain})}).find((call) => call.id === tool)?.code ?? '';
    setCopied(await navigator.clipboard.writeText(code).then(() => `Copied for ${tool}`, () => 'Not copied: the browser refused it.'));
  }

  function edit(value: string): void {
    forget();
    setTried(true);
    setText(value);
  }

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
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
        <OwnUrlField
          label="URL of your endpoint"
          value={ownUrl}
          placeholder="https://linea-mainnet.infura.io/v3/YOUR_API_KEY"
          problem={shownUrlProblem}
          onChange={(value) => {
            forget();
            setOwnUrl(value);
          }}
        />
      )}
      <Fields schema={method.params} text={text} problem={paramsProblem} problemId={`${id}-params-problem`} onEdit={edit} onLeave={() => editor.current?.focus()} />
      <div>
        <label htmlFor={`${id}-params`}>
          <code>params</code> as JSON
        </label>
        <textarea
          id={`${id}-params`}
          ref={editor}
          rows={Math.min(14, text.split('\n').length + 1)}
          value={text}
          spellCheck={false}
          autoComplete="off"
          aria-invalid={Boolean(paramsProblem)}
          aria-describedby={`${id}-params-problem`}
          onChange={(event) => edit(event.target.value)}
        />
        <p id={`${id}-params-problem`} className={form.problem}>
          {paramsProblem}
        </p>
      </div>
      <SendButtons label="Send" isSending={isSending} onCancel={cancel} />
      <p className={form.buttons}>
        <span>Copy for</span>
        {tools.map((tool) => (
          <button key={tool} type="button" className="button button--secondary button--sm" aria-label={`Copy for ${tool}`} onClick={() => void copy(tool)}>
            {tool}
          </button>
        ))}
      </p>
      <div role="status">
        {isSending && <p>Waiting for the answer …</p>}
        {refusal && <p>Not sent: {refusal}</p>}
        {copied && <p>{copied}</p>}
        {answer && <Response answer={answer} method={name} />}
      </div>
      {refusal && canSendAnyway && (
        <div className={styles.note}>
          <p>The reference does not know it, but the endpoint may.</p>
          <button type="button" className="button button--secondary button--sm" onClick={() => run(read.params ?? [])}>
            Send anyway
          </button>
        </div>
      )}
    </form>
  );
}
