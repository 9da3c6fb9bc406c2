// Replaces the original: nothing the reader types is stored (`authPersistence: false`), so the hash
// library that the original brings for its storage keys is not loaded.

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
