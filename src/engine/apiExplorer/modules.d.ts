/** What we use of the explorer's modules and of the code generators; both ship without such types. */

declare module '@theme/ApiExplorer' {
  interface Props {
    readonly item: import('docusaurus-plugin-openapi-docs/src/types').ApiItem;
    readonly infoPath: string;
  }
  export default function ApiExplorer(props: Props): import('react').ReactNode;
}

declare module '@theme/ApiExplorer/Authorization/slice' {
  interface Input {
    readonly security?: unknown;
    readonly securitySchemes?: unknown;
    readonly options?: import('docusaurus-theme-openapi-docs/src/types').ThemeConfig['api'];
  }
  export function createAuth(input: Input): object;
}

declare module '@theme/ApiExplorer/Body' {
  export default function Body(props: Readonly<Record<string, unknown>>): import('react').ReactNode;
}

declare module '@theme/ApiExplorer/FormSelect' {
  interface Props {
    readonly label?: string | undefined;
    readonly type?: string | undefined;
    readonly required?: boolean | undefined;
    readonly value: string;
    readonly options: readonly string[];
    readonly onChange: import('react').ChangeEventHandler<HTMLSelectElement>;
  }
  export default function FormSelect(props: Props): import('react').ReactNode;
}

declare module '@theme/ApiExplorer/ParamOptions' {
  export default function ParamOptions(): import('react').ReactNode;
  export function getSchemaEnum(schema: unknown): string[] | undefined;
}

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
    /** As it stands in the URL. */
    readonly value?: Value | undefined;
    /** As the reader typed it. */
    readonly text?: string;
  }
  export function setParam(param: Param): {readonly type: string};
}

declare module '@theme/ApiExplorer/ParamOptions/ParamFormItems/ParamSelectFormItem' {
  interface Props {
    readonly param: import('@theme/ApiExplorer/ParamOptions/slice').Param;
    readonly label?: string;
    readonly type?: string;
    readonly required?: boolean;
  }
  export default function ParamSelectFormItem(props: Props): import('react').ReactNode;
}

declare module '@theme/ApiExplorer/FormLabel' {
  interface Props {
    readonly htmlFor: string;
    readonly label: string;
    readonly type?: string | undefined;
    readonly required?: boolean | undefined;
  }
  export default function FormLabel(props: Props): import('react').ReactNode;
}

declare module '@theme/ApiExplorer/Request' {
  interface Props {
    readonly item: import('docusaurus-plugin-openapi-docs/src/types').ApiItem;
  }
  export default function Request(props: Props): import('react').ReactNode;
}

declare module '@theme/ApiExplorer/Response' {
  export {default} from '@theme/ApiExplorer/Request';
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

declare module '@theme/ApiExplorer/Server' {
  export default function Server(props: {readonly labelId: string}): import('react').ReactNode;
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
  export function useTypedSelector<Value>(select: (state: RootState) => Value): Value;
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
    readonly response: {readonly value: string | undefined; readonly code?: number};
    readonly body: {readonly type: 'empty'};
    readonly params: Readonly<Record<Param['in'], readonly Param[]>>;
    readonly auth: object;
    readonly schemaSelection: {readonly selections: object};
    readonly encodingSelection: object;
  }
  export function createStoreWithState(state: RootState, middlewares: readonly never[]): import('redux').Store;
}

declare module '@theme/utils/scrollUtils' {
  export {useScrollPositionBlocker} from '@docusaurus/theme-common/internal';
}

declare module '@theme/utils/tabsUtils' {
  export {sanitizeTabsChildren, TabsProvider, useTabs, useTabsContextValue, type TabsProps} from '@docusaurus/theme-common/internal';
}

declare module 'postman-collection' {
  export class Request {
    constructor(request: unknown);
    readonly url: {readonly toString: () => string};
  }
}
