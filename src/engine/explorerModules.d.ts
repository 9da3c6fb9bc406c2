/** Types for modules of the API explorer that are untyped or typed too loosely (see `paths` in tsconfig.json). */

type ExplorerItem = import('docusaurus-plugin-openapi-docs/src/types').ApiItem;

declare module '@theme/ApiExplorer' {
  export interface Props {
    readonly item: ExplorerItem;
    readonly infoPath: string;
  }
}

declare module '@theme/ApiExplorer/Request' {
  export interface Props {
    readonly item: ExplorerItem;
  }
}

declare module '@theme/ApiExplorer/Response' {
  export interface Props {
    readonly item: ExplorerItem;
  }
}

declare module '@theme/ApiExplorer/ParamOptions/slice' {
  type Value = string | number | boolean;
  export interface Param {
    readonly name: string;
    readonly in: 'path' | 'query' | 'header' | 'cookie';
    readonly required?: boolean;
    readonly schema?: {
      readonly type?: string;
      readonly description?: string;
      readonly enum?: readonly string[];
      readonly minimum?: number;
      readonly maximum?: number;
      readonly pattern?: string;
    };
    /** A default from the document, or what the reader typed. */
    readonly value?: Value | undefined;
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
  type Param = import('@theme/ApiExplorer/ParamOptions/slice').Param;
  export type Request = import('postman-collection').Request;
  export interface RequestValues {
    readonly pathParams: readonly Param[];
    readonly queryParams: readonly Param[];
    readonly [name: string]: unknown;
  }
  export default function buildPostmanRequest(
    request: Request,
    values: RequestValues,
  ): Request;
}

declare module '@theme/ApiItem/hooks' {
  type Param = import('@theme/ApiExplorer/ParamOptions/slice').Param;
  interface Choice {
    readonly value: string | undefined;
  }
  interface RootState {
    readonly accept: Choice;
    readonly contentType: Choice;
    readonly server: {readonly value: object | undefined};
    readonly response: {readonly code?: number};
    readonly params: Readonly<Record<Param['in'], readonly Param[]>>;
  }
  export function useTypedDispatch(): (action: {readonly type: string}) => void;
  export function useTypedSelector<Value>(
    select: (state: RootState) => Value,
  ): Value;
}

declare module 'postman-collection' {
  export class Request {
    constructor(request: unknown);
    readonly url: {readonly toString: () => string};
  }
}

declare module 'postman-collection/lib/collection/*';

declare module '*/reference.scss' {
  const url: string;
  export default url;
}
