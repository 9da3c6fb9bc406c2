// Wraps the original: pages with a `canonical` URL get no banner, only the `noindex` tag.
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {UnlistedMetadata} from '@docusaurus/theme-common';
import Unlisted from '@theme-original/ContentVisibility/Unlisted';
import type {Props} from '@theme/ContentVisibility/Unlisted';
import type {ReactNode} from 'react';

export default function ContentUnlisted(props: Props): ReactNode {
  const {frontMatter} = useDoc();
  return 'canonical' in frontMatter ? (
    <UnlistedMetadata />
  ) : (
    <Unlisted {...props} />
  );
}
