import {useCurrentSidebarCategory} from '@docusaurus/plugin-content-docs/client';
import DocCardList from '@theme/DocCardList';
import Heading from '@theme/Heading';
import type {ReactNode} from 'react';

/** Cards of the operations in the sidebar, by tag. */
export default function OperationCards(): ReactNode {
  return useCurrentSidebarCategory().items.map(
    (item) =>
      item.type === 'category' && (
        <section key={item.label}>
          <Heading as="h3" id={item.label.toLowerCase()}>
            {item.label}
          </Heading>
          <DocCardList items={item.items} />
        </section>
      ),
  );
}
