import type {Plugin} from '@docusaurus/types';
import path from 'node:path';
import {assertSource} from './assertSource';

const folderOf = (module: string): string =>
  path.dirname(require.resolve(`${module}/package.json`));

/** Replaces modules of which every page would load much more than it uses. */
export default function trimModules(): Plugin {
  assertSource(
    'trimModules.ts',
    '@docusaurus/utils-common/lib/index.js',
    'tslib_1.__importDefault',
  );
  return {
    name: 'trim-modules',
    configureWebpack: () => ({
      module: {
        rules: [
          {
            include: folderOf('@docusaurus/utils-common'),
            resolve: {alias: {tslib$: path.join(__dirname, 'tslib.ts')}},
          },
          {
            // The explorer's theme provides `process` to all modules. React only tests whether it is that of Node.js.
            include: ['react', 'react-dom'].map(folderOf),
            resolve: {alias: {[require.resolve('process/browser')]: false}},
          },
        ],
      },
    }),
  };
}
