import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import {contractRecords, generationPages, generationRoute, generations} from './data';

/** The way back to the API section, whose pages belong to the main docs instance, then all pages by generation. */
const sidebars: SidebarsConfig = {
  generationsSidebar: [
    {type: 'link', label: 'APIs & SDK', href: '/api/linea-smart-contracts/linearollup'},
    ...generations.toReversed().flatMap((generation) => {
      const pages = generationPages().filter((page) => page.generation === generation);
      const items = pages.map(({key}) => ({type: 'link' as const, label: contractRecords[key].name, href: generationRoute(key, generation)}));
      return items.length ? [{type: 'category' as const, label: `Contracts in ${generation}`, items}] : [];
    }),
  ],
};

export default sidebars;
