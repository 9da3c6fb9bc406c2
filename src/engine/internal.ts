// What the theme keeps to itself and our wrappers of its components need.
export {useAnnouncementBar, useCodeBlockContext} from '@docusaurus/theme-common/internal';
