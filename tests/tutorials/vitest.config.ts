import {defineConfig} from 'vitest/config';

/** Tutorials share one machine with compilers and browsers: one at a time. */
export default defineConfig({
  root: import.meta.dirname,
  test: {include: ['*.test.ts'], fileParallelism: false},
});
