import type {LoadContext, Plugin} from '@docusaurus/types';
import path from 'node:path';
import {runInChildProcess} from '../../../lib/childProcess';

/** What is used of the bundler. */
interface Compiler {
  readonly hooks: {readonly done: {readonly tap: (name: string, next: (stats: {readonly hasErrors: () => boolean}) => void) => void}};
}

/**
 * Compresses code and styles, which is most of the work of compression, as soon as the bundler has written them, while pages are
 * rendered and indexed. `scripts/compress.mts` does all that is written later.
 */
export default function earlyCompression({outDir}: LoadContext): Plugin {
  let compressing: Promise<void> | undefined;
  return {
    name: 'early-compression',

    configureWebpack: (_config, isServer) => ({
      plugins: isServer || process.env.NODE_ENV !== 'production' ? [] : [{
        apply: (compiler: Compiler): void =>
          compiler.hooks.done.tap('early-compression', (stats) => {
            if (!stats.hasErrors()) {
              compressing = runInChildProcess(path.join(__dirname, 'compressAssets.mts'), path.join(outDir, 'assets'), {lowPriority: true});
              // An error is thrown where the build waits for it.
              compressing.catch(() => undefined);
            }
          }),
      }],
    }),

    async postBuild() {
      await compressing;
    },
  };
}
