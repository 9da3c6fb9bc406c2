import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import generated from '../../../generated/token-api/sidebar';

type Item = Extract<SidebarsConfig[string], readonly unknown[]>[number];

/** The generator's entry of the landing page names its file, not its id. */
const operations = (generated as Item[]).filter((item) => typeof item === 'object' && item.type === 'category');

/** The way back to the API section, whose pages belong to the main docs instance, then the operations. */
const sidebars: SidebarsConfig = {
  tokenApiSidebar: [
    {type: 'link', label: 'APIs & SDK', href: '/api/linea-smart-contracts/linearollup'},
    {
      type: 'category',
      label: 'Token API reference',
      collapsible: false,
      items: [
        {type: 'link', label: 'Overview', href: '/api/token-api/overview'},
        'reference',
        ...operations,
      ],
    },
  ],
};

export default sidebars;
