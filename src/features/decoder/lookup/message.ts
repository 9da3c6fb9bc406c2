import {
  encodeFunctionData,
  parseAbi,
  parseAbiItem,
  parseEventLogs,
  zeroAddress,
  type AbiFunction,
  type Address,
  type Hash,
  type Hex,
} from 'viem';
import {call} from 'viem/actions';
import {lineaNetworks, networks, type NetworkId} from '@site/src/data/networks';
import {
  systemContracts,
  type SystemContract,
} from '@site/src/data/systemContracts';
import type {RpcOutcome} from '@site/src/features/rpc/send';
import type {CallTarget} from '@site/src/features/contracts/samples/codeSamples';
import {
  createNode,
  getOutcome,
  type SendRequest,
  type MinedTransaction,
} from './transaction';

/** A message to the other layer, read from the logs of the transaction that sent it. */
export interface SentMessage {
  readonly from: Address;
  readonly to: Address;
  readonly fee: bigint;
  readonly value: bigint;
  readonly nonce: bigint;
  readonly calldata: Hex;
  readonly hash: Hash;
  readonly target: NetworkId;
  /** The message service on the target network. */
  readonly service: Address;
  /** Whether claiming on Ethereum requires a Merkle proof, as it does since Alpha v2. */
  readonly needsProof: boolean;
}

/** The first Linea Mainnet block whose messages are claimed with a proof. */
const FIRST_BLOCK_WITH_PROOFS = 2_242_568n;

const messageSent = parseAbi([
  'event MessageSent(address indexed _from, address indexed _to, uint256 _fee, uint256 _value, uint256 _nonce, bytes _calldata, bytes32 indexed _messageHash)',
]);
const stateFunctions = parseAbi([
  'function inboxL1L2MessageStatus(bytes32 messageHash)',
  'function inboxL2L1MessageStatus(bytes32 messageHash)',
  'function isMessageClaimed(uint256 messageNumber)',
]);
const claimMessage = parseAbiItem(
  'function claimMessage(address _from, address _to, uint256 _fee, uint256 _value, address _feeRecipient, bytes _calldata, uint256 _nonce)',
) as AbiFunction;
const claimMessageWithProof = parseAbiItem(
  'function claimMessageWithProof((bytes32[] proof, uint256 messageNumber, uint32 leafIndex, address from, address to, uint256 fee, uint256 value, address feeRecipient, bytes32 merkleRoot, bytes data) _params)',
) as AbiFunction;

const services: Partial<Record<NetworkId, string>> = {
  ...(systemContracts.lineaRollup satisfies SystemContract).addresses,
  ...(systemContracts.l2MessageService satisfies SystemContract).addresses,
};

function findTarget(origin: NetworkId): NetworkId | undefined {
  if (origin === 'linea' || origin === 'lineaSepolia')
    return lineaNetworks[origin].settlesOn;
  return Object.values(lineaNetworks).find(
    ({settlesOn}) => settlesOn === origin,
  )?.id;
}

/** Finds the messages that a transaction sent through its network's message service. */
export function findSentMessages(
  {receipt}: MinedTransaction,
  origin: NetworkId | undefined,
): readonly SentMessage[] {
  const target = origin && findTarget(origin);
  const [sender, service] = [
    origin && services[origin],
    target && services[target],
  ];
  if (!target || !service) return [];
  return parseEventLogs({abi: messageSent, logs: receipt.logs})
    .filter(({address}) => address.toLowerCase() === sender?.toLowerCase())
    .map(
      ({
        args: {
          _from: from,
          _to: to,
          _fee: fee,
          _value: value,
          _nonce: nonce,
          _calldata: calldata,
          _messageHash: hash,
        },
      }) => ({
        from,
        to,
        fee,
        value,
        nonce,
        calldata,
        hash,
        target,
        service: service as Address,
        needsProof:
          networks[target].layer === 'L1' &&
          !(
            origin === 'linea' && receipt.blockNumber < FIRST_BLOCK_WITH_PROOFS
          ),
      }),
    );
}

/** Creates the call that claims a message. Values that come from the proof are placeholders. */
export function createClaim({
  from,
  to,
  fee,
  value,
  nonce,
  calldata,
  target,
  service,
  needsProof,
}: SentMessage): CallTarget {
  const createValue = (content: bigint | string, description?: string) => ({
    text: String(content),
    ...(description && {description}),
  });
  return {
    address: service,
    network: target,
    item: needsProof ? claimMessageWithProof : claimMessage,
    values: {
      from: createValue(from),
      to: createValue(to),
      fee: createValue(fee),
      value: createValue(value),
      calldata: createValue(calldata),
      data: createValue(calldata),
      nonce: createValue(nonce),
      messageNumber: createValue(nonce),
      feeRecipient: createValue(zeroAddress, 'the fee goes to the claimer'),
      proof: {
        text: '',
        description: 'from the script for claims on L1',
        elements: ['0xYOUR_PROOF'],
      },
      leafIndex: createValue('YOUR_LEAF_INDEX', 'from the same script'),
      merkleRoot: createValue('0xYOUR_MERKLE_ROOT', 'from the same script'),
    },
  };
}

/** `absent` means that the message has not arrived. On Ethereum, which does not record arrivals, it means that the message has not been claimed. */
export type MessageState = 'absent' | 'received' | 'claimed';

/** Reads from the other layer's message service whether a message has arrived and been claimed. */
export async function readMessageState(
  sendRequest: SendRequest,
  {hash, nonce, target, service, needsProof}: SentMessage,
): Promise<MessageState | RpcOutcome> {
  const data = needsProof
    ? encodeFunctionData({
        abi: stateFunctions,
        functionName: 'isMessageClaimed',
        args: [nonce],
      })
    : encodeFunctionData({
        abi: stateFunctions,
        functionName:
          networks[target].layer === 'L1'
            ? 'inboxL2L1MessageStatus'
            : 'inboxL1L2MessageStatus',
        args: [hash],
      });
  try {
    const {data: result} = await call(createNode(sendRequest), {
      to: service,
      data,
    });
    if (!result)
      return {
        kind: 'failure',
        milliseconds: 0,
        summary: `There is no message service on this endpoint's network. Enter the URL of an endpoint for ${networks[target].name}.`,
      };
    return needsProof && BigInt(result)
      ? 'claimed'
      : ((['absent', 'received', 'claimed'] as const)[Number(result)] ??
          'absent');
  } catch (error) {
    return getOutcome(error);
  }
}
