import type {Plugin} from '@docusaurus/types';
import {readProviders, toolingFolder, toRow} from './readProviders';

/** Reads the front matter of the tools' pages for the tables, which import it from `@generated/providers/default/rows.json`. */
export default function providersPlugin(): Plugin {
  return {
    name: 'providers',
    getPathsToWatch: () => [`${toolingFolder}/**/*.mdx`],
    async contentLoaded({actions}) {
      await actions.createData('rows.json', readProviders().map(toRow));
    },
  };
}
