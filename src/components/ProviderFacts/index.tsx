import Link from '@docusaurus/Link';
import Admonition from '@theme/Admonition';
import type {ReactNode} from 'react';
import {getProviderById, type ProviderStatus} from '@site/src/data/providers';
import {
  formatMonth,
  formatNetworks,
  formatStatus,
} from '@site/src/data/providers/labels';

function Notice({status}: {readonly status: ProviderStatus}): ReactNode {
  if (status.kind === 'active') return null;
  const replacement =
    status.kind === 'historical' ? status.replacement : undefined;
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

/** The top of a provider page: a notice if the product changed or was discontinued, then its key details. `id` is the id of its record, such as `cross-chain/axelar`. */
export function ProviderFacts({id}: {readonly id: string}): ReactNode {
  const {site, docs, networks, status, checked} = getProviderById(id);
  const facts: Readonly<Record<string, ReactNode>> = {
    Networks: formatNetworks(networks),
    Website: <Link href={site}>{getHost(site)}</Link>,
    Documentation: docs && <Link href={docs}>{getHost(docs)}</Link>,
    // Otherwise, the notice states the status.
    Status: status.kind === 'active' && formatStatus(status),
    'Last checked': checked ? formatMonth(checked) : 'Never',
  };
  return (
    <>
      <Notice status={status} />
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
    </>
  );
}
