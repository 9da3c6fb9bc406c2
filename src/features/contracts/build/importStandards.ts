/**
 * Takes the ABIs of contracts that are not Linea's out of their packages: `npm run standards`.
 *
 * Written: sources/standards.json. A test fails while that file is not what the installed packages give.
 */
import {writeFileSync} from 'node:fs';
import path from 'node:path';
import {deriveStandards} from './standards/derive';

const standards = deriveStandards();
writeFileSync(path.join(import.meta.dirname, '../sources/standards.json'), `${JSON.stringify(standards, null, 1)}\n`);
const count = standards.flatMap(({contracts}) => Object.values(contracts)).flat().length;
process.stdout.write(`sources/standards.json: ${count} members from ${standards.length} sources\n`);
