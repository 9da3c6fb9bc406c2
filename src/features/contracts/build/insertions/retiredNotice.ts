import type {RootContent} from 'mdast';
import {caution, code} from '../../../../lib/mdast';
import {releases, getMainnetDates, successors} from '../../data';
import type {ContractPage} from '../ContractPage';

/** Says at the top of the page that the contract is gone, since when, and what came after it. */
export function createRetiredNotice({key, record, generation}: ContractPage): RootContent[] {
  const gone = releases[releases.indexOf(generation) + 1];
  if (!gone) return [];
  const successor = successors[key];
  return [
    caution(
      'Historical',
      code(record.name),
      ` is not in the source any more. The last generation on record with it is ${generation}; `,
      `${gone}, on Linea Mainnet from ${getMainnetDates('LineaRollup')[gone]}, has none.`,
      ...(successor ? [' In its place: ', successor.includes(' ') ? successor : code(successor), '.'] : []),
      ' The table at the end of the page shows where its members went.',
    ),
  ];
}
