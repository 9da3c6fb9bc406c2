// Replaces the original: no input is stored (`authPersistence: false`), so the hash library for the original's storage keys is not needed.

export function hashArray(keys: string[]): string {
  return [...keys].sort().join();
}

export function createStorage(): Storage {
  return {
    getItem: () => null,
    setItem: () => undefined,
    removeItem: () => undefined,
    clear: () => undefined,
    key: () => null,
    length: 0,
  };
}
