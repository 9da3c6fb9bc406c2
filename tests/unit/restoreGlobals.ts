import {afterEach, vi} from 'vitest';

// Test files share one instance of all modules, so what a test replaces would be seen by the tests and files after it.
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});
