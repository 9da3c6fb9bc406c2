import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import ApiExplorer from '@theme/ApiExplorer';
import {Provider} from 'react-redux';
import {useState, type ReactNode} from 'react';
import {createOperationStore} from './store';
import type {ApiItem} from 'docusaurus-plugin-openapi-docs/src/types';

interface Props {
  readonly operation: ApiItem;
}

/** The theme's explorer with the store that it expects around it. */
export default function Explorer({operation}: Props): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const [store] = useState(() => createOperationStore(operation, siteConfig.themeConfig));
  return (
    <Provider store={store}>
      <ApiExplorer item={operation} infoPath="" />
    </Provider>
  );
}
