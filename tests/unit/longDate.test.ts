import {expect, test} from 'vitest';
import {formatLongDate} from '../../src/lib/text';

test('formatLongDate returns the same text as Intl.DateTimeFormat', () => {
  const format = new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  const days = Array.from(
    {length: 800},
    (_, day) => Date.UTC(2024, 0, 1, 23, 59) + day * 86_400_000,
  );
  expect(days.map(formatLongDate)).toEqual(
    days.map((day) => format.format(day)),
  );
});
