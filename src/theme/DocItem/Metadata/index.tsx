// Adds a link to the page's Markdown, the `canonical` URL from the front matter, the social card's size, and structured data.
import Head from '@docusaurus/Head';
import {
  useDoc,
  useSidebarBreadcrumbs,
} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {
  getArticle,
  getBreadcrumbs,
  toScript,
} from '@site/src/features/structuredData/jsonLd';
import {socialCard} from '@site/src/data/site';
import {getMarkdownPath, removeTrailingSlash} from '@site/src/lib/routes';
import Metadata from '@theme-original/DocItem/Metadata';
import type {ReactNode} from 'react';

export default function DocItemMetadata(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {metadata, frontMatter} = useDoc();
  const {title, description, permalink, lastUpdatedAt, unlisted} = metadata;
  const {canonical} = frontMatter as {readonly canonical?: string};
  const hasBreadcrumbs = Boolean(useSidebarBreadcrumbs()?.length);
  const site = siteConfig.url;
  const page = {
    title,
    description,
    url: site + removeTrailingSlash(permalink),
    site,
    image: site + (frontMatter.image ?? socialCard.path),
    updated: lastUpdatedAt ?? undefined,
  };
  const data = [
    getArticle(page),
    ...(hasBreadcrumbs ? [] : [getBreadcrumbs(page)]),
  ];
  return (
    <>
      <Metadata />
      <Head>
        {!unlisted && (
          <link
            rel="alternate"
            type="text/markdown"
            href={getMarkdownPath(permalink)}
          />
        )}
        {canonical && <link rel="canonical" href={site + canonical} />}
        <meta property="og:image:alt" content={`${title}. ${description}`} />
        <meta property="og:image:width" content={String(socialCard.width)} />
        <meta property="og:image:height" content={String(socialCard.height)} />
        {data.map((item, index) => (
          <script key={index} type="application/ld+json">
            {toScript(item)}
          </script>
        ))}
      </Head>
    </>
  );
}
