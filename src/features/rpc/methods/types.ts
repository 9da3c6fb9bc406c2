/** The part of JSON Schema (draft 2020-12) that the descriptions of the methods use. */
export interface JsonSchema {
  readonly type?: 'array' | 'object' | 'string' | 'integer' | 'null';
  readonly description?: string;
  readonly pattern?: string;
  readonly enum?: readonly string[];
  readonly maxLength?: number;
  readonly minimum?: number;
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

interface RpcError {
  readonly code?: number;
  /** Beginning of the message, or a part of it that does not vary; of a generic error, how the page speaks of it. */
  readonly message: string;
  /** Found by its code alone, when the endpoint says no more than that the parameters are wrong. */
  readonly isGeneric?: true;
  readonly mend: string;
}

export interface RpcMethod {
  readonly method: string;
  /** The `params` array. */
  readonly params: JsonSchema;
  readonly result: JsonSchema;
  readonly example: {readonly params: readonly unknown[]; readonly result: unknown};
  /** What the playground starts with, where the example must not be sent as it is. */
  readonly startParams?: readonly unknown[];
  /** What a reader should know before sending. */
  readonly note?: string;
  /** Whether the public endpoints serve it. */
  readonly isPublic: boolean;
  readonly errors: readonly RpcError[];
}
