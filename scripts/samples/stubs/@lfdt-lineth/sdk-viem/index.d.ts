// Types documented in docs/api/linea-sdk.mdx, for a package not yet in the npm registry. Once published, the real package takes precedence.
import type {OnChainMessageStatus} from '../sdk-core';
import type {
  Account,
  Address,
  BlockTag,
  Chain,
  Client,
  Hash,
  Hex,
  Log,
  TransactionReceipt,
  Transport,
} from 'viem';

type AnyClient = Client<Transport, Chain | undefined, Account | undefined>;

interface Message {
  readonly from: Address;
  readonly to: Address;
  readonly fee: bigint;
  readonly value: bigint;
  readonly nonce: bigint;
  readonly calldata: Hex;
  readonly messageHash: Hash;
  readonly transactionHash: Hash;
  readonly blockNumber: bigint;
}

interface MessageProof {
  readonly proof: Hex[];
  readonly root: Hex;
  readonly leafIndex: number;
}

interface TransactionFields {
  readonly account?: Account | Address;
  readonly gas?: bigint;
  readonly maxFeePerGas?: bigint;
  readonly maxPriorityFeePerGas?: bigint;
  readonly nonce?: number;
}

interface BlockRange {
  readonly fromBlock?: bigint;
  readonly toBlock?: bigint;
}

interface Transfer extends TransactionFields {
  readonly token: Address;
  readonly to: Address;
  readonly amount: bigint;
  readonly data?: Hex;
  readonly l2MessageServiceAddress?: Address;
  readonly l2TokenBridgeAddress?: Address;
}

interface Deposit extends Transfer, Pick<Deployment, 'lineaRollupAddress'> {
  readonly l2Client: AnyClient;
  readonly fee?: bigint;
  readonly l1TokenBridgeAddress?: Address;
}

interface Claim extends TransactionFields {
  readonly from: Address;
  readonly to: Address;
  readonly fee: bigint;
  readonly value: bigint;
  readonly messageNonce: bigint;
  readonly calldata: Hex;
  readonly feeRecipient?: Address;
}

type ClaimOnL1 = Claim &
  ({readonly l2Client: AnyClient} | {readonly messageProof: MessageProof});

interface MessageQuery {
  readonly messageHash: Hash;
  readonly messageServiceAddress?: Address;
}

interface MessageProofQuery extends MessageQuery {
  readonly l2Client: AnyClient;
  readonly l2LogsBlockRange?: BlockRange;
}

type BlockQuery =
  | {readonly blockTag: BlockTag}
  | {readonly blockNumber: bigint}
  | {readonly blockHash: Hash};

interface BlockExtraData {
  readonly version: number;
  readonly fixedCost: number;
  readonly variableCost: number;
  readonly ethGasPrice: number;
}

interface MessageSentFilter extends BlockRange {
  readonly address: Address;
  readonly args?: {
    readonly _from?: Address;
    readonly _to?: Address;
    readonly _messageHash?: Hash;
  };
}

type MessageSentLog = Log<bigint, number, false, typeof messageSent, true>;

declare const messageSent: {
  readonly type: 'event';
  readonly name: 'MessageSent';
  readonly inputs: readonly [
    {readonly name: '_from'; readonly type: 'address'; readonly indexed: true},
    {readonly name: '_to'; readonly type: 'address'; readonly indexed: true},
    {readonly name: '_fee'; readonly type: 'uint256'},
    {readonly name: '_value'; readonly type: 'uint256'},
    {readonly name: '_nonce'; readonly type: 'uint256'},
    {readonly name: '_calldata'; readonly type: 'bytes'},
    {
      readonly name: '_messageHash';
      readonly type: 'bytes32';
      readonly indexed: true;
    },
  ];
};

interface HashedMessage {
  readonly from: Address;
  readonly to: Address;
  readonly fee: bigint;
  readonly value: bigint;
  readonly nonce: bigint;
  readonly calldata?: Hex;
}

export declare function deposit(
  client: AnyClient,
  parameters: Deposit,
): Promise<Hash>;
export declare function withdraw(
  client: AnyClient,
  parameters: Transfer,
): Promise<Hash>;
export declare function claimOnL1(
  client: AnyClient,
  parameters: ClaimOnL1,
): Promise<Hash>;
export declare function claimOnL2(
  client: AnyClient,
  parameters: Claim,
): Promise<Hash>;
export declare function getL1ToL2MessageStatus(
  client: AnyClient,
  parameters: MessageQuery,
): Promise<OnChainMessageStatus>;
export declare function getL2ToL1MessageStatus(
  client: AnyClient,
  parameters: MessageProofQuery,
): Promise<OnChainMessageStatus>;
export declare function getMessageProof(
  client: AnyClient,
  parameters: MessageProofQuery,
): Promise<MessageProof>;
export declare function getMessageByMessageHash(
  client: AnyClient,
  parameters: MessageQuery,
): Promise<Message & {readonly logIndex: number}>;
export declare function getMessagesByTransactionHash(
  client: AnyClient,
  parameters: {readonly transactionHash: Hash},
): Promise<Message[]>;

export declare function getTransactionReceiptByMessageHash(
  client: AnyClient,
  parameters: MessageQuery,
): Promise<TransactionReceipt>;
export declare function getMessageSentEvents(
  client: AnyClient,
  parameters: MessageSentFilter,
): Promise<MessageSentLog[]>;
export declare function getBlockExtraData(
  client: AnyClient,
  parameters: BlockQuery,
): Promise<BlockExtraData>;
export declare function computeMessageHash(parameters: HashedMessage): Hash;

// A type alias: viem's `extend` requires an index signature, which interfaces lack.
type MessageActions = {
  getMessageByMessageHash(
    parameters: MessageQuery,
  ): Promise<Message & {readonly logIndex: number}>;
  getMessagesByTransactionHash(parameters: {
    readonly transactionHash: Hash;
  }): Promise<Message[]>;
  getTransactionReceiptByMessageHash(
    parameters: MessageQuery,
  ): Promise<TransactionReceipt>;
};

/** Addresses of a private deployment. The parameter for the rollup address has a different name in each release. */
interface Deployment {
  readonly l2MessageServiceAddress?: Address;
  readonly l1TokenBridgeAddress?: Address;
  readonly l2TokenBridgeAddress?: Address;
  readonly lineaRollupAddress?: Address;
}

export declare function publicActionsL1(deployment?: Deployment): (
  client: AnyClient,
) => MessageActions & {
  getMessageProof(parameters: MessageProofQuery): Promise<MessageProof>;
  getL2ToL1MessageStatus(
    parameters: MessageProofQuery,
  ): Promise<OnChainMessageStatus>;
};
export declare function publicActionsL2(deployment?: Deployment): (
  client: AnyClient,
) => MessageActions & {
  getBlockExtraData(parameters: BlockQuery): Promise<BlockExtraData>;
  getL1ToL2MessageStatus(
    parameters: MessageQuery,
  ): Promise<OnChainMessageStatus>;
};
export declare function walletActionsL1(deployment?: Deployment): (
  client: AnyClient,
) => {
  deposit(parameters: Deposit): Promise<Hash>;
  claimOnL1(parameters: ClaimOnL1): Promise<Hash>;
};
export declare function walletActionsL2(deployment?: Deployment): (
  client: AnyClient,
) => {
  withdraw(parameters: Transfer): Promise<Hash>;
  claimOnL2(parameters: Claim): Promise<Hash>;
};
