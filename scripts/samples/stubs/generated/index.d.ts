// Stub of the types that envio generates from config.yaml and schema.graphql in docs/get-started/tooling/data-indexers/envio.mdx.
interface Transfer {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly value: bigint;
}

interface TransferEvent {
  readonly chainId: number;
  readonly logIndex: number;
  readonly srcAddress: string;
  readonly block: {
    readonly number: number;
    readonly timestamp: number;
    readonly hash: string;
  };
  readonly params: {
    readonly from: string;
    readonly to: string;
    readonly value: bigint;
  };
}

interface HandlerContext {
  readonly Transfer: {set(entity: Transfer): void};
}

export declare const WETH: {
  readonly Transfer: {
    handler(
      run: (input: {
        readonly event: TransferEvent;
        readonly context: HandlerContext;
      }) => Promise<void>,
    ): void;
  };
};
