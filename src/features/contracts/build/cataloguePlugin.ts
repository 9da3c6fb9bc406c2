import type {Plugin} from '@docusaurus/types';
import {decoderCatalogue} from './catalogue';

/** Writes what the decoder knows to `@generated/decoder-catalogue/default/catalogue.json`, so that the browser loads no facts that it does not need. */
export default function catalogue(): Plugin {
  return {
    name: 'decoder-catalogue',
    async contentLoaded({actions}) {
      await actions.createData('catalogue.json', decoderCatalogue());
    },
  };
}
