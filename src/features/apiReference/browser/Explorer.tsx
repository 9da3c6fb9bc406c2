import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {createAuth} from '@theme/ApiExplorer/Authorization/slice';
import CodeSnippets from '@theme/ApiExplorer/CodeSnippets';
import type {Param} from '@theme/ApiExplorer/ParamOptions/slice';
import {createStoreWithState} from '@theme/ApiItem/store';
import CodeBlock from '@theme/CodeBlock';
import type {ApiItem} from 'docusaurus-plugin-openapi-docs/src/types';
import type {ThemeConfig} from 'docusaurus-theme-openapi-docs/src/types';
import {Request} from 'postman-collection';
import {useState, type ReactNode} from 'react';
import {Provider} from 'react-redux';
import RequestForm from './RequestForm';

/** Prefills a parameter with its default, otherwise with its example, as if the reader had typed it. */
function prefill(parameter: Param): Param {
  const value =
    parameter.schema?.default ?? parameter.example ?? parameter.schema?.example;
  return value === undefined
    ? parameter
    : {
        ...parameter,
        text: String(value),
        value: typeof value === 'boolean' ? value : String(value),
      };
}

/** Creates the state that the theme's explorer needs for an operation. The theme itself creates this state in `ApiItem`. */
function createOperationStore(
  operation: ApiItem,
  {api: options}: ThemeConfig,
): ReturnType<typeof createStoreWithState> {
  const {
    parameters = [],
    responses,
    requestBody,
    servers = [],
    security,
    securitySchemes,
  } = operation;
  const filledParameters = (parameters as Param[]).map(prefill);
  const filterByLocation = (location: Param['in']): Param[] =>
    filledParameters.filter((parameter) => parameter.in === location);
  const responseTypes = Object.entries(responses)
    .filter(([status]) => status.startsWith('2'))
    .flatMap(([, {content}]) => Object.keys(content ?? {}));
  const requestTypes = Object.keys(requestBody?.content ?? {});

  return createStoreWithState(
    {
      accept: {value: responseTypes[0], options: responseTypes},
      contentType: {value: requestTypes[0], options: requestTypes},
      server: {value: servers[0], options: servers},
      response: {value: undefined},
      body: {type: 'empty'},
      params: {
        path: filterByLocation('path'),
        query: filterByLocation('query'),
        header: filterByLocation('header'),
        cookie: filterByLocation('cookie'),
      },
      auth: createAuth({security, securitySchemes, options} as Parameters<
        typeof createAuth
      >[0]),
      schemaSelection: {selections: {}},
      encodingSelection: {},
    },
    [],
  );
}

/** The form, the theme's code samples and the sample response, wrapped in the store that the theme expects. */
export default function Explorer({
  operation,
}: {
  readonly operation: ApiItem;
}): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const [store] = useState(() =>
    createOperationStore(operation, siteConfig.themeConfig),
  );
  const example: unknown =
    operation.responses['200']?.content?.['application/json']?.example;
  return (
    <Provider store={store}>
      <RequestForm item={operation} />
      <CodeSnippets postman={new Request(operation.postman)} codeSamples={[]} />
      {example !== undefined && (
        <CodeBlock language="json" title="Sample response (illustrative)">
          {JSON.stringify(example, null, 2)}
        </CodeBlock>
      )}
    </Provider>
  );
}
