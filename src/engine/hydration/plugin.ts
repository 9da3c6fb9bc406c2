import type {Plugin} from '@docusaurus/types';
import path from 'node:path';
import {assertSource} from '../assertSource';

const core = '@docusaurus/core/lib/client';

/** Replaces Docusaurus' entry and browser context with the modules in this folder. */
export default function hydrationPlugin(): Plugin {
  assertSource(
    'hydration',
    `${core}/clientEntry.js`,
    "import ReactDOM from 'react-dom/client'",
  );
  assertSource(
    'hydration',
    `${core}/App.js`,
    "import { BrowserContextProvider } from './browserContext'",
  );
  assertSource(
    'hydration',
    `${core}/exports/useIsBrowser.js`,
    "import { Context } from '../browserContext'",
  );
  assertSource(
    'hydration',
    `${core}/BaseUrlIssueBanner/index.js`,
    "typeof window['docusaurus'] === 'undefined'",
  );
  assertSource(
    'hydration',
    'react-helmet-async/lib/index.module.js',
    '.canUseDOM?',
  );
  return {
    name: 'hydration',
    configureWebpack({entry}, isServer) {
      if (!isServer && entry !== require.resolve(`${core}/clientEntry.js`)) {
        throw new Error(
          'src/engine/hydration: clientEntry.js is no longer the entry of the browser bundle → update plugin.ts.',
        );
      }
      return {
        ...(!isServer && {entry: path.join(__dirname, 'entry.ts')}),
        resolve: {
          alias: {
            [require.resolve(`${core}/browserContext.js`)]: path.join(
              __dirname,
              'browserContext.tsx',
            ),
          },
        },
      };
    },
  };
}
