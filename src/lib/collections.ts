/** Caches the result for each key. */
export function memoize<Key, Value>(
  compute: (key: Key) => Value,
): (key: Key) => Value {
  const cache = new Map<Key, {readonly value: Value}>();
  return (key) => {
    const entry = cache.get(key) ?? {value: compute(key)};
    cache.set(key, entry);
    return entry.value;
  };
}

/** Replaces Map.groupBy, which Node.js 20 lacks. */
export function groupBy<Item, Key>(
  items: readonly Item[],
  getKey: (item: Item, index: number) => Key,
): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const [index, item] of items.entries()) {
    const key = getKey(item, index);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}
