// Replaces the original, whose items wrap onto two lines. Here, they stay on one line from 320 to 2560 px; narrow windows show a menu instead.
import {
  ErrorCauseBoundary,
  ThemeClassNames,
  useThemeConfig,
} from '@docusaurus/theme-common';
import clsx from 'clsx';
import {memo, useMemo, type ComponentProps, type ReactNode} from 'react';
import {
  splitNavbarItems,
  useNavbarMobileSidebar,
} from '@site/src/engine/internal';
import ColorModeToggle from '@theme/Navbar/ColorModeToggle';
import Logo from '@theme/Navbar/Logo';
import MobileSidebar from '@theme/Navbar/MobileSidebar';
import MobileSidebarToggle from '@theme/Navbar/MobileSidebar/Toggle';
import NavbarItem from '@theme/NavbarItem';
import styles from './styles.module.css';

type Item = ComponentProps<typeof NavbarItem>;

/** Memoized, so that opening and closing the menu does not re-render the items. */
const Items = memo(function Items({
  items,
}: {
  readonly items: readonly Item[];
}): ReactNode {
  return items.map((item, index) => (
    <ErrorCauseBoundary
      key={index}
      onError={(error) =>
        new Error(
          `A theme navbar item failed to render. Check this item of themeConfig.navbar.items:\n${JSON.stringify(item, null, 2)}`,
          {cause: error},
        )
      }>
      <NavbarItem {...item} />
    </ErrorCauseBoundary>
  ));
});

export default function Navbar(): ReactNode {
  const {disabled, shown, toggle} = useNavbarMobileSidebar();
  const {items} = useThemeConfig().navbar;
  const [left, right] = useMemo(
    () => splitNavbarItems(items as Item[]),
    [items],
  );
  return (
    <nav
      aria-label="Main"
      className={clsx(
        ThemeClassNames.layout.navbar.container,
        'navbar',
        'navbar--fixed-top',
        shown && 'navbar-sidebar--show',
      )}>
      <div className={clsx('navbar__inner', styles.line)}>
        <div
          className={clsx(
            ThemeClassNames.layout.navbar.containerLeft,
            'navbar__items',
            styles.start,
          )}>
          {!disabled && <MobileSidebarToggle />}
          <Logo />
          <Items items={left} />
        </div>
        <div
          className={clsx(
            ThemeClassNames.layout.navbar.containerRight,
            'navbar__items navbar__items--right',
            styles.end,
          )}>
          <Items items={right} />
          <ColorModeToggle className={clsx(styles.colorMode)} />
        </div>
      </div>
      <div
        role="presentation"
        className="navbar-sidebar__backdrop"
        onClick={toggle}
      />
      <MobileSidebar />
    </nav>
  );
}
