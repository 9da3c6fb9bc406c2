// Replaces the original, whose HTML lacks the server's URL and has a heading in preformatted text. Adds a link to the explorer.
import Link from '@docusaurus/Link';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import CopyButton from '@site/src/components/CopyButton';
import {tryItId} from '@site/src/lib/routes';
import type {ApiItem} from 'docusaurus-plugin-openapi-docs/src/types';
import type {ReactNode} from 'react';

export default function MethodEndpoint(): ReactNode {
  const {api} = useDoc().frontMatter as unknown as {readonly api: ApiItem};
  const url = `${api.servers?.[0]?.url ?? ''}${api.path}`;
  return (
    <>
      <p className="openapi__method-endpoint">
        <strong className="badge">{api.method.toUpperCase()}</strong>{' '}
        <code>{url}</code> <CopyButton text={url} label="Copy endpoint URL" />
      </p>
      <p className="openapi-jump" data-markdown="skip">
        <Link className="button button--secondary" to={`#${tryItId}`}>
          Try it
        </Link>
      </p>
    </>
  );
}
