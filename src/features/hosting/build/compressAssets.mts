// Runs beside the build: see buildStep.ts.
import {onJob} from '../../../lib/childProcess';
import {compressFolder} from './compress';

onJob(async (folder: string) => {
  await compressFolder(folder);
});
