/** The parts of an OpenAPI document that the pages render. The plugin has already resolved all `$ref`s. */
export interface Schema {
  readonly type?: string;
  readonly format?: string;
  readonly title?: string;
  readonly description?: string;
  readonly enum?: readonly string[];
  readonly default?: unknown;
  readonly example?: unknown;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly pattern?: string;
  readonly nullable?: boolean;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: boolean | Schema;
  readonly items?: Schema;
  readonly allOf?: readonly Schema[];
}

export interface Parameter {
  readonly name: string;
  readonly in: 'path' | 'query' | 'header' | 'cookie';
  readonly required?: boolean;
  readonly description?: string;
  readonly example?: unknown;
  readonly schema?: Schema;
}

export interface ApiResponse {
  readonly description?: string;
  readonly content?: Readonly<
    Record<string, {readonly schema?: Schema; readonly example?: unknown}>
  >;
}

export interface Operation {
  readonly method: string;
  readonly path: string;
  readonly summary: string;
  readonly description?: string;
  readonly tags?: readonly string[];
  readonly servers?: readonly {readonly url: string}[];
  readonly security?: readonly unknown[];
  readonly parameters?: readonly Parameter[];
  readonly responses?: Readonly<Record<string, ApiResponse>>;
}

/** The OpenAPI document. */
export interface Specification {
  readonly openapi: string;
  readonly info: {
    readonly title: string;
    readonly version: string;
    readonly description?: string;
  };
  readonly servers?: readonly {
    readonly url: string;
    readonly description?: string;
  }[];
  readonly tags?: readonly {
    readonly name: string;
    readonly description?: string;
  }[];
  readonly security?: readonly unknown[];
  readonly paths: Readonly<
    Record<string, Readonly<Record<string, Omit<Operation, 'method' | 'path'>>>>
  >;
  readonly components?: {
    readonly responses?: Readonly<Record<string, ApiResponse>>;
    readonly securitySchemes?: Readonly<
      Record<string, {readonly description?: string}>
    >;
  };
}
