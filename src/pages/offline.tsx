import Layout from '@theme/Layout';
import Heading from '@theme/Heading';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import OfflineControl from '../features/offline/browser/OfflineControl';
import styles from '../features/offline/browser/styles.module.css';

export default function Offline(): ReactNode {
  return (
    <Layout title="Read offline" description="Save the documentation in your browser, see which pages are saved, and remove them again.">
      <main className={clsx('container margin-vert--lg', styles.page)}>
        <Heading as="h1">Read offline</Heading>
        <p>
          Your browser keeps every page that you visit, together with the search of its section. You read them without a connection at
          their usual addresses. With a connection you always get the newest version.
        </p>
        <OfflineControl />
      </main>
    </Layout>
  );
}
