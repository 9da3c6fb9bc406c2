import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';

export default function Offline(): ReactNode {
  return (
    <Layout
      title="Read offline"
      description="Which pages of the documentation you can read without a connection, how your browser saves them, and how to remove them.">
      <main className="container margin-vert--lg docs-plain-page">
        <Heading as="h1">Read offline</Heading>
        <p>
          Your browser keeps the pages that you visit, with their styles and
          diagrams, for 30 days after your last visit. Without a connection, you
          can read them at their usual URLs. With a connection, you always get
          the newest version.
        </p>
        <p>
          If you open a page that is not saved while you are offline, you see a
          list of the saved pages.
        </p>
        <p>
          You do not need to enable anything. Pages are not saved in private
          windows, or while data saver is on. To remove saved pages, clear this
          site’s data in your browser settings.
        </p>
      </main>
    </Layout>
  );
}
