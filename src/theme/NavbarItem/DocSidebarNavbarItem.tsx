// Adds to the original: pages of the Token API's own docs instance belong to the section of its landing page.
import {useLocation} from '@docusaurus/router';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {operationsPath} from '@site/src/config/operationsPath';
import DocSidebarNavbarItem from '@theme-original/NavbarItem/DocSidebarNavbarItem';
import type {Props} from '@theme/NavbarItem/DocSidebarNavbarItem';

export default function SectionItem({className, ...props}: Props): ReactNode {
  const {pathname} = useLocation();
  const isWithin = props.sidebarId === 'apiSidebar' && pathname.startsWith(`/${operationsPath}/`);
  const active = props.mobile ? 'menu__link--active' : 'navbar__link--active';
  return <DocSidebarNavbarItem {...props} className={clsx(className, isWithin && active)} />;
}
