import generated from '../../../generated/token-api/sidebar';
import type {SidebarEntry} from '../../lib/routes';
import {createApiSidebar} from '../navigation/apiSidebar';

/** Keeps only the categories, because the generator's entry for the landing page contains a file name instead of an id. */
const operations = (generated as SidebarEntry[]).filter(
  (item) => typeof item === 'object' && item.type === 'category',
);

export default createApiSidebar('Token API', ['reference', ...operations]);
