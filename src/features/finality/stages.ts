import type {Hash} from 'viem';
import type {LineaNetworkId} from '@site/src/data/networks';
import {formatCount, formatNumber} from '@site/src/lib/text';
import {formatDuration} from './format';

/** What the readings of endpoints say about the stages between a transaction's block and its finality on Ethereum. */

export interface Block {
  readonly number: bigint;
  /** Unix time in seconds. */
  readonly timestamp: bigint;
}

export type Target =
  | {readonly kind: 'transaction'; readonly hash: Hash}
  | {readonly kind: 'block'; readonly number: bigint}
  | {readonly kind: 'newest'};

/** The heads of an endpoint at one time. */
export interface Reading {
  /** The reader's clock, Unix time in milliseconds. */
  readonly time: number;
  readonly newest: Block;
  /** Undefined if the endpoint does not know the block tag `finalized`. */
  readonly finalized: Block | undefined;
}

export type Position =
  /** The endpoint has not heard of the transaction. */
  | {readonly status: 'unknown'}
  /** The transaction is not in a block, or there is no such block yet. */
  | {readonly status: 'pending'}
  | {
      readonly status: 'sealed';
      readonly block: Block;
      /** Whether the transaction is in the block, but its execution failed. */
      readonly isReverted: boolean;
    };

/** Everything that an endpoint of Linea has said about a target. */
export interface Progress {
  readonly network: LineaNetworkId;
  /** The newest block becomes a block with a number. */
  readonly target: Exclude<Target, {readonly kind: 'newest'}>;
  readonly position: Position;
  readonly firstReading: Reading;
  readonly lastReading: Reading;
}

/** What an Ethereum endpoint has said about the finalization of a block. */
export type Finalization =
  | {
      readonly status: 'found';
      readonly firstBlock: bigint;
      readonly lastBlock: bigint;
      readonly transactionHash: string;
      /** The Ethereum block that contains the finalization. */
      readonly block: Block;
      /** Undefined if the endpoint does not say which blocks are final. */
      readonly isFinal: boolean | undefined;
    }
  | {
      readonly status: 'absent';
      readonly from: bigint;
      readonly to: bigint;
      /** Whether the search reached the newest block of Ethereum. */
      readonly isComplete: boolean;
    };

const stageIds = [
  'sealed',
  'conflated',
  'published',
  'proven',
  'verified',
  'final',
] as const;
type StageId = (typeof stageIds)[number];

export interface Stage {
  readonly id: StageId;
  readonly name: string;
  readonly state: 'done' | 'open' | 'unknown';
  /** When the stage was reached, Unix time in seconds. */
  readonly time?: bigint;
  readonly detail?: string;
}

const names: Readonly<Record<StageId, string>> = {
  sealed: 'Sealed by the sequencer',
  conflated: 'Conflated into a batch',
  published: 'Data published on Ethereum',
  proven: 'Proven',
  verified: 'Proof verified on Ethereum',
  final: 'Final on Ethereum',
};

/** The time until Ethereum can finalize a block: two epochs of 32 slots, 12 seconds each. */
const ETHEREUM_FINALITY_SECONDS = 768n;

const getAge = ({time, newest}: Reading, {timestamp}: Block): bigint => {
  const clock = BigInt(Math.floor(time / 1000));
  return (clock > newest.timestamp ? clock : newest.timestamp) - timestamp;
};

/**
 * The block that is final on Ethereum, if the endpoint knows it. A node without a connection to Ethereum reports its newest block as
 * `finalized`, which is younger than Ethereum allows.
 */
function getFinalBlock(reading: Reading): Block | undefined {
  const {finalized} = reading;
  return finalized && getAge(reading, finalized) >= ETHEREUM_FINALITY_SECONDS
    ? finalized
    : undefined;
}

const isFinalHere = ({position, lastReading}: Progress): boolean => {
  const finalBlock = getFinalBlock(lastReading);
  return (
    position.status === 'sealed' &&
    finalBlock !== undefined &&
    position.block.number <= finalBlock.number
  );
};

/** Whether another reading of the endpoint can say more. */
export function canAdvance(progress: Progress): boolean {
  const {position, lastReading} = progress;
  if (position.status === 'unknown') return false;
  if (position.status === 'pending') return true;
  return getFinalBlock(lastReading) !== undefined && !isFinalHere(progress);
}

type Facts = Pick<Stage, 'state' | 'time' | 'detail'>;

const open: Facts = {state: 'open'};
/** For stages that a later one implies. */
const doneBefore: Facts = {
  state: 'done',
  detail: 'time not known from this endpoint',
};

function describeSealed({position, target, lastReading}: Progress): Facts {
  if (position.status === 'sealed') {
    const {number, timestamp} = position.block;
    return {
      state: 'done',
      time: timestamp,
      detail: `block ${formatNumber(number)}`,
    };
  }
  if (target.kind === 'block') {
    const {number} = lastReading.newest;
    return {
      state: 'open',
      detail: `the newest block is ${formatNumber(number)}, ${formatCount(target.number - number, 'block')} below it`,
    };
  }
  return {
    state: 'open',
    detail:
      position.status === 'pending'
        ? 'the endpoint knows the transaction, but it is not in a block yet'
        : 'the endpoint does not know the transaction',
  };
}

function describeVerified(
  isSealed: boolean,
  isFinal: boolean,
  finalization: Finalization | undefined,
): Facts {
  if (finalization?.status === 'found') {
    const {firstBlock, lastBlock, block} = finalization;
    return {
      state: 'done',
      time: block.timestamp,
      detail: `blocks ${formatNumber(firstBlock)} to ${formatNumber(lastBlock)}, in Ethereum block ${formatNumber(block.number)}`,
    };
  }
  if (isFinal) return doneBefore;
  if (!isSealed) return open;
  return finalization?.isComplete
    ? {
        state: 'open',
        detail: `not up to Ethereum block ${formatNumber(finalization.to)}`,
      }
    : {state: 'unknown'};
}

function describeFinal(
  progress: Progress,
  finalization: Finalization | undefined,
): Facts {
  const {position, lastReading} = progress;
  if (finalization?.status === 'found' && finalization.isFinal)
    return {
      state: 'done',
      detail: `Ethereum block ${formatNumber(finalization.block.number)} is final`,
    };
  if (isFinalHere(progress)) return doneBefore;
  if (position.status !== 'sealed') return open;
  const finalBlock = getFinalBlock(lastReading);
  if (finalBlock)
    return {
      state: 'open',
      detail: `your block is ${formatCount(position.block.number - finalBlock.number, 'block')} above the finalized block`,
    };
  const {finalized} = lastReading;
  return {
    state: 'unknown',
    detail: finalized
      ? `its finalized block is only ${formatDuration(getAge(lastReading, finalized))} old, but Ethereum needs 12.8 minutes or more. Its Maru may lack an Ethereum endpoint`
      : 'it does not support the block tag finalized',
  };
}

/** Describes a stage between the block and the verified proof. No endpoint reports it, so it is known only from the stages around it. */
function describeHidden(isSealed: boolean, isVerified: boolean): Facts {
  if (!isSealed) return open;
  return isVerified ? doneBefore : {state: 'unknown'};
}

/** Lists the stages in their order. */
export function describeStages(
  progress: Progress,
  finalization?: Finalization,
): readonly Stage[] {
  const isSealed = progress.position.status === 'sealed';
  const final = describeFinal(progress, finalization);
  const isFinal = final.state === 'done';
  const verified = describeVerified(isSealed, isFinal, finalization);
  const hidden = describeHidden(isSealed, verified.state === 'done');
  const facts: Readonly<Record<StageId, Facts>> = {
    sealed: describeSealed(progress),
    conflated: hidden,
    published: hidden,
    proven: hidden,
    verified,
    final,
  };
  return stageIds.map((id) => ({id, name: names[id], ...facts[id]}));
}
