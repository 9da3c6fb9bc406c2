import {parsePages} from '../../scripts/pages';

/** Every page in docs/, parsed once for all test files (see `isolate` in vitest.config.mts), so tests must not modify the trees. */
export const sitePages = parsePages();
