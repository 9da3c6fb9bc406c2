import {
  decodeErrorResult,
  parseAbi,
  parseEventLogs,
  type Hex,
  type TransactionReceipt,
} from 'viem';
import {explainPanic} from '../reasonCodes';
import {escapeInvisible} from '../verdict/readableText';

/** Events that report a failed call in a transaction that succeeded. Safe 1.4 indexes the hash; earlier versions do not. */
const failureEvents = parseAbi([
  'event UserOperationRevertReason(bytes32 indexed userOpHash, address indexed sender, uint256 nonce, bytes revertReason)',
  'event UserOperationEvent(bytes32 indexed userOpHash, address indexed sender, address indexed paymaster, uint256 nonce, bool success, uint256 actualGasCost, uint256 actualGasUsed)',
  'event ExecutionFailure(bytes32 indexed txHash, uint256 payment)',
  'event ExecutionFromModuleFailure(address indexed module)',
]);
const failureEventsBefore14 = parseAbi([
  'event ExecutionFailure(bytes32 txHash, uint256 payment)',
]);

/** Describes revert data in a few words; the decoder below shows its arguments. */
function describeReason(data: Hex): string {
  if (data === '0x') return 'it gave no reason.';
  try {
    const {args} = decodeErrorResult({data});
    const [value = ''] = args;
    return typeof value === 'bigint'
      ? `${explainPanic(String(value)) ?? `panic ${value}`}.`
      : `“${escapeInvisible(String(value))}”.`;
  } catch {
    return `the error ${data.slice(0, 10)}, which is decoded below.`;
  }
}

/** Says which call failed inside a transaction that succeeded; undefined if none did. */
export function findInnerFailure(
  logs: TransactionReceipt['logs'],
): string | undefined {
  const events = [
    ...parseEventLogs({abi: failureEvents, logs}),
    ...parseEventLogs({abi: failureEventsBefore14, logs}),
  ];
  const reported = events.find(
    ({eventName}) => eventName === 'UserOperationRevertReason',
  );
  if (reported?.eventName === 'UserOperationRevertReason')
    return `the user operation in it failed: ${describeReason(reported.args.revertReason)}`;
  const failed = events.find(
    (event) => event.eventName !== 'UserOperationEvent' || !event.args.success,
  );
  if (failed?.eventName === 'UserOperationEvent')
    return 'the user operation in it failed: it gave no reason.';
  return failed
    ? 'the call of the Safe in it failed: trace the transaction to see why.'
    : undefined;
}
