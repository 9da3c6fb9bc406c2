import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import apiSidebar from './docs/api/sidebar';
import getStartedSidebar from './docs/get-started/sidebar';
import learnSidebar from './docs/learn/sidebar';
import technologySidebar from './docs/technology/sidebar';

// Docusaurus treats the first page of the first sidebar as the docs' main page.
const sidebars: SidebarsConfig = {
  getStartedSidebar,
  apiSidebar,
  learnSidebar,
  technologySidebar,
};

export default sidebars;
