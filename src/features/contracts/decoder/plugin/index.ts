import type {Plugin} from '@docusaurus/types';
import {buildSignatureIndex} from './signatureIndex';

/** Writes `@generated/decoder-signatures/default/index.json`, so that the browser loads no facts that it does not need. */
export default function decoderSignatures(): Plugin {
  return {
    name: 'decoder-signatures',
    async contentLoaded({actions}) {
      await actions.createData('index.json', buildSignatureIndex());
    },
  };
}
