import type {Plugin} from '@docusaurus/types';
import path from 'node:path';
import {addSvgRule} from '../../engine/svgRule';
import {drawingsFolder, illustrationsFolder} from './options';

/**
 * Makes `require('….svg')` return a drawing's text on the server, for inlining, and its URL in the browser, so that page bundles do not
 * repeat the drawings. All other SVG files become components.
 */
export default function diagramsPlugin({siteDir}: {siteDir: string}): Plugin {
  const include = [drawingsFolder, illustrationsFolder].map((folder) =>
    path.join(siteDir, folder),
  );
  return {
    name: 'diagrams',
    configureWebpack(config, isServer) {
      addSvgRule(
        config,
        isServer
          ? {include, type: 'asset/source'}
          : {
              include,
              type: 'asset/resource',
              generator: {
                filename: 'assets/diagrams/[name]-[contenthash:8].svg',
              },
            },
      );
      return {};
    },
  };
}
