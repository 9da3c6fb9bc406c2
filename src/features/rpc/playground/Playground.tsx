import {lineaNetworks, type LineaNetworkId} from '@site/src/data/networks';
import StatusMessage from '@site/src/components/StatusMessage';
import {
  createCodeSamples,
  rpcClients,
  type CodeSample,
} from '@site/src/features/rpc/codeSamples';
import {
  allMethods,
  type RpcMethod,
  type RpcMethodName,
} from '@site/src/features/rpc/methods';
import {
  chooseNetwork,
  lineaIds,
  type NetworkChoice,
} from '@site/src/features/network/choice';
import {replaceValues} from '@site/src/features/network/codeValues';
import {findCodeValues} from '@site/src/features/network/findCodeValues';
import {useNetwork} from '@site/src/features/network/useNetwork';
import {validateUrl} from '@site/src/lib/http';
import {useRequest} from '@site/src/lib/useRequest';
import {
  useEffect,
  useId,
  useRef,
  useState,
  type SubmitEvent,
  type ReactNode,
} from 'react';
import {requestFromWorker} from './crossOriginWorker';
import CustomUrlField from './CustomUrlField';
import FieldInputs from './FieldInputs';
import {parseJsonArray} from './fields';
import form from './form.module.css';
import Response from './Response';
import SendButtons from './SendButtons';
import {send, type RpcOutcome} from './send';
import {createShareUrl, type SharedRequest} from './sharedRequest';
import styles from './styles.module.css';
import {parseParams, addResultCheck} from './validate';

interface Props {
  readonly method: RpcMethodName;
  /** Initial content of the form, instead of the example. */
  readonly shared: SharedRequest | undefined;
}

type Endpoint = LineaNetworkId | 'custom';

const endpoints: readonly {readonly id: Endpoint; readonly label: string}[] = [
  ...Object.values(lineaNetworks).map(({id, name}) => ({
    id,
    label: `${name}, public endpoint`,
  })),
  {id: 'custom', label: 'My own URL'},
];

/** Formats the example's parameters as text, with the network's addresses. */
function formatExample(
  {initialParams, example}: RpcMethod,
  network: LineaNetworkId,
): string {
  const text = JSON.stringify(initialParams ?? example.params, null, 2);
  return network === 'lineaSepolia'
    ? replaceValues(text, findCodeValues(text))
    : text;
}

/** Focuses a field, which may be in the collapsed JSON. */
function focusField(field: HTMLElement | null | undefined): void {
  const details = field?.closest('details');
  if (details) details.open = true;
  field?.focus();
}

/** The open playground, with the endpoint, parameters and response. */
export default function Playground({method: name, shared}: Props): ReactNode {
  const method: RpcMethod = allMethods[name];
  const id = useId();
  const selectedNetwork = lineaIds[useNetwork()];
  /** The endpoint that a link or the reader has chosen for this request only. */
  const [override, setOverride] = useState<Endpoint | undefined>(() =>
    method.isPublic
      ? endpoints.find((option) => option.id === shared?.network)?.id
      : 'custom',
  );
  const endpoint = override ?? selectedNetwork;
  const [customUrl, setCustomUrl] = useState('');
  const [text, setText] = useState(
    () => shared?.params ?? formatExample(method, selectedNetwork),
  );
  const [shouldShowProblems, setShouldShowProblems] = useState(
    shared !== undefined,
  );
  const [rejectedAttempts, setRejectedAttempts] = useState(0);
  const [outcome, setOutcome] = useState<RpcOutcome & {readonly url: string}>();
  const [rejection, setRejection] = useState<string>();
  const [copyStatus, setCopyStatus] = useState<string>();
  const {isSending, start, cancel, discard} = useRequest();
  const element = useRef<HTMLFormElement>(null);
  const endpointSelect = useRef<HTMLSelectElement>(null);
  const editor = useRef<HTMLTextAreaElement>(null);

  // The button that opened the playground has been removed, so focus moves to the first field.
  useEffect(() => endpointSelect.current?.focus({preventScroll: true}), []);
  useEffect(() => {
    if (rejectedAttempts > 0)
      focusField(
        element.current?.querySelector<HTMLElement>('[aria-invalid="true"]'),
      );
  }, [rejectedAttempts]);

  const isCustomUrl = endpoint === 'custom';
  const url = isCustomUrl ? customUrl.trim() : lineaNetworks[endpoint].rpcUrl;
  const parsedParams = parseParams(text, method.params);
  const paramsProblem =
    shouldShowProblems && !parsedParams.ok ? parsedParams.problem : undefined;
  const urlProblem = isCustomUrl ? validateUrl(customUrl) : undefined;
  // The endpoint may support fields that the schema lacks.
  const canSendAnyway =
    !parsedParams.ok && parsedParams.params !== undefined && !urlProblem;

  /** Clears the outcome of the previous request. */
  function reset(): void {
    discard();
    setOutcome(undefined);
    setRejection(undefined);
    setCopyStatus(undefined);
  }

  function run(params: readonly unknown[]): void {
    reset();
    void start(
      (signal) =>
        send(
          url,
          addResultCheck(method),
          params,
          signal,
          isCustomUrl ? requestFromWorker : undefined,
        ),
      (result) => setOutcome({...result, url}),
    );
  }

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    if (isSending) return;
    setShouldShowProblems(true);
    if (parsedParams.ok && !urlProblem) {
      run(parsedParams.params);
      return;
    }
    reset();
    setRejection(parsedParams.ok ? urlProblem : parsedParams.problem.message);
    setRejectedAttempts(rejectedAttempts + 1);
  }

  const writeToClipboard = async (
    value: string,
    status: string,
  ): Promise<void> =>
    setCopyStatus(
      await navigator.clipboard.writeText(value).then(
        () => status,
        () => 'Not copied: the browser did not allow copying.',
      ),
    );

  async function copy(client: CodeSample['client']): Promise<void> {
    setRejection(undefined);
    const params = parseJsonArray(text);
    if (!params || urlProblem) {
      setShouldShowProblems(true);
      setCopyStatus(`Not copied: ${urlProblem ?? 'fix the JSON first.'}`);
      return;
    }
    const chain = isCustomUrl
      ? undefined
      : {
          name: lineaNetworks[endpoint].viemName,
          id: lineaNetworks[endpoint].chainId,
        };
    const code =
      createCodeSamples({
        method: name,
        params,
        url,
        ...(chain && {chain}),
      }).find((sample) => sample.client === client)?.code ?? '';
    await writeToClipboard(code, `Copied as ${client}`);
  }

  async function copyLink(): Promise<void> {
    const link = createShareUrl(
      window.location.origin + window.location.pathname,
      name,
      {network: isCustomUrl ? undefined : endpoint, params: text},
    );
    if (link === undefined)
      setCopyStatus('Not copied: the parameters are too long for a URL.');
    else
      await writeToClipboard(
        link,
        `Link copied${isCustomUrl ? ', without your URL' : ''}`,
      );
  }

  function edit(value: string): void {
    reset();
    setShouldShowProblems(true);
    setText(value);
  }

  return (
    <form ref={element} className={styles.form} onSubmit={submit} noValidate>
      <p className={styles.heading}>Request</p>
      {method.note && <p className={styles.note}>{method.note}</p>}
      <div>
        <label htmlFor={`${id}-endpoint`}>Endpoint</label>
        <select
          id={`${id}-endpoint`}
          ref={endpointSelect}
          value={endpoint}
          onChange={(event) => {
            reset();
            const selectedNetwork = (
              Object.keys(lineaIds) as NetworkChoice[]
            ).find((network) => lineaIds[network] === event.target.value);
            setOverride(selectedNetwork ? undefined : 'custom');
            if (selectedNetwork) chooseNetwork(selectedNetwork, event.target);
          }}>
          {endpoints
            .filter((option) => method.isPublic || option.id === 'custom')
            .map((option) => (
              <option key={option.id} value={option.id}>
                {option.label}
              </option>
            ))}
        </select>
      </div>
      {isCustomUrl && (
        <CustomUrlField
          label="URL of your endpoint"
          value={customUrl}
          placeholder="https://linea-mainnet.infura.io/v3/YOUR_API_KEY"
          problem={shouldShowProblems ? urlProblem : undefined}
          onChange={(value) => {
            reset();
            setCustomUrl(value);
          }}
        />
      )}
      <FieldInputs
        schema={method.params}
        text={text}
        problem={paramsProblem}
        problemId={`${id}-params-problem`}
        onEdit={edit}
        onEditJson={() => focusField(editor.current)}
      />
      <SendButtons
        label="Send request"
        isSending={isSending}
        onCancel={cancel}
      />
      <div role="status">
        {isSending && (
          <StatusMessage kind="loading">
            Waiting for the response…
          </StatusMessage>
        )}
        {rejection && (
          <StatusMessage kind="failure">{`Not sent: ${rejection}`}</StatusMessage>
        )}
        {outcome?.url === url && <Response outcome={outcome} method={name} />}
        {copyStatus && <p>{copyStatus}</p>}
      </div>
      {rejection && canSendAnyway && (
        <div className={styles.note}>
          <p>
            This field or parameter is not in the reference, but the endpoint
            may support it.
          </p>
          <button
            type="button"
            className="button button--secondary button--sm"
            onClick={() => run(parsedParams.params ?? [])}>
            Send anyway
          </button>
        </div>
      )}
      {/* The form does not show everything that a link can contain. */}
      <details open={shared !== undefined}>
        <summary id={`${id}-params`}>
          <code>params</code> as JSON
        </summary>
        <textarea
          ref={editor}
          rows={Math.min(14, text.split('\n').length + 1)}
          value={text}
          spellCheck={false}
          autoComplete="off"
          aria-labelledby={`${id}-params`}
          aria-invalid={Boolean(paramsProblem)}
          aria-describedby={paramsProblem && `${id}-params-problem`}
          onChange={(event) => edit(event.target.value)}
        />
      </details>
      <p className={form.buttons}>
        <span>Copy as</span>
        {rpcClients.map((client) => (
          <button
            key={client}
            type="button"
            className="button button--secondary button--sm"
            aria-label={`Copy as ${client}`}
            onClick={() => void copy(client)}>
            {client}
          </button>
        ))}
        <button
          type="button"
          className="button button--secondary button--sm"
          onClick={() => void copyLink()}>
          Copy link
        </button>
      </p>
    </form>
  );
}
