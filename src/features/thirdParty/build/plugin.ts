import type {PluginModule} from '@docusaurus/types';
import type {SiteEnvironment} from '../types';

/**
 * Third-party slots (tag manager, feedback widget, docs assistant). Adds its browser code only when a
 * slot is configured, so that the default build holds none of it and makes no foreign request.
 */
export default function thirdParty(environment: SiteEnvironment): PluginModule {
  const configured = Object.values(environment).some((slot) => slot !== undefined);
  return () => ({
    name: 'third-party',
    getClientModules: () => (configured ? [require.resolve('../browser/client')] : []),
    contentLoaded: ({actions}) => {
      if (configured) {
        actions.setGlobalData(environment);
      }
    },
  });
}
