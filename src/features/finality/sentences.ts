import {networks} from '@site/src/data/networks';
import type {Summary} from '@site/src/features/decoder/lookup/EndpointForm';
import {formatCount, formatNumber} from '@site/src/lib/text';
import {formatDuration} from './format';
import {
  describeStages,
  type Block,
  type Finalization,
  type Progress,
  type Reading,
} from './stages';

/** Sentences about an endpoint's readings. None says anything about the future. */

/** Says how far the target is. `host` is the endpoint that was asked. */
export function summarizeProgress(
  progress: Progress,
  finalization: Finalization | undefined,
  host: string,
): Summary {
  const {position, target, network} = progress;
  if (position.status === 'unknown')
    return {
      kind: 'failure',
      text: `${host} does not know the transaction. It may be on another network, or it was never sent, or dropped.`,
    };
  if (position.status === 'pending')
    return {
      kind: 'loading',
      text:
        target.kind === 'block'
          ? `There is no block ${formatNumber(target.number)} on ${networks[network].name} yet.`
          : `${host} knows the transaction, but it is not in a block yet.`,
    };
  const subject =
    target.kind === 'block'
      ? `Block ${formatNumber(target.number)}`
      : `The transaction${position.isReverted ? ', which failed,' : ''}`;
  const final = describeStages(progress, finalization).at(-1)?.state;
  if (final === 'done')
    return {
      kind: 'success',
      text: `${subject} is final on Ethereum: it can no longer be reverted.`,
    };
  return final === 'open'
    ? {
        kind: 'loading',
        text: `${subject} is sealed on ${networks[network].name}, but not final on Ethereum yet.`,
      }
    : {
        kind: 'success',
        text: `${subject} is sealed on ${networks[network].name}. ${host} does not report which blocks are final on Ethereum.`,
      };
}

/** Describes how far the finalized block is behind the newest one. */
export function describeLag({newest, finalized}: Reading): string | undefined {
  if (!finalized) return undefined;
  const lag = newest.timestamp - finalized.timestamp;
  return `${formatNumber(finalized.number)}, ${formatDuration(lag > 0n ? lag : 0n)} behind the newest block`;
}

/** Describes how a block moved between two readings. Says nothing about the future. */
function describeMove(
  before: Block,
  after: Block,
  subject: string,
  interval: string,
): string {
  const count = after.number - before.number;
  if (count === 0n)
    return `The ${subject} block did not move between two readings, ${interval} apart.`;
  return count > 0n
    ? `The ${subject} block moved by ${formatCount(count, 'block')} between two readings, ${interval} apart.`
    : `The ${subject} block is ${formatCount(-count, 'block')} lower than ${interval} ago: the endpoint's nodes differ.`;
}

/** Describes how the two heads moved between the first and the last reading. Returns undefined if there is only one reading. */
export function describeMovement({
  firstReading,
  lastReading,
}: Progress): string | undefined {
  if (firstReading === lastReading) return undefined;
  const interval = formatDuration(
    BigInt(Math.round((lastReading.time - firstReading.time) / 1000)),
  );
  const [before, after] = [firstReading.finalized, lastReading.finalized];
  return [
    ...(before && after
      ? [describeMove(before, after, 'finalized', interval)]
      : []),
    ...(firstReading.newest.number === lastReading.newest.number
      ? [
          describeMove(
            firstReading.newest,
            lastReading.newest,
            'newest',
            interval,
          ),
        ]
      : []),
  ].join(' ');
}
