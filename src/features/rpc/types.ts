/** The part of JSON Schema (draft 2020-12) that the descriptions of the methods use. */
export interface JsonSchema {
  readonly type?: 'array' | 'object' | 'string' | 'integer' | 'number' | 'boolean' | 'null';
  /** One of the `schemas` in index.ts: `#/components/schemas/Address`. */
  readonly $ref?: string;
  /** Name of a parameter; of a shared schema, how pages call its type. */
  readonly title?: string;
  /** What the value means, as pages and the OpenRPC document say it. */
  readonly description?: string;
  /** What the playground asks for in place of a wrong value: "an address: 0x and 40 hex digits". */
  readonly expected?: string;
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
  /** The whole message; what varies in it is `<NAME>`. Of a generic error, the one that JSON-RPC sets for the code. */
  readonly message: string;
  /** The part by which the message is recognized, where the whole of it varies. */
  readonly part?: string;
  /** Found by its code alone, when the endpoint says no more than that the parameters are wrong. */
  readonly isGeneric?: true;
  readonly fix: string;
}

/** The groups of methods, each with a page or, for `linea`, a page for each method. */
export type RpcGroup = 'chain' | 'state' | 'blocks' | 'transactions' | 'logs' | 'tracing' | 'linea' | 'bundler';

/** Functions of libraries, and the command of cast, that make the call. */
export interface RpcClientMethods {
  readonly viem?: string;
  readonly ethers?: string;
  readonly cast?: string;
}

export interface RpcMethod {
  readonly method: string;
  readonly group: RpcGroup;
  /** What it does, as one sentence of the OpenRPC document. */
  readonly summary: string;
  readonly clientMethods?: RpcClientMethods;
  /** The `params` array. */
  readonly params: JsonSchema;
  readonly result: JsonSchema;
  readonly example: {readonly params: readonly unknown[]; readonly result: unknown};
  /** What the playground starts with, where the example must not be sent as it is. */
  readonly initialParams?: readonly unknown[];
  /** What a reader should know before sending. */
  readonly note?: string;
  /** Whether the public endpoints serve it. */
  readonly isPublic: boolean;
  readonly errors: readonly RpcError[];
}
