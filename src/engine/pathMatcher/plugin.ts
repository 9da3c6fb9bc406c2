import type {LoadContext, Plugin} from '@docusaurus/types';
import path from 'node:path';

/** Address of the router's own path-to-regexp, which is another version than the one that other tools use. */
export const routerPathToRegexp = require.resolve('path-to-regexp', {paths: [path.dirname(require.resolve('react-router/package.json'))]});

/** Lets the router compare plain paths: see `src/engine/pathMatcher/matcher.ts`. */
export default function pathMatcherPlugin({siteDir}: LoadContext): Plugin {
  return {
    name: 'path-matcher',
    configureWebpack: () => ({
      resolve: {
        alias: {
          'path-to-regexp$': path.join(siteDir, 'src/engine/pathMatcher/matcher.ts'),
          'router-path-to-regexp$': routerPathToRegexp,
        },
      },
    }),
  };
}
