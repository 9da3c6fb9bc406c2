import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {contractRecords, getReleasePages, getReleaseRoute, releases} from './data';

/** The way back to the API section, whose pages belong to the main docs instance, then all pages by generation. */
const sidebars: SidebarsConfig = {
  generationsSidebar: [
    {type: 'link', label: 'APIs & SDK', href: '/api/linea-smart-contracts/linearollup'},
    ...releases.toReversed().flatMap((generation) => {
      const pages = getReleasePages().filter((page) => page.generation === generation);
      const items = pages.map(({key}) => ({type: 'link' as const, label: contractRecords[key].name, href: getReleaseRoute(key, generation)}));
      return items.length ? [{type: 'category' as const, label: `Contracts in ${generation}`, items}] : [];
    }),
  ],
};

export default sidebars;
