import {createAuth} from '@theme/ApiExplorer/Authorization/slice';
import type {Param} from '@theme/ApiExplorer/ParamOptions/slice';
import {createStoreWithState} from '@theme/ApiItem/store';
import type {ApiItem} from 'docusaurus-plugin-openapi-docs/src/types';
import type {ThemeConfig} from 'docusaurus-theme-openapi-docs/src/types';

/** What the panel starts with: the default of a parameter, else its example, as if typed. */
function prefilled(parameter: Param): Param {
  const value = parameter.schema?.default ?? parameter.example ?? parameter.schema?.example;
  return value === undefined ? parameter : {...parameter, text: String(value), value: typeof value === 'boolean' ? value : String(value)};
}

/** The state of the theme's explorer for one operation; the original builds it inside `ApiItem`. */
export function createOperationStore(operation: ApiItem, {api: options}: ThemeConfig): ReturnType<typeof createStoreWithState> {
  const {parameters = [], responses, requestBody, servers = [], security, securitySchemes} = operation;
  const all = (parameters as Param[]).map(prefilled);
  const at = (place: Param['in']): Param[] => all.filter((parameter) => parameter.in === place);
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
