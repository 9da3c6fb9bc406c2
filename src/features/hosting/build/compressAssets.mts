// Runs beside the build: see buildStep.ts.
import {receiveJob} from '../../../lib/buildStep';
import {compressFolder} from '../compress';

receiveJob(async (folder: string) => {
  await compressFolder(folder);
});
