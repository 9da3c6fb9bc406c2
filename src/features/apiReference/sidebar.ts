import generated from '../../../generated/token-api/sidebar';
import type {SidebarEntry} from '../../lib/routes';
import {createApiSidebar} from '../navigation/apiSidebar';

/** The generator's entry of the landing page names its file, not its id. */
const operations = (generated as SidebarEntry[]).filter((item) => typeof item === 'object' && item.type === 'category');

export default createApiSidebar('Token API', ['reference', ...operations]);
