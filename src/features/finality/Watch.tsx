import Link from '@docusaurus/Link';
import CopyButton from '@site/src/components/CopyButton';
import {lineaNetworks, networks} from '@site/src/data/networks';
import EndpointForm from '@site/src/features/decoder/lookup/EndpointForm';
import {formatTimes} from '@site/src/features/decoder/lookup/explain';
import {createRequestSender} from '@site/src/features/decoder/lookup/transaction';
import type {Endpoint} from '@site/src/features/request/endpoint';
import styles from '@site/src/features/decoder/ui/styles.module.css';
import {formatNumber} from '@site/src/lib/text';
import {useRequest} from '@site/src/lib/useRequest';
import clsx from 'clsx';
import {useEffect, useState, type ReactNode, type RefObject} from 'react';
import {createFinalityPath} from './link';
import {markStages} from './markStages';
import {findFinalization, readProgress, type Answer} from './requests';
import {describeLag, describeMovement} from './sentences';
import {
  canAdvance,
  describeStages,
  type Block,
  type Finalization,
  type Progress,
  type Stage,
} from './stages';

const INTERVAL_MS = 15_000;

const symbols: Readonly<Record<Stage['state'], string>> = {
  done: '✓',
  open: '○',
  unknown: '?',
};

const stateNames: Readonly<Record<Stage['state'], string>> = {
  done: 'Done',
  open: 'Not yet',
  unknown: 'Not known from this endpoint',
};

interface Latest {
  readonly answer: Answer;
  readonly finalization: Finalization | undefined;
}

interface Props {
  readonly endpoint: Endpoint;
  readonly firstProgress: Progress;
  /** Runs a job after all earlier jobs. */
  readonly enqueue: <T>(job: () => Promise<T>) => Promise<T>;
  /** Contains the illustration; while it is out of view, nothing is sent. */
  readonly container: RefObject<HTMLElement | null>;
  readonly onUpdate: (latest: Latest) => void;
}

/** Whether any part of an element is in the window of a visible tab. */
function useInView(element: RefObject<HTMLElement | null>): boolean {
  const [isInView, setInView] = useState(false);
  useEffect(() => {
    let isIntersecting = false;
    const update = (): void =>
      setInView(isIntersecting && document.visibilityState === 'visible');
    const observer = new IntersectionObserver((entries) => {
      isIntersecting = entries.at(-1)?.isIntersecting === true;
      update();
    });
    if (element.current) observer.observe(element.current);
    document.addEventListener('visibilitychange', update);
    return () => {
      observer.disconnect();
      document.removeEventListener('visibilitychange', update);
    };
  }, [element]);
  return isInView;
}

/** A time in the reader's zone, with the time in UTC as its title. */
function Time({seconds}: {readonly seconds: bigint}): ReactNode {
  const [local, utc] = formatTimes(seconds);
  return (
    <time
      dateTime={new Date(Number(seconds) * 1000).toISOString()}
      title={utc}
      translate="no">
      {local}
    </time>
  );
}

function StageRow({
  stage: {name, state, time, detail},
}: {
  readonly stage: Stage;
}): ReactNode {
  const hasFacts = time !== undefined || detail !== undefined;
  return (
    <>
      <dt>
        <span aria-hidden="true">{symbols[state]}</span> {name}
      </dt>
      <dd>
        {stateNames[state]}
        {hasFacts && ': '}
        {time !== undefined && <Time seconds={time} />}
        {time !== undefined && detail && ', '}
        {detail}
      </dd>
    </>
  );
}

interface EthereumProps extends Pick<Props, 'enqueue'> {
  readonly progress: Progress;
  readonly block: Block;
  readonly onFind: (finalization: Finalization) => void;
}

/** A form that asks the reader's own Ethereum endpoint for the finalization that contains the block. */
function EthereumForm({
  progress: {network},
  block,
  enqueue,
  onFind,
}: EthereumProps): ReactNode {
  const ethereum = networks[lineaNetworks[network].settlesOn];
  return (
    <details className={styles.own}>
      <summary>Find its finalization on {ethereum.name}</summary>
      <p className={styles.hint}>
        Your endpoint is asked for the <code>DataFinalizedV3</code> logs of
        LineaRollup from the time of the block on.
      </p>
      <EndpointForm
        endpoints={[]}
        customUrlLabel={`URL of your endpoint for ${ethereum.name}`}
        createLabel={(host) => `Ask ${host}`}
        sendRequest={async (endpoint, signal) => {
          const result = await enqueue(() =>
            findFinalization(
              createRequestSender(endpoint, signal),
              network,
              block,
            ),
          );
          if (result.status !== 'failed') onFind(result);
          return result;
        }}
        summarize={(result) => {
          switch (result.status) {
            case 'failed':
              return {kind: 'failure', text: result.summary};
            case 'found':
              return {
                kind: 'success',
                text: `Ethereum block ${formatNumber(result.block.number)} finalizes Linea’s blocks ${formatNumber(result.firstBlock)} to ${formatNumber(result.lastBlock)}.`,
              };
            case 'absent':
              return {
                kind: 'failure',
                text: `Ethereum blocks ${formatNumber(result.from)} to ${formatNumber(result.to)} contain no DataFinalizedV3 log for the block. ${result.isComplete ? 'It has not been finalized yet.' : 'The search ends there, 33 hours after the block. Before 16 December 2024, LineaRollup emitted another event.'}`,
              };
          }
        }}>
        {(result) =>
          result.status === 'found' && (
            <p>
              <Link
                to={`${ethereum.explorer.url}/tx/${result.transactionHash}`}>
                {`The finalization on ${ethereum.explorer.name}`}
              </Link>
            </p>
          )
        }
      </EndpointForm>
    </details>
  );
}

/** The stages of a transaction or block, in a list and on the illustration. Asks the endpoint again until the last stage is reached. */
export default function Watch({
  endpoint,
  firstProgress,
  enqueue,
  container,
  onUpdate,
}: Props): ReactNode {
  const [progress, setProgress] = useState(firstProgress);
  const [finalization, setFinalization] = useState<Finalization>();
  const [isStopped, setStopped] = useState(false);
  const {isSending, start} = useRequest();
  const isInView = useInView(container);
  const {position, target, network, lastReading} = progress;
  const stages = describeStages(progress, finalization);
  const isFinal = stages.at(-1)?.state === 'done';
  const isWaiting = canAdvance(progress) && !isFinal;
  const movement = describeMovement(progress);
  const lag = describeLag(lastReading);

  useEffect(() => {
    const isDue = isWaiting && isInView && !isStopped && !isSending;
    if (!isDue) return undefined;
    const timer = setTimeout(
      () =>
        void start(
          (signal) =>
            enqueue(() =>
              readProgress(createRequestSender(endpoint, signal), {
                target,
                network,
                previous: progress,
              }),
            ),
          (answer) => {
            if (answer.status === 'failed') setStopped(true);
            else setProgress(answer.progress);
            onUpdate({answer, finalization});
          },
        ),
      Math.max(0, lastReading.time + INTERVAL_MS - Date.now()),
    );
    return () => clearTimeout(timer);
  });

  useEffect(() => markStages(container.current, stages));

  return (
    <>
      <dl className={clsx(styles.values, 'margin-top--md')}>
        {stages.map((stage) => (
          <StageRow key={stage.id} stage={stage} />
        ))}
        <dt>Newest block</dt>
        <dd>{formatNumber(lastReading.newest.number)}</dd>
        {lag && (
          <>
            <dt>Finalized block</dt>
            <dd>{lag}</dd>
          </>
        )}
        <dt>Read</dt>
        <dd>
          <Time seconds={BigInt(Math.floor(lastReading.time / 1000))} />
        </dd>
      </dl>
      {movement && <p>{movement}</p>}
      <p className={styles.share}>
        Link to this check{' '}
        <CopyButton
          text={`${window.location.origin}${createFinalityPath(
            target.kind === 'block' ? String(target.number) : target.hash,
            network,
          )}`}
          label="Copy link to this check"
        />
      </p>
      {isWaiting && (
        <p>
          <button
            type="button"
            className="button button--secondary"
            onClick={() => setStopped(!isStopped)}>
            {isStopped
              ? `Ask ${endpoint.host} every 15 seconds`
              : `Stop asking ${endpoint.host}`}
          </button>
        </p>
      )}
      {position.status === 'sealed' && (
        <EthereumForm
          progress={progress}
          block={position.block}
          enqueue={enqueue}
          onFind={(found) => {
            setFinalization(found);
            onUpdate({answer: {status: 'read', progress}, finalization: found});
          }}
        />
      )}
    </>
  );
}
