// Wraps the original: marks the API section as active on pages of the other docs instances, because they belong to that section.
import {useLocation} from '@docusaurus/router';
import DocNavbarItem from '@theme-original/NavbarItem/DocNavbarItem';
import type {Props} from '@theme/NavbarItem/DocNavbarItem';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {referencePath} from '@site/src/features/apiReference/paths';

export default function SectionItem({className, ...props}: Props): ReactNode {
  const {pathname} = useLocation();
  const isInApiSection =
    props.docId.startsWith('api/') &&
    `${pathname}/`.startsWith(`/${referencePath}/`);
  const activeClass = props.mobile
    ? 'menu__link--active'
    : 'navbar__link--active';
  return (
    <DocNavbarItem
      {...props}
      className={clsx(className, isInApiSection && activeClass)}
    />
  );
}
