import {existsSync} from 'node:fs';
import path from 'node:path';
import {defineConfig} from 'vitest/config';

/** Tests of built files and nginx responses, without a browser. */
export default defineConfig({
  root: path.resolve(import.meta.dirname, '../..'),
  resolve: {alias: {'@site': path.resolve(import.meta.dirname, '../..')}},
  plugins: [
    {
      name: 'require-build',
      // In a hook, because linters load this file, too, before there is a build.
      configResolved() {
        if (!existsSync('build/index.html'))
          throw new Error('No build found. Run `npm run build` first.');
      },
    },
  ],
  // Pages are parsed once and shared by all test files.
  test: {
    include: ['tests/site/*.test.ts'],
    testTimeout: 180_000,
    pool: 'threads',
    isolate: false,
    fileParallelism: false,
  },
});
