import Link from '@docusaurus/Link';
import {type ReactNode, useId, useMemo, useState} from 'react';
import {type AbiFunction, type AbiParameter, parseAbiItem} from 'viem';
import StatusMessage from '@site/src/components/StatusMessage';
import {
  type LineaNetworkId,
  lineaNetworks,
  type NetworkId,
  networks,
} from '@site/src/data/networks';
import {
  type SystemContract,
  systemContracts,
} from '@site/src/data/systemContracts';
import RequestForm, {
  RequestStatus,
} from '@site/src/features/request/RequestForm';
import {getPublicEndpoint} from '@site/src/features/request/endpoint';
import shared from '@site/src/features/request/styles.module.css';
import {useRequestForm} from '@site/src/features/request/useRequestForm';
import NetworkSwitch from '@site/src/features/network/NetworkSwitch';
import {useNetwork} from '@site/src/features/network/useNetwork';
import {createDecoderLinkProps} from '@site/src/lib/decoderLink';
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
  const endpoints =
    network in lineaNetworks
      ? [getPublicEndpoint(network as LineaNetworkId)]
      : [];
  const [isCustomUrl, setIsCustomUrl] = useState(false);
  const selected = isCustomUrl ? undefined : endpoints[0];
  const [texts, setTexts] = useState(
    address ? initialValues : ['', ...initialValues],
  );
  const parsedInputs = fields.map((input, index) =>
    parseInput(input, texts[index] ?? ''),
  );

  const request = useRequestForm({
    selected,
    sendRequest: async (endpoint, signal) => {
      const values = parsedInputs.map((field) => field.ok && field.value);
      const target = address
        ? {address, args: values}
        : {address: String(values[0]), args: values.slice(1)};
      const outcome = await call({item, ...target}, endpoint, signal);
      return {...outcome, network};
    },
    findProblem: (urlProblem) => {
      const invalidParts = [
        ...(urlProblem === undefined ? [] : ['URL']),
        ...(parsedInputs.some(({ok}) => !ok) ? ['arguments'] : []),
      ];
      return invalidParts.length > 0
        ? `correct the marked ${invalidParts.join(' and the ')}.`
        : undefined;
    },
  });

  return (
    <RequestForm
      request={request}
      endpoints={endpoints}
      selected={selected}
      onSelect={(endpoint) => setIsCustomUrl(!endpoint)}
      customUrl={{label: `URL of your endpoint for ${networks[network].name}`}}
      submitLabel="Call"
      focusesFirstField
      label={`Call ${item.name}`}
      className={styles.form}
      header={
        <>
          {sepoliaAddress !== undefined && <NetworkSwitch scope="form" />}
          <p className={styles.target}>
            Calls <code>{item.name}</code> on {networks[network].name} at{' '}
            {address ? <code>{address}</code> : 'the address that you enter'}.
          </p>
        </>
      }
      fields={fields.map((input, index) => {
        const result = parsedInputs[index];
        const problem =
          request.shouldShowProblems && result && !result.ok
            ? result.problem
            : undefined;
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
      })}>
      <RequestStatus request={request}>
        {(outcome) =>
          outcome.network === network && <Outcome outcome={outcome} />
        }
      </RequestStatus>
    </RequestForm>
  );
}
