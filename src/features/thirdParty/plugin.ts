import type {PluginModule} from '@docusaurus/types';
import {slotsElementId, type SiteEnvironment} from './types';

/**
 * Adds third-party slots (tag manager, feedback widget, docs assistant). The browser code is included only if a slot is configured, so that the
 * default build contains none of it and makes no third-party requests.
 */
export default function thirdParty(environment: SiteEnvironment): PluginModule {
  // The report URL affects only headers.
  const slots: SiteEnvironment = {...environment, cspReportUrl: undefined};
  const isConfigured = Object.values(slots).some((slot) => slot !== undefined);
  const innerHTML = JSON.stringify(slots).replaceAll('<', '\\u003c');
  return () => ({
    name: 'third-party',
    getClientModules: () => (isConfigured ? [require.resolve('./client')] : []),
    injectHtmlTags: () =>
      isConfigured
        ? {
            postBodyTags: [
              {
                tagName: 'script',
                attributes: {id: slotsElementId, type: 'application/json'},
                innerHTML,
              },
            ],
          }
        : {},
  });
}
