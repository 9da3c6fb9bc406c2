import Link from '@docusaurus/Link';
import {
  type ReactNode,
  type SubmitEvent,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import {type AbiFunction, type AbiParameter, parseAbiItem} from 'viem';
import StatusMessage from '@site/src/components/StatusMessage';
import {lineaNetworks, type NetworkId, networks} from '@site/src/data/networks';
import {
  type SystemContract,
  systemContracts,
} from '@site/src/data/systemContracts';
import CustomUrlField from '@site/src/features/rpc/playground/CustomUrlField';
import SendButtons from '@site/src/features/rpc/playground/SendButtons';
import shared from '@site/src/features/rpc/playground/form.module.css';
import NetworkSwitch from '@site/src/features/network/NetworkSwitch';
import {useNetwork} from '@site/src/features/network/useNetwork';
import {createDecoderLinkProps} from '@site/src/lib/decoderLink';
import {validateUrl} from '@site/src/lib/http';
import {useRequest} from '@site/src/lib/useRequest';
import {call, type CallOutcome} from './call';
import {parseInput, describeType} from './inputs';
import type {Layer} from '../../samples/sampleValues';
import styles from './styles.module.css';

interface Props {
  /** The function's signature in human-readable ABI format. */
  readonly declaration: string;
  /** Empty if the reader has to enter the contract's address. */
  readonly address: string;
  readonly network: Layer;
  readonly initialValues: readonly string[];
}

function Outcome({outcome}: {readonly outcome: CallOutcome}): ReactNode {
  const {isFailure, summary, values, revertData} = outcome;
  return (
    <>
      <StatusMessage kind={isFailure ? 'failure' : 'success'}>
        <span key={summary}>{summary}</span>
        {revertData && (
          <>
            {' '}
            <Link {...createDecoderLinkProps(revertData)}>
              Decode the revert
            </Link>
          </>
        )}
      </StatusMessage>
      {values.length > 0 && (
        <dl className={styles.values}>
          {values.map(({name, type, text}, index) => (
            <div key={index}>
              <dt>
                {name && <code>{name}</code>} <span>{type}</span>
              </dt>
              <dd>
                {text.includes('\n') ? (
                  <pre tabIndex={0}>{text}</pre>
                ) : (
                  <code>{text}</code>
                )}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}

const contractField: AbiParameter = {name: 'contract', type: 'address'};

/** A form that calls a view function of a deployed contract and shows the result. */
export default function ReadContract({
  declaration,
  address: mainnetAddress,
  network: layer,
  initialValues,
}: Props): ReactNode {
  const id = useId();
  // The network switch is only for known contracts, because an address that the reader enters may be on either network.
  const testNetwork = layer === 'linea' ? 'lineaSepolia' : 'sepolia';
  const sepoliaAddress =
    mainnetAddress &&
    Object.values<SystemContract>(systemContracts).find(
      ({addresses}) => addresses[layer] === mainnetAddress,
    )?.addresses[testNetwork];
  const isOnSepolia =
    useNetwork() === 'sepolia' && sepoliaAddress !== undefined;
  const address = isOnSepolia ? sepoliaAddress : mainnetAddress;
  const network: NetworkId = isOnSepolia ? testNetwork : layer;
  const item = useMemo(
    () => parseAbiItem(declaration) as AbiFunction,
    [declaration],
  );
  const fields = address ? item.inputs : [contractField, ...item.inputs];
  const publicUrl =
    network in lineaNetworks
      ? lineaNetworks[network as keyof typeof lineaNetworks].rpcUrl
      : undefined;
  const [isCustomUrl, setIsCustomUrl] = useState(publicUrl === undefined);
  const [customUrl, setCustomUrl] = useState('');
  const [texts, setTexts] = useState(
    address ? initialValues : ['', ...initialValues],
  );
  const [attempts, setAttempts] = useState(0);
  const {isSending: isCalling, start: send, cancel, discard} = useRequest();
  const [outcome, setOutcome] = useState<
    CallOutcome & {readonly network: NetworkId}
  >();
  const form = useRef<HTMLFormElement>(null);

  const parsedInputs = fields.map((input, index) =>
    parseInput(input, texts[index] ?? ''),
  );
  const urlProblem = isCustomUrl ? validateUrl(customUrl) : undefined;
  const isSubmitted = attempts > 0;
  const invalidParts = [
    ...(urlProblem === undefined ? [] : ['URL']),
    ...(parsedInputs.some(({ok}) => !ok) ? ['arguments'] : []),
  ];
  const hasProblems = invalidParts.length > 0;

  // The button that opened the form has been removed, so focus moves to the first field.
  useEffect(() => {
    form.current
      ?.querySelector<HTMLElement>('select, input, textarea')
      ?.focus({preventScroll: true});
  }, []);
  useEffect(() => {
    if (attempts > 0)
      form.current
        ?.querySelector<HTMLElement>('[aria-invalid="true"]')
        ?.focus();
  }, [attempts]);

  /** Clears the previous result, which must not appear under a different call. */
  function clearOutcome(): void {
    discard();
    setOutcome(undefined);
  }

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    if (isCalling) return;
    clearOutcome();
    setAttempts(attempts + 1);
    if (hasProblems) return;
    const values = parsedInputs.map((field) => field.ok && field.value);
    const [to, args] = address
      ? [address, values]
      : [String(values[0]), values.slice(1)];
    void send(
      (signal) =>
        call(
          {
            item,
            address: to,
            args,
            url: isCustomUrl ? customUrl : (publicUrl ?? ''),
            isCustomUrl,
          },
          signal,
        ),
      (result) => setOutcome({...result, network}),
    );
  }

  return (
    <form
      ref={form}
      className={styles.form}
      aria-label={`Call ${item.name}`}
      noValidate
      onSubmit={submit}
      onChange={clearOutcome}>
      {sepoliaAddress !== undefined && <NetworkSwitch scope="form" />}
      <p className={styles.target}>
        Calls <code>{item.name}</code> on {networks[network].name} at{' '}
        {address ? <code>{address}</code> : 'the address that you enter'}.
      </p>
      {publicUrl && (
        <div>
          <label htmlFor={`${id}-endpoint`}>Endpoint</label>
          <select
            id={`${id}-endpoint`}
            value={isCustomUrl ? 'own' : 'public'}
            onChange={({target}) => setIsCustomUrl(target.value === 'own')}>
            <option value="public">
              {networks[network].name}, public endpoint
            </option>
            <option value="own">My own URL</option>
          </select>
        </div>
      )}
      {isCustomUrl && (
        <CustomUrlField
          label={`URL of your endpoint for ${networks[network].name}`}
          value={customUrl}
          problem={isSubmitted ? urlProblem : undefined}
          onChange={(value) => setCustomUrl(value.trim())}
        />
      )}
      {fields.map((input, index) => {
        const result = parsedInputs[index];
        const problem =
          isSubmitted && result && !result.ok ? result.problem : undefined;
        const fieldId = `${id}-${index}`;
        return (
          <div key={fieldId}>
            <label htmlFor={fieldId}>
              <code>{input.name || `argument ${index + 1}`}</code>{' '}
              <span>{input.type}</span>
            </label>
            <input
              id={fieldId}
              type="text"
              value={texts[index] ?? ''}
              placeholder={describeType(input.type)}
              autoComplete="off"
              spellCheck={false}
              aria-invalid={problem !== undefined}
              aria-describedby={`${fieldId}-problem`}
              onChange={({target}) =>
                setTexts(
                  texts.map((text, position) =>
                    position === index ? target.value : text,
                  ),
                )
              }
            />
            <p id={`${fieldId}-problem`} className={shared.problem}>
              {problem}
            </p>
          </div>
        );
      })}
      <SendButtons label="Call" isSending={isCalling} onCancel={cancel} />
      <div role="status">
        {isCalling && <p>Waiting for the response…</p>}
        {isSubmitted && hasProblems && (
          <p>Not sent: correct the marked {invalidParts.join(' and the ')}.</p>
        )}
        {outcome?.network === network && <Outcome outcome={outcome} />}
      </div>
    </form>
  );
}
