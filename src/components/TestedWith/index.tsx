import {useDoc} from '@docusaurus/plugin-content-docs/client';
import type {ReactNode} from 'react';
import Versions from '@site/src/components/Versions';
import {formatLongDate} from '@site/src/lib/text';
import samples from '@site/scripts/samples/package.json';

const versions = samples.dependencies;

/** A collapsible list of the versions of `packages` that `npm run tutorials` tests the page with, and the date of the page's last change. */
export default function TestedWith({
  packages,
}: {
  readonly packages: readonly (keyof typeof versions)[];
}): ReactNode {
  const {lastUpdatedAt} = useDoc().metadata;
  return (
    <Versions>
      Tested with{' '}
      {packages.map((name) => `${name} ${versions[name]}`).join(', ')}
      {/* Without git history there are no dates. */}
      {typeof lastUpdatedAt === 'number' && (
        <>
          {' '}
          on{' '}
          <time dateTime={new Date(lastUpdatedAt).toISOString().slice(0, 10)}>
            {formatLongDate(lastUpdatedAt)}
          </time>
        </>
      )}
      .
    </Versions>
  );
}
