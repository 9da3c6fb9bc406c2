import Link from '@docusaurus/Link';
import {Fragment, useId, type ReactNode} from 'react';
import {categories} from '@site/src/data/providers/categories';
import type {Mention} from '@site/src/data/providers/mentions';
import styles from './styles.module.css';

/** A list of products that have no page, by category, linked to their descriptions on other pages. */
export default function MentionList({
  mentions,
}: {
  readonly mentions: readonly Mention[];
}): ReactNode {
  const titleId = useId();
  return (
    <div className={styles.mentions}>
      <p id={titleId}>
        Described in these docs, but without a page of their own:
      </p>
      <dl aria-labelledby={titleId}>
        {categories.map(({id, label}) => {
          const matches = mentions.filter(({category}) => category === id);
          return (
            matches.length > 0 && (
              <div key={id}>
                <dt>{label}</dt>
                <dd>
                  {matches.map(({name, path}, index) => (
                    <Fragment key={name}>
                      {index > 0 && ', '}
                      <Link to={path}>{name}</Link>
                    </Fragment>
                  ))}
                </dd>
              </div>
            )
          );
        })}
      </dl>
    </div>
  );
}
