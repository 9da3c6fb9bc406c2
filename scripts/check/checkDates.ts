import {
  getCurrentMonth,
  readFrontMatter,
} from '../../src/features/markdown/frontMatter';
import type {Source} from './finding';

/** Lists the pages whose `checked` is missing or older than a year, the oldest first. */
export function findOutdatedPages(
  pages: readonly Source[],
  currentMonth = getCurrentMonth(),
): string[] {
  const [year, month] = currentMonth.split('-');
  const oldestMonth = `${Number(year) - 1}-${month}`;
  return pages
    .map(({file, text}) => {
      const {checked = 'never'} = readFrontMatter(text) as {
        readonly checked?: string;
      };
      return {file, checked};
    })
    .filter(({checked}) => checked === 'never' || checked < oldestMonth)
    .map(({file, checked}) => `${checked} ${file}`)
    .sort();
}
