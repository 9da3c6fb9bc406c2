// Adds to the original: pages of the Token API's own docs instance belong to the section of its landing page.
import {useLocation} from '@docusaurus/router';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {referencePath} from '@site/src/features/apiReference/paths';
import DocNavbarItem from '@theme-original/NavbarItem/DocNavbarItem';
import type {Props} from '@theme/NavbarItem/DocNavbarItem';

export default function SectionItem({className, ...props}: Props): ReactNode {
  const {pathname} = useLocation();
  const isWithin = props.docId.startsWith('api/') && `${pathname}/`.startsWith(`/${referencePath}/`);
  const active = props.mobile ? 'menu__link--active' : 'navbar__link--active';
  return <DocNavbarItem {...props} className={clsx(className, isWithin && active)} />;
}
