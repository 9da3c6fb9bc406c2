// Wraps the original: each group of parameters has an id.
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import ParamsDetails from '@theme-original/ParamsDetails';
import type {ApiItem} from 'docusaurus-plugin-openapi-docs/src/types';
import type {ReactNode} from 'react';

interface Props {
  readonly parameters?: ApiItem['parameters'];
}

export default function ParamsDetailsWithIds({
  parameters = [],
}: Props): ReactNode {
  const {collectAnchor} = useBrokenLinks();
  const locations = new Set(parameters.map((parameter) => parameter.in));
  return [...locations].map((location) => {
    const id = `${location}-parameters`;
    collectAnchor(id);
    return (
      <div key={id} id={id}>
        <ParamsDetails
          parameters={parameters.filter(
            (parameter) => parameter.in === location,
          )}
        />
      </div>
    );
  });
}
