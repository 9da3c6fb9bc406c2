import {defineConfig} from 'vitest/config';

/** Runs one tutorial at a time, because compilers and browsers use a lot of resources. */
export default defineConfig({
  root: import.meta.dirname,
  test: {include: ['*.test.ts'], fileParallelism: false},
});
