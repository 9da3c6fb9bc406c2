import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import operations from '../../../generated/token-api/sidebar';

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
        {type: 'link', label: 'All operations', href: '/api/token-api/reference'},
        // eslint-disable-next-line @typescript-eslint/no-unsafe-assignment -- the linter does not resolve generated files; the type check does
        ...operations,
      ],
    },
  ],
};

export default sidebars;
