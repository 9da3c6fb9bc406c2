// Replaces the original, whose line breaks in two: one line of items from 320 to 2560 px, and the menu of narrow windows.
import {ThemeClassNames} from '@docusaurus/theme-common';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {useNavbarMobileSidebar} from '@site/src/engine/internal';
import Line from './Line';
import Menu from './Menu';

/** The bar at the top of every page. */
export default function Navbar(): ReactNode {
  const {shown} = useNavbarMobileSidebar();
  return (
    <nav aria-label="Main" className={clsx(ThemeClassNames.layout.navbar.container, 'navbar', 'navbar--fixed-top', shown && 'navbar-sidebar--show')}>
      <Line />
      <Menu />
    </nav>
  );
}
