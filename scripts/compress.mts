/** Compresses what is in the build, for servers that send such files as they are. The last part of `npm run build`. */
import {compressFolder} from '../src/features/hosting/compress';

const start = performance.now();
const files = await compressFolder('build');
console.log(`Compressed ${files} files in ${((performance.now() - start) / 1000).toFixed(1)} s.`);
