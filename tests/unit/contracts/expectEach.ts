import {expect} from 'vitest';

/** Checks all items in one test, which names those that fail. */
export async function expectEach<Item>(
  items: readonly Item[],
  getName: (item: Item) => string,
  check: (item: Item) => unknown,
): Promise<void> {
  const problems: string[] = [];
  for (const item of items) {
    try {
      await check(item);
    } catch (error) {
      problems.push(`${getName(item)}: ${String(error)}`);
    }
  }
  expect(items).not.toEqual([]);
  expect(problems).toEqual([]);
}
