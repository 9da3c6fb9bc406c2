import Link from '@docusaurus/Link';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import Admonition from '@theme/Admonition';
import type {ReactNode} from 'react';
import {
  formatNetworks,
  formatStatus,
  statusLabels,
} from '@site/src/features/providers/labels';
import type {
  ProviderRecord,
  ProviderStatus,
} from '@site/src/features/providers/schema';
import {formatMonth} from '@site/src/lib/text';

function Notice({status}: {readonly status: ProviderStatus}): ReactNode {
  const {replacement} = status;
  return (
    <Admonition
      type={status.kind === 'historical' ? 'caution' : 'note'}
      title={formatStatus(status)}>
      <p>
        {status.note}
        {replacement && (
          <>
            {' '}
            Use <Link to={replacement.href}>{replacement.label}</Link> instead.
          </>
        )}
      </p>
    </Admonition>
  );
}

/** Returns a URL's host without `www.`. */
function getHost(url: string): string {
  return new URL(url).host.replace(/^www\./, '');
}

/** The top of a provider page: its key details, then a notice if the product changed or was discontinued, from `provider` in the front matter. */
export function ProviderFacts(): ReactNode {
  const {frontMatter, metadata} = useDoc();
  const {provider} = frontMatter as {readonly provider?: ProviderRecord};
  if (!provider) {
    throw new Error(
      `${metadata.source}: <ProviderFacts> shows \`provider\` from the front matter, which this page lacks → add it, as in scripts/new/provider.mdx.`,
    );
  }
  const {site, docs, networks, status, checked} = provider;
  const facts: Readonly<Record<string, ReactNode>> = {
    Networks: formatNetworks(networks),
    Website: <Link href={site}>{getHost(site)}</Link>,
    Documentation: docs && <Link href={docs}>{getHost(docs)}</Link>,
    // Otherwise, the notice states the status.
    Status: !status && statusLabels.active,
    'Networks checked': formatMonth(checked),
  };
  return (
    <>
      <dl className="docs-facts">
        {Object.entries(facts).map(
          ([term, detail]) =>
            detail && (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{detail}</dd>
              </div>
            ),
        )}
      </dl>
      {status && <Notice status={status} />}
    </>
  );
}
