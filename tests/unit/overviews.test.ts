import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {tutorials} from '../../src/data/overviews';

test.each(tutorials)('the overview gives $title the time and title of its page', ({title, to, facts}) => {
  const page = readFileSync(`docs${to}.mdx`, 'utf8');
  const minutes = [...page.matchAll(/\| (\d+) minutes \|$/gm)].reduce((sum, [, stage]) => sum + Number(stage), 0);
  expect(page).toContain(`\ntitle: ${title}\n`);
  expect(facts.Time).toBe(`${minutes} minutes`);
});
