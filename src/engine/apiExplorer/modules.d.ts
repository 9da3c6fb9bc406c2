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
  export function getSchemaEnum(schema: unknown): string[] | undefined;
}

declare module '@theme/ApiExplorer/ParamOptions/slice' {
  export interface Param {
    readonly name: string;
    readonly in: 'path' | 'query' | 'header' | 'cookie';
    readonly required?: boolean;
    readonly example?: unknown;
    readonly schema?: {readonly default?: unknown; readonly example?: unknown};
    readonly value?: unknown;
  }
  export function setParam(param: Param): {readonly type: string};
}

declare module '@theme/ApiItem/hooks' {
  export function useTypedDispatch(): (action: {readonly type: string}) => void;
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
    readonly response: {readonly value: undefined};
    readonly body: {readonly type: 'empty'};
    readonly params: Readonly<Record<Param['in'], readonly Param[]>>;
    readonly auth: object;
    readonly schemaSelection: {readonly selections: object};
    readonly encodingSelection: object;
  }
  export function createStoreWithState(state: RootState, middlewares: readonly never[]): import('redux').Store;
}

declare module 'postman-code-generators/codegens/curl' {
  export type Convert = (request: unknown, options: object, done: (error: unknown, snippet: string) => void) => void;
  export interface Generator {
    readonly convert: Convert;
  }
  const generator: Generator;
  export default generator;
}

declare module 'postman-code-generators/codegens/*' {
  const generator: import('postman-code-generators/codegens/curl').Generator;
  export default generator;
}

declare module '@theme/utils/scrollUtils' {
  export {useScrollPositionBlocker} from '@docusaurus/theme-common/internal';
}

declare module '@theme/utils/tabsUtils' {
  export {sanitizeTabsChildren, TabsProvider, useTabs, useTabsContextValue, type TabsProps} from '@docusaurus/theme-common/internal';
}
