import type {RootContent} from 'mdast';
import type {ContractKey} from '../../data';
import {contractRecords, inWords} from '../../data';
import {abiVersions} from '../../data/abi';
import {component} from '../../../../lib/mdxNodes';

/** Name of the component, and where it is. */
export const ABI_FILE = {name: 'AbiFile', source: '@site/src/features/contracts/browser/AbiFile'};

/** A link to each ABI of a contract, with buttons that copy it. */
export function abi(key: ContractKey): RootContent[] {
  const {name} = contractRecords[key];
  return abiVersions(key).map(({path, generations, missing}) =>
    component(ABI_FILE.name, {
      contract: name,
      versions: inWords(generations),
      path,
      note: missing.length ? `without ${inWords(missing)}: which of its fields are topics is not on record` : undefined,
    }),
  );
}
