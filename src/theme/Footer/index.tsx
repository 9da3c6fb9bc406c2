// Replaces the original: columns of equal width, each a list labelled by its title, above the copyright line.
import {ThemeClassNames, useThemeConfig} from '@docusaurus/theme-common';
import FooterLinkItem from '@theme/Footer/LinkItem';
import clsx from 'clsx';
import {memo, useId, type ComponentProps, type ReactNode} from 'react';
import styles from './styles.module.css';

type Item = ComponentProps<typeof FooterLinkItem>['item'];

function Column({
  title,
  items,
}: {
  readonly title: string;
  readonly items: readonly Item[];
}): ReactNode {
  const id = useId();
  return (
    <div className={clsx(ThemeClassNames.layout.footer.column, styles.column)}>
      <p id={id} className="footer__title">
        {title}
      </p>
      <ul aria-labelledby={id} className="footer__items clean-list">
        {items.map((item) => (
          <li key={item.href ?? item.to} className="footer__item">
            <FooterLinkItem item={item} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Footer(): ReactNode {
  const {footer} = useThemeConfig();
  if (!footer) return null;
  const {copyright, links, style} = footer;
  return (
    <footer
      className={clsx(
        ThemeClassNames.layout.footer.container,
        'footer',
        style === 'dark' && 'footer--dark',
      )}>
      <div className="container container-fluid">
        <div className={styles.columns}>
          {links.map(
            (column) =>
              'items' in column && (
                <Column
                  key={String(column.title)}
                  title={String(column.title)}
                  items={column.items as readonly Item[]}
                />
              ),
          )}
        </div>
        <p className={clsx('footer__copyright', styles.copyright)}>
          {copyright}
        </p>
      </div>
    </footer>
  );
}

/** The link columns at the bottom of every page. */
export default memo(Footer);
