import {lineaNetworks, type LineaNetworkId} from '@site/src/data/networks';
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
import RequestForm, {
  RequestStatus,
} from '@site/src/features/request/RequestForm';
import {getPublicEndpoint} from '@site/src/features/request/endpoint';
import form from '@site/src/features/request/styles.module.css';
import {useRequestForm} from '@site/src/features/request/useRequestForm';
import {focusField} from '@site/src/lib/browser';
import {send} from '@site/src/features/rpc/send';
import {useId, useRef, useState, type ReactNode} from 'react';
import FieldInputs from './FieldInputs';
import {parseJsonArray} from './fields';
import Response from './Response';
import {createShareUrl, type SharedRequest} from './sharedRequest';
import styles from './styles.module.css';
import {parseParams, addResultCheck} from './validate';

interface Props {
  readonly method: RpcMethodName;
  /** Initial content of the form, instead of the example. */
  readonly shared: SharedRequest | undefined;
}

const publicEndpoints = Object.values(lineaNetworks).map(({id}) =>
  getPublicEndpoint(id),
);

const isLineaNetwork = (id: string | undefined): id is LineaNetworkId =>
  id !== undefined && id in lineaNetworks;

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

/** The open playground, with the endpoint, parameters and response. */
export default function Playground({method: name, shared}: Props): ReactNode {
  const method: RpcMethod = allMethods[name];
  const id = useId();
  const selectedNetwork = lineaIds[useNetwork()];
  /** The endpoint that a link or the reader has chosen for this request only. */
  const [override, setOverride] = useState<
    LineaNetworkId | 'custom' | undefined
  >(isLineaNetwork(shared?.network) ? shared.network : undefined);
  const endpoints = method.isPublic ? publicEndpoints : [];
  const selected = endpoints.find(
    ({network}) => network === (override ?? selectedNetwork),
  );
  const [text, setText] = useState(
    () => shared?.params ?? formatExample(method, selectedNetwork),
  );
  const editor = useRef<HTMLTextAreaElement>(null);
  const parsedParams = parseParams(text, method.params);
  const request = useRequestForm({
    selected,
    sendRequest: (endpoint, signal) =>
      send(endpoint, addResultCheck(method), parsedParams.params ?? [], signal),
    findProblem: (urlProblem) =>
      parsedParams.ok ? urlProblem : parsedParams.problem.message,
    showsProblems: shared !== undefined,
  });
  const {endpoint, urlProblem} = request;
  const paramsProblem =
    request.shouldShowProblems && !parsedParams.ok
      ? parsedParams.problem
      : undefined;
  // The endpoint may support fields that the schema lacks.
  const canSendAnyway =
    request.notice?.kind === 'rejection' &&
    !urlProblem &&
    parsedParams.params !== undefined;

  const showInfo = (info: string): void =>
    request.setNotice({kind: 'info', text: info});

  const writeToClipboard = async (value: string, info: string): Promise<void> =>
    showInfo(
      await navigator.clipboard.writeText(value).then(
        () => info,
        () => 'Not copied: the browser did not allow copying.',
      ),
    );

  async function copy(client: CodeSample['client']): Promise<void> {
    const params = parseJsonArray(text);
    if (!params || urlProblem) {
      request.showProblems();
      showInfo(`Not copied: ${urlProblem ?? 'fix the JSON first.'}`);
      return;
    }
    const network = isLineaNetwork(selected?.network)
      ? lineaNetworks[selected.network]
      : undefined;
    const code =
      createCodeSamples({
        method: name,
        params,
        url: endpoint.url,
        ...(network && {
          chain: {name: network.viemName, id: network.chainId},
        }),
      }).find((sample) => sample.client === client)?.code ?? '';
    await writeToClipboard(code, `Copied as ${client}`);
  }

  async function copyLink(): Promise<void> {
    const link = createShareUrl(
      window.location.origin + window.location.pathname,
      name,
      {network: selected?.network, params: text},
    );
    if (link === undefined)
      showInfo('Not copied: the parameters are too long for a URL.');
    else
      await writeToClipboard(
        link,
        `Link copied${selected ? '' : ', without your URL'}`,
      );
  }

  function edit(value: string): void {
    request.reset();
    request.showProblems();
    setText(value);
  }

  return (
    <RequestForm
      request={request}
      endpoints={endpoints}
      selected={selected}
      onSelect={(choice, select) => {
        setOverride(choice ? undefined : 'custom');
        const network = (Object.keys(lineaIds) as NetworkChoice[]).find(
          (name) => lineaIds[name] === choice?.network,
        );
        if (network) chooseNetwork(network, select);
      }}
      customUrl={{
        label: 'URL of your endpoint',
        placeholder: 'https://linea-mainnet.infura.io/v3/YOUR_API_KEY',
      }}
      // Methods that no public endpoint supports need the reader's own URL.
      alwaysShowsEndpoint
      submitLabel="Send request"
      focusesFirstField
      header={
        <>
          <p className={styles.heading}>Request</p>
          {method.note && <p className={styles.note}>{method.note}</p>}
        </>
      }
      fields={
        <FieldInputs
          schema={method.params}
          text={text}
          problem={paramsProblem}
          problemId={`${id}-params-problem`}
          onEdit={edit}
          onEditJson={() => focusField(editor.current)}
        />
      }>
      <RequestStatus request={request}>
        {(outcome) => <Response outcome={outcome} method={name} />}
      </RequestStatus>
      {canSendAnyway && (
        <div className={styles.note}>
          <p>
            This field or parameter is not in the reference, but the endpoint
            may support it.
          </p>
          <button
            type="button"
            className="button button--secondary button--sm"
            onClick={() => request.send(endpoint)}>
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
    </RequestForm>
  );
}
