import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import type {ReactNode} from 'react';

export default function Offline(): ReactNode {
  return (
    <Layout title="Read offline" description="Which pages of the documentation you can read without a connection, how they get into your browser, and how to remove them.">
      <main className="container margin-vert--lg" style={{maxInlineSize: '54rem'}}>
        <Heading as="h1">Read offline</Heading>
        <p>
          Your browser keeps the pages that you visit, with their styles and diagrams, for 30 days after your last visit. Without a connection you
          read them at their usual addresses. With a connection you always get the newest version.
        </p>
        <p>If you open a page that is not saved while you are offline, you see a list of those that are.</p>
        <p>
          There is nothing to switch on. Pages are not saved in private windows, or while your browser saves data. To remove saved pages, clear
          this site’s data in the settings of your browser.
        </p>
      </main>
    </Layout>
  );
}
