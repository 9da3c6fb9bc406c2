import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import ApiExplorer from '@theme/ApiExplorer';
import {createAuth} from '@theme/ApiExplorer/Authorization/slice';
import type {Param} from '@theme/ApiExplorer/ParamOptions/slice';
import {createStoreWithState} from '@theme/ApiItem/store';
import type {ApiItem} from 'docusaurus-plugin-openapi-docs/src/types';
import type {ThemeConfig} from 'docusaurus-theme-openapi-docs/src/types';
import {useState, type ReactNode} from 'react';
import {Provider} from 'react-redux';

/** A parameter prefilled with its default, otherwise with its example, as if the reader had typed it. */
function prefilled(parameter: Param): Param {
  const value = parameter.schema?.default ?? parameter.example ?? parameter.schema?.example;
  return value === undefined ? parameter : {...parameter, text: String(value), value: typeof value === 'boolean' ? value : String(value)};
}

/** The state that the theme's explorer needs for one operation; the theme builds it inside `ApiItem`. */
function createOperationStore(operation: ApiItem, {api: options}: ThemeConfig): ReturnType<typeof createStoreWithState> {
  const {parameters = [], responses, requestBody, servers = [], security, securitySchemes} = operation;
  const filled = (parameters as Param[]).map(prefilled);
  const at = (place: Param['in']): Param[] => filled.filter((parameter) => parameter.in === place);
  const accepted = Object.entries(responses)
    .filter(([status]) => status.startsWith('2'))
    .flatMap(([, {content}]) => Object.keys(content ?? {}));
  const sent = Object.keys(requestBody?.content ?? {});

  return createStoreWithState(
    {
      accept: {value: accepted[0], options: accepted},
      contentType: {value: sent[0], options: sent},
      server: {value: servers[0], options: servers},
      response: {value: undefined},
      body: {type: 'empty'},
      params: {path: at('path'), query: at('query'), header: at('header'), cookie: at('cookie')},
      auth: createAuth({security, securitySchemes, options} as Parameters<typeof createAuth>[0]),
      schemaSelection: {selections: {}},
      encodingSelection: {},
    },
    [],
  );
}

/** The theme's explorer, wrapped in the store it expects. */
export default function Explorer({operation}: {readonly operation: ApiItem}): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const [store] = useState(() => createOperationStore(operation, siteConfig.themeConfig));
  return (
    <Provider store={store}>
      <ApiExplorer item={operation} infoPath="" />
    </Provider>
  );
}
