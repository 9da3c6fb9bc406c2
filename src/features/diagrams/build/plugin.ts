import type {Plugin} from '@docusaurus/types';
import path from 'node:path';
import {addSvgRule} from '../../../engine/svgRule';
import {drawingsFolder} from '../options';

/**
 * What `require('….svg')` gives for a drawing of a diagram: on the server its text, which goes into the page's HTML; in the
 * browser the address of a file, so that no drawing is a second time in the page's code. Other SVG files become components.
 */
export default function diagramsPlugin({siteDir}: {siteDir: string}): Plugin {
  const include = path.join(siteDir, drawingsFolder);
  return {
    name: 'diagrams',
    configureWebpack(config, isServer) {
      addSvgRule(
        config,
        isServer ? {include, type: 'asset/source'} : {include, type: 'asset/resource', generator: {filename: 'assets/diagrams/[name]-[contenthash:8].svg'}},
      );
      return {};
    },
  };
}
