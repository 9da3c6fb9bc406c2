import type {RootContent} from 'mdast';
import {caution, code} from '../../../../lib/mdast';
import {generations, mainnetSince, successors} from '../../data';
import type {ContractPage} from '../ContractPage';

/** Says at the top of the page that the contract is gone, since when, and what came after it. */
export function retiredNotice({key, record, generation}: ContractPage): RootContent[] {
  const gone = generations[generations.indexOf(generation) + 1];
  if (!gone) return [];
  const successor = successors[key];
  return [
    caution(
      'Historical',
      code(record.name),
      ` is not in the source any more. The last generation on record with it is ${generation}; `,
      `${gone}, on Linea Mainnet from ${mainnetSince('LineaRollup')[gone]}, has none.`,
      ...(successor ? [' In its place: ', successor.includes(' ') ? successor : code(successor), '.'] : []),
      ' The table at the end of the page shows where its members went.',
    ),
  ];
}
