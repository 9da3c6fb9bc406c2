import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import apiSidebar from './docs/api/sidebar';
import getStartedSidebar from './docs/get-started/sidebar';
import learnSidebar from './docs/learn/sidebar';
import technologySidebar from './docs/technology/sidebar';

const sidebars: SidebarsConfig = {apiSidebar, getStartedSidebar, learnSidebar, technologySidebar};

export default sidebars;
