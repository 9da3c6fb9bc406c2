import {pages} from '../../scripts/pages';

/** Every page of docs/, parsed once for all test files (vitest.config.ts), which read the trees and change nothing in them. */
export const sitePages = pages();
