import {withNginx, whyNot, type Nginx} from '../site/nginx';
import {test as base} from './support';

/** Tests whose pages come from nginx, with all its headers; where it is not installed, from the server of the other tests. */
export const test = base.extend<object, {nginx: Nginx | undefined}>({
  nginx: [
    // Playwright reads the names of fixtures from the parameter, so it has to be a pattern.
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => (whyNot ? use(undefined) : withNginx(use)),
    {scope: 'worker'},
  ],
  baseURL: async ({nginx, baseURL}, use) => use(nginx?.url ?? baseURL),
});

export {expect} from './support';
