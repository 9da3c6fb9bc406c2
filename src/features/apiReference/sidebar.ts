import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import generated from '../../../generated/token-api/sidebar';
import {createApiSidebar} from '../navigation/apiSidebar';

type Item = Extract<SidebarsConfig[string], readonly unknown[]>[number];

/** The generator's entry of the landing page names its file, not its id. */
const operations = (generated as Item[]).filter((item) => typeof item === 'object' && item.type === 'category');

export default createApiSidebar('Token API reference', ['reference', ...operations]);
