import {parsePages} from '../../scripts/pages';

/** Every page of docs/, parsed once for all test files (vitest.config.ts), which must not modify the trees. */
export const sitePages = parsePages();
