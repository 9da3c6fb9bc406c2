import type {ReactNode} from 'react';
import {useNavbarMobileSidebar} from '@site/src/engine/internal';
import MobileSidebar from '@theme/Navbar/MobileSidebar';

/** The menu of narrow windows, which the button at the start of the line opens. */
export default function Menu(): ReactNode {
  const {toggle} = useNavbarMobileSidebar();
  return (
    <>
      <div role="presentation" className="navbar-sidebar__backdrop" onClick={toggle} />
      <MobileSidebar />
    </>
  );
}
