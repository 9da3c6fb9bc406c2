/** The subset of JSON Schema (draft 2020-12) that describes the methods. */
export interface JsonSchema {
  readonly type?:
    'array' | 'object' | 'string' | 'integer' | 'number' | 'boolean' | 'null';
  /** One of the `schemas` in index.ts: `#/components/schemas/Address`. */
  readonly $ref?: string;
  /** Name of a parameter, or type name of a shared schema. */
  readonly title?: string;
  /** Shown on pages and in the OpenRPC document. */
  readonly description?: string;
  /** The expected input, which the playground shows if the value is invalid: "an address: 0x followed by 40 hex digits". */
  readonly expected?: string;
  /** The type shown on pages, if it says more than the schema: "hex quantity, wei". */
  readonly typeName?: string;
  readonly pattern?: string;
  readonly enum?: readonly string[];
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly prefixItems?: readonly JsonSchema[];
  readonly items?: JsonSchema | false;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly patternProperties?: Readonly<Record<string, JsonSchema>>;
  readonly additionalProperties?: false;
  readonly required?: readonly string[];
  readonly anyOf?: readonly JsonSchema[];
}

export interface RpcError {
  readonly code?: number;
  /** The complete message, with `<NAME>` for variable parts. For generic errors, JSON-RPC's standard message for the code. */
  readonly message: string;
  /** The part that identifies the message, if it varies. */
  readonly part?: string;
  /** Set if the error applies when the endpoint only says that the parameters are invalid. */
  readonly isGeneric?: true;
  /** What the message means, if it does not say so itself; for the decoder and the playground. */
  readonly cause?: string;
  readonly fix: string;
}

/** The method groups. Each has a page, except `linea`, whose methods have their own pages. */
export type RpcGroup =
  | 'chain'
  | 'state'
  | 'blocks'
  | 'transactions'
  | 'logs'
  | 'tracing'
  | 'linea'
  | 'bundler';

/** The library functions and the cast command that call the method. */
export interface RpcClientMethods {
  readonly viem?: string;
  readonly ethers?: string;
  readonly cast?: string;
}

export interface RpcMethod {
  readonly method: string;
  readonly group: RpcGroup;
  /** The method's purpose, as one sentence for the OpenRPC document. */
  readonly summary: string;
  readonly clientMethods?: RpcClientMethods;
  /** The `params` array. */
  readonly params: JsonSchema;
  readonly result: JsonSchema;
  readonly example: {
    readonly params: readonly unknown[];
    readonly result: unknown;
  };
  /** The playground's initial parameters, if the example must not be sent as is. */
  readonly initialParams?: readonly unknown[];
  /** How the method differs from Ethereum, for the tables that compare them. */
  readonly difference?: {
    /** Completes "Use it to …". */
    readonly purpose: string;
    /** Compared with Ethereum's methods, in a few words. */
    readonly summary: string;
    /** What the method does differently or in addition. */
    readonly effect: string;
  };
  /** A warning or hint to read before sending. */
  readonly note?: string;
  /** Whether the public endpoints support the method. */
  readonly isPublic: boolean;
  readonly errors: readonly RpcError[];
}
