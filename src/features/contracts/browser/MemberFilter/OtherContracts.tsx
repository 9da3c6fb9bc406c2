import Link from '@docusaurus/Link';
import {createDecoderLinkProps} from '@site/src/lib/decoderLink';
import {useEffect, useState, type ReactNode} from 'react';
import type {Elsewhere} from './elsewhere';

const hexPattern = /^0x(?:[\da-f]{8}|[\da-f]{64})$/i;

/** Says to which contracts a selector or topic belongs that the page does not have. */
export default function OtherContracts({
  query,
}: {
  readonly query: string;
}): ReactNode {
  const hex = query.trim().toLowerCase();
  const isHex = hexPattern.test(hex);
  const [answer, setAnswer] = useState<{
    readonly hex: string;
    readonly found: Elsewhere | undefined;
  }>();
  useEffect(() => {
    let isOutdated = false;
    if (isHex)
      void import('./elsewhere')
        .then(({findElsewhere}) => findElsewhere(hex))
        // Without the data, the filter still says that the page has no such member.
        .catch(() => undefined)
        .then((found) => isOutdated || setAnswer({hex, found}));
    return () => {
      isOutdated = true;
    };
  }, [hex, isHex]);
  if (!answer?.found || answer.hex !== hex) return null;
  const {signature, links} = answer.found;
  return (
    <>
      {' '}
      It is <code>{signature}</code>:{' '}
      {links.map(({href, page}) => (
        <span key={href}>
          <Link to={href}>{page}</Link>,{' '}
        </span>
      ))}
      <Link {...createDecoderLinkProps(hex)}>decoder</Link>
    </>
  );
}
