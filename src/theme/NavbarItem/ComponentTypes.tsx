// Replaces the original: the kinds of items that src/config/navbar.ts has, without the menus of versions and languages.
import DefaultNavbarItem from '@theme/NavbarItem/DefaultNavbarItem';
import DocNavbarItem from '@theme/NavbarItem/DocNavbarItem';
import SearchNavbarItem from '@theme/NavbarItem/SearchNavbarItem';

export default {default: DefaultNavbarItem, doc: DocNavbarItem, search: SearchNavbarItem};
