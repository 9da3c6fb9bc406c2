/** Computes a value once for each key. */
export function memoize<Key, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const known = new Map<Key, {readonly value: Value}>();
  return (key) => {
    const entry = known.get(key) ?? {value: compute(key)};
    known.set(key, entry);
    return entry.value;
  };
}
