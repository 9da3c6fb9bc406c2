import {withNginx, skipReason, type Nginx} from '../site/nginx';
import {test as base} from './support';

/** Serves pages with nginx, including all its headers. If nginx is not installed, the default test server serves them. */
export const test = base.extend<object, {nginx: Nginx | undefined}>({
  nginx: [
    // Playwright reads fixture names from the parameter, so it must be a destructuring pattern.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => (skipReason ? use(undefined) : withNginx(use)),
    {scope: 'worker'},
  ],
  baseURL: async ({nginx, baseURL}, use) => use(nginx?.url ?? baseURL),
});

export {expect} from './support';
