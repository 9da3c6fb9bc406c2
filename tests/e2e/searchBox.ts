import type {Page} from '@playwright/test';
import {expect as baseExpect, test as baseTest} from './support';

/** With the data saver, only the current section is searched. */
export const test = baseTest.extend({dataSaver: false});

// The index is built in the browser, so the first results can be slow on a busy machine.
export const expect = baseExpect.configure({timeout: 30_000});

/** Matches the URLs of index files. */
export const indexPattern = /\/search-index[^/]*\.json/;

export const menu = (page: Page) => page.locator('[class*="dropdownMenu"]');
export const box = (page: Page) =>
  page.getByRole('combobox', {name: 'Search', exact: true});
export const options = (page: Page) =>
  page.getByRole('listbox', {name: 'Search suggestions'}).getByRole('option');

/** The suggestion list, once it is complete for the current query. */
export const completeSuggestions = (page: Page) =>
  page.locator('[role="listbox"][aria-busy="false"]');

/** Types a query into the box and waits for its suggestions. */
export async function enterQuery(page: Page, query: string): Promise<void> {
  await box(page).fill(query);
  await expect(completeSuggestions(page)).toBeVisible();
}
