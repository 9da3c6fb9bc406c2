import {formatEther, formatGwei} from 'viem';
import {networks, type NetworkId} from '@site/src/data/networks';
import {formatLongDate, formatNumber} from '@site/src/lib/text';
import type {RpcOutcome} from '@site/src/features/rpc/send';
import type {Summary} from './EndpointForm';
import {findInnerFailure} from './innerFailure';
import type {Exclusion, LookUpResult, MinedTransaction} from './transaction';
import type {MessageState, SentMessage} from './message';

/** Text that describes a lookup's result and the next steps. */

/** A call forwards at most 63/64 of the gas (EIP-150), so a nested call that runs out of gas leaves up to 1/64 unused. */
const isGasUsedUp = ({transaction, receipt}: MinedTransaction): boolean =>
  receipt.gasUsed * 64n >= transaction.gas * 63n;

/** Why a transaction failed, according to a replay of its call. */
function explainFailure(mined: MinedTransaction): string {
  const {transaction, receipt, replay} = mined;
  const kind = replay?.kind ?? 'passed';
  const gas = `it used ${formatNumber(receipt.gasUsed)} of its limit of ${formatNumber(transaction.gas)}`;
  const isUnexplained = kind !== 'reverted' && kind !== 'halted';
  if (kind !== 'outOfGas' && isUnexplained && isGasUsedUp(mined)) {
    return `It ran out of gas, or it met an invalid opcode, which also takes all gas: ${gas}. A trace tells them apart. So does a second attempt with a higher limit: if it uses more gas, the limit was too low; linea_estimateGas returns a sufficient one.`;
  }
  switch (kind) {
    case 'outOfGas':
      return `The transaction ran out of gas: ${gas}. Estimate the gas with linea_estimateGas and send it again with a higher limit.`;
    case 'reverted':
      return 'Replayed on the state of the previous block, the call reverts with the error below.';
    case 'silent':
      return 'Replayed on the state of the previous block, the call reverts without a reason: a require without a message, or a call to an address without code. A trace shows which call it was.';
    case 'halted':
      return `Replayed on the state of the previous block, the call stops at an instruction that cannot be executed, such as an invalid opcode or jump, or runs out of gas. ${replay?.kind === 'halted' ? replay.outcome.summary : ''} A trace shows where.`;
    case 'noState':
      return `This endpoint no longer has the state of block ${formatNumber(receipt.blockNumber - 1n)}, so the call cannot be replayed here. Choose an endpoint with an archive node, or run the command below with its URL.`;
    case 'passed':
      return 'Replayed on the state of the previous block, the call succeeds: earlier transactions in the same block changed the state, such as a price, a balance or an allowance. A trace replays it at its position in the block.';
    case 'empty':
      return `Replayed on the state of the previous block, the call succeeds and returns nothing. If its function should return a value, this endpoint lacks the state of block ${formatNumber(receipt.blockNumber - 1n)}: choose an endpoint with an archive node. Otherwise, earlier transactions in the same block changed the state. A trace replays it at its position in the block.`;
    case 'refused':
      return `The endpoint did not replay the call. ${replay?.kind === 'refused' ? replay.outcome.summary : ''}`;
  }
}

/** States whether the block is final. On Linea, the block tag `finalized` refers to the last block finalized on Ethereum. */
export function explainFinality(
  {receipt: {blockNumber}, finalizedBlock}: MinedTransaction,
  network: NetworkId | undefined,
): string {
  const isL2 = network !== undefined && networks[network].layer === 'L2';
  if (finalizedBlock === undefined)
    return 'In a block. The endpoint does not report which blocks are final.';
  if (blockNumber <= finalizedBlock)
    return isL2
      ? 'Final on Ethereum: it can no longer be reverted.'
      : 'Final: it can no longer be reverted.';
  const lastFinalBlock = `The last final block is ${formatNumber(finalizedBlock)}.`;
  return isL2
    ? `Sealed by the sequencer, but not yet final on Ethereum: finality takes about 2 hours. ${lastFinalBlock}`
    : `In a block, but not final yet. ${lastFinalBlock}`;
}

export const explainFee = ({
  transaction,
  receipt: {gasUsed, effectiveGasPrice},
}: MinedTransaction): string =>
  `${formatEther(gasUsed * effectiveGasPrice)} ETH: ${formatNumber(gasUsed)} gas (limit ${formatNumber(transaction.gas)}) at ${formatGwei(effectiveGasPrice)} gwei`;

/** A time in the reader's time zone and in UTC. */
export function formatTimes(
  seconds: bigint,
): readonly [local: string, utc: string] {
  const date = new Date(Number(seconds) * 1000);
  return [
    date.toLocaleString('en-GB', {dateStyle: 'long', timeStyle: 'long'}),
    `${formatLongDate(date.getTime())}, ${date.toISOString().slice(11, 19)} UTC`,
  ];
}

const stageNames: Readonly<Record<string, string>> = {
  SEQUENCER: 'The sequencer',
  RPC: 'An RPC node',
  P2P: 'A node in the peer-to-peer network',
};

/** Explains why a transaction was rejected. RPC nodes report a sentence; the sequencer reports a constant, followed by the module in newer versions. */
function explainRejection(reason: string): string {
  const [, name, ...numbers] =
    /line count for module (\w+)=(\d+) is above the limit (\d+)/.exec(reason) ??
    [];
  const [count = 0n, limit = 0n] = numbers.map(BigInt);
  if (name)
    return `its line count for the prover’s module ${name} is ${formatNumber(count)}, which is ${formatNumber(count - limit)} above the limit of ${formatNumber(limit)}`;
  const [isOverflow, cached, module] =
    /^TX_MODULE_LINE_COUNT_OVERFLOW(_CACHED)?(?: (\w+))?$/.exec(reason) ?? [];
  if (!isOverflow) return reason.replace(/\.$/, '');
  return `it exceeds the line limit of ${module ? `the prover’s module ${module}` : 'a module of the prover, which linea_estimateGas may name'}${cached ? ', as the sequencer remembers from an earlier attempt' : ''} (${reason})`;
}

/** Explains the exclusion service's report about a transaction that is not in a block. */
function explainExclusion(exclusion: Exclusion | null | undefined): string {
  if (exclusion === undefined)
    return 'This endpoint does not report whether it was rejected.';
  if (exclusion === null)
    return 'It has not been rejected for exceeding a prover limit either, at least not in the last seven days.';
  const {stage, reason, timestamp} = exclusion;
  const time = Date.parse(timestamp);
  const date = Number.isNaN(time)
    ? ''
    : ` on ${formatTimes(BigInt(Math.floor(time / 1000)))[1]}`;
  const retry =
    stage === 'SEQUENCER'
      ? 'This exact transaction will always be rejected. '
      : '';
  const change = /above the limit 0\b/.test(reason)
    ? 'Do without this operation, which cannot be proven'
    : 'Split its work';
  return `${stageNames[stage] ?? stage} rejected it${date}: ${explainRejection(reason)}. ${retry}${change}, and send the changed transaction with the same nonce.`;
}

/** Next steps for a message, based on the transaction that sent it. */
export function explainSentMessage(
  {target, needsProof}: SentMessage,
  {receipt, finalizedBlock}: MinedTransaction,
): string {
  if (networks[target].layer === 'L2') {
    return 'It arrives about 20 minutes later. Linea’s postman claims it if the claim needs at most 250,000 gas; otherwise claim it yourself.';
  }
  if (finalizedBlock === undefined)
    return 'It can be claimed once its block is final on Ethereum, which takes about 2 to 12 hours.';
  if (receipt.blockNumber > finalizedBlock)
    return 'It cannot be claimed yet: its block must be final on Ethereum first, which takes about 2 to 12 hours.';
  return `Its block is final: it can be claimed${needsProof ? ' with a proof' : ''}, unless it already has been. To find out, query your own Ethereum endpoint.`;
}

/** Next steps for a message, based on its state in the other layer's message service. */
export function explainMessageState(
  state: MessageState,
  {needsProof}: SentMessage,
  {receipt, finalizedBlock}: MinedTransaction,
): string {
  if (state === 'claimed')
    return 'The message has been claimed. There is nothing left to do.';
  if (state === 'received')
    return 'The message has arrived and can be claimed: send the call below.';
  if (!needsProof)
    return 'The message has not arrived yet. From Ethereum to Linea it takes about 20 minutes: try again later.';
  const isFinal =
    finalizedBlock !== undefined && receipt.blockNumber <= finalizedBlock;
  return isFinal
    ? 'The message has not been claimed, and its block is final: send the call below.'
    : 'The message has not been claimed. Wait until its block is final on Ethereum.';
}

/** Summarizes a lookup. `host` is the endpoint that was queried. */
export function summarize(result: LookUpResult, host: string): Summary {
  const {network} = result;
  switch (result.status) {
    case 'failed':
      return {kind: 'failure', text: result.outcome.summary};
    case 'unknown':
      return {
        kind: 'failure',
        text: `${host} does not know the transaction. ${explainExclusion(result.exclusion)}`,
      };
    case 'pending':
      return {
        kind: 'failure',
        text: `${host} knows the transaction, but it is not in a block yet. ${explainExclusion(result.exclusion)}`,
      };
    case 'mined': {
      const location = network ? ` on ${networks[network].name}` : '';
      const isFailure = result.mined.receipt.status === 'reverted';
      const innerFailure = findInnerFailure(result.mined.receipt.logs);
      if (isFailure)
        return {
          kind: 'failure',
          text: `The transaction failed${location}. ${explainFailure(result.mined)}`,
        };
      return innerFailure
        ? {
            kind: 'failure',
            text: `The transaction was included${location}; ${innerFailure}`,
          }
        : {kind: 'success', text: `The transaction succeeded${location}.`};
    }
  }
}

/** Describes a trace that failed. If a method is not enabled, Geth responds with error -32601, Besu with -32604. */
export function summarizeTrace({
  kind,
  summary,
  error,
}: RpcOutcome): Summary | undefined {
  const reason =
    error?.code === -32601 || error?.code === -32604
      ? 'The endpoint does not support debug_traceTransaction.'
      : summary;
  return kind === 'result'
    ? undefined
    : {
        kind: 'failure',
        text: `${reason} Use another endpoint with an archive node, or run the command below.`,
      };
}
