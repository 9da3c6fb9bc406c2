import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';
import HomeFacts from '../components/HomeFacts';
import HomeHero from '../components/HomeHero';
import HomeSamples from '../components/HomeSamples';
import {getWebSite, toScript} from '../features/structuredData/jsonLd';
import TaskCards from '../components/TaskCards';
import {socialCard} from '../data/site';
import {getMarkdownPath} from '../lib/routes';
import styles from './index.module.css';

const description =
  'Guides, tutorials, API reference and network details for developers who build on Linea, the zero-knowledge rollup that runs Ethereum contracts unchanged.';

export default function Home(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  return (
    <Layout title="Welcome" description={description}>
      <Head>
        <link
          rel="alternate"
          type="text/markdown"
          href={getMarkdownPath('/')}
        />
        <meta
          property="og:image:alt"
          content={`Linea developer documentation. ${siteConfig.tagline}`}
        />
        <meta property="og:image:width" content={String(socialCard.width)} />
        <meta property="og:image:height" content={String(socialCard.height)} />
        <script type="application/ld+json">
          {toScript(getWebSite(siteConfig.url, description))}
        </script>
      </Head>
      <main className={styles.home}>
        <HomeHero tagline={siteConfig.tagline} />
        <HomeFacts />
        <TaskCards />
        <HomeSamples />
      </main>
    </Layout>
  );
}
