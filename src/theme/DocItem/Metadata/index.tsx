// Adds to the original what machines read: the Markdown twin, the address of the page that a page stands for, the social card's measures, structured data.
import Head from '@docusaurus/Head';
import {useDoc, useSidebarBreadcrumbs} from '@docusaurus/plugin-content-docs/client';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {articleData, scriptText, trailData} from '@site/src/features/structuredData/article';
import {socialCard} from '@site/src/data/site';
import {twinPath, withoutSlash} from '@site/src/lib/routes';
import Metadata from '@theme-original/DocItem/Metadata';
import type {ReactNode} from 'react';

export default function DocItemMetadata(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  const {metadata, frontMatter, toc} = useDoc();
  const {title, description, permalink, lastUpdatedAt, unlisted} = metadata;
  const {canonical} = frontMatter as {readonly canonical?: string};
  const hasTrail = Boolean(useSidebarBreadcrumbs()?.length);
  const site = siteConfig.url;
  const article = {
    title,
    description,
    url: site + withoutSlash(permalink),
    site,
    image: site + (frontMatter.image ?? socialCard.path),
    updated: lastUpdatedAt ?? undefined,
    headings: toc,
  };
  const data = [...articleData(article), ...(hasTrail ? [] : [trailData(article)])];
  return (
    <>
      <Metadata />
      <Head>
        {!unlisted && <link rel="alternate" type="text/markdown" href={twinPath(permalink)} />}
        {canonical && <link rel="canonical" href={site + canonical} />}
        <meta property="og:image:alt" content={`${title}. ${description}`} />
        <meta property="og:image:width" content={String(socialCard.width)} />
        <meta property="og:image:height" content={String(socialCard.height)} />
        {data.map((item, index) => (
          <script key={index} type="application/ld+json">
            {scriptText(item)}
          </script>
        ))}
      </Head>
    </>
  );
}
