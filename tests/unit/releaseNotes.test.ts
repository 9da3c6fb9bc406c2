import {expect, it} from 'vitest';
import {getHeadingIds} from '../../scripts/pages';
import {releases} from '../../src/data/releases';
import {getMainnetDates} from '../../src/features/contracts/facts/releases';
import {sitePages} from './sitePages';

const page = sitePages.find(({file}) => file === 'docs/release-notes.mdx');
const sections = page ? [...getHeadingIds(page)] : [];
const ids = releases.map(({id}) => id);

it('the timeline of the release notes has the releases that have a section', () => {
  expect(
    sections.filter((id) => /^(?:alpha|beta)-v/.test(id) && !ids.includes(id)),
    'add them to src/data/releases.ts',
  ).toEqual([]);
  expect(
    ids.filter((id) => !sections.includes(id)),
    'add a section with the id to docs/release-notes.mdx',
  ).toEqual([]);
});

it('the release notes name every version of LineaRollup that reached Mainnet', () => {
  expect(
    Object.keys(getMainnetDates('LineaRollup'))
      .map((release) => `| \`LineaRollup\` ${release}`)
      .filter((text) => !page?.text.includes(text)),
    'add a row to the table of upgrades in docs/release-notes.mdx',
  ).toEqual([]);
});
