import {defineConfig} from 'vitest/config';

/** Runs tutorials one at a time, because compilers and browsers use a lot of resources. */
export default defineConfig({
  root: import.meta.dirname,
  test: {include: ['*.test.ts'], fileParallelism: false},
});
