import type {Plugin} from '@docusaurus/types';
import {readNodeFiles} from './readFiles';

/** Gives the pages about nodes what the files for download say, as `@generated/nodes/default/files.json`. */
export default function nodesPlugin(): Plugin {
  return {
    name: 'nodes',
    getPathsToWatch: () => ['static/files/nodes/**'],
    async contentLoaded({actions}) {
      await actions.createData('files.json', readNodeFiles());
    },
  };
}
