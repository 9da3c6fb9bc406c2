// Wraps the original: a page that stands for another one says at its top what it is. Of the banner, which tells that nobody
// finds the page, only the mark for search engines stays.
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {UnlistedMetadata} from '@docusaurus/theme-common';
import Unlisted from '@theme-original/ContentVisibility/Unlisted';
import type {Props} from '@theme/ContentVisibility/Unlisted';
import type {ReactNode} from 'react';

export default function ContentUnlisted(props: Props): ReactNode {
  const {frontMatter} = useDoc();
  return 'canonical' in frontMatter ? <UnlistedMetadata /> : <Unlisted {...props} />;
}
