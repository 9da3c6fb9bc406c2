/** Replaces the types of some API explorer modules (see `paths` in tsconfig.json), and adds types for its untyped request library. */

declare module '@theme/ApiExplorer/ParamOptions/slice' {
  type Value = string | number | boolean;
  export interface Param {
    readonly name: string;
    readonly in: 'path' | 'query' | 'header' | 'cookie';
    readonly required?: boolean;
    readonly example?: Value;
    readonly description?: string;
    readonly schema?: {
      readonly type?: string;
      readonly description?: string;
      readonly default?: Value;
      readonly example?: Value;
      readonly enum?: readonly string[];
      readonly minimum?: number;
      readonly maximum?: number;
      readonly pattern?: string;
    };
    /** The value used in the URL. */
    readonly value?: Value | undefined;
    /** The text typed by the reader. */
    readonly text?: string;
  }
  export function setParam(param: Param): {readonly type: string};
}

declare module '@theme/ApiExplorer/Response/slice' {
  interface Action {
    readonly type: string;
  }
  export function setResponse(text: string): Action;
  export function setCode(status: number): Action;
  export function setHeaders(headers: Readonly<Record<string, string>>): Action;
  export function clearResponse(): Action;
  export function clearCode(): Action;
  export function clearHeaders(): Action;
}

declare module '@theme/ApiExplorer/buildPostmanRequest' {
  export default function buildPostmanRequest(
    request: import('postman-collection').Request,
    values: Readonly<Record<string, unknown>>,
  ): import('postman-collection').Request;
}

declare module '@theme/ApiItem/hooks' {
  type RootState = import('@theme/ApiItem/store').RootState;
  export function useTypedDispatch(): (action: {readonly type: string}) => void;
  export function useTypedSelector<Value>(
    select: (state: RootState) => Value,
  ): Value;
}

declare module '@theme/ApiItem/store' {
  type Param = import('@theme/ApiExplorer/ParamOptions/slice').Param;
  interface Choice<Value> {
    readonly value: Value | undefined;
    readonly options: readonly Value[];
  }
  export interface RootState {
    readonly accept: Choice<string>;
    readonly contentType: Choice<string>;
    readonly server: Choice<object>;
    readonly response: {
      readonly value: string | undefined;
      readonly code?: number;
    };
    readonly body: {readonly type: 'empty'};
    readonly params: Readonly<Record<Param['in'], readonly Param[]>>;
    readonly auth: object;
    readonly schemaSelection: {readonly selections: object};
    readonly encodingSelection: object;
  }
  export function createStoreWithState(
    state: RootState,
    middlewares: readonly never[],
  ): import('redux').Store;
}

declare module 'postman-collection' {
  export class Request {
    constructor(request: unknown);
    readonly url: {readonly toString: () => string};
  }
}
