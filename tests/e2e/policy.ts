import type {Page} from '@playwright/test';
import {expect, test as base} from './nginx';
import {isProblem, waitForIdle} from './support';

/** Collects policy violations, including those that the browser does not print, and other console and page errors. */
async function watchProblems(page: Page, problems: string[]): Promise<void> {
  await page.exposeFunction('reportViolation', (text: string) =>
    problems.push(text),
  );
  await page.addInitScript(() => {
    document.addEventListener(
      'securitypolicyviolation',
      ({effectiveDirective, blockedURI, sourceFile, lineNumber, sample}) => {
        const report = Reflect.get(window, 'reportViolation') as (
          text: string,
        ) => void;
        report(
          `violation of ${effectiveDirective}: ${blockedURI} ${sample} at ${sourceFile}:${lineNumber}`,
        );
      },
    );
  });
  page.on('console', (message) => {
    if (isProblem(message))
      problems.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`uncaught: ${error.message}`));
  page.on('dialog', async (dialog) => {
    problems.push(`dialog: ${dialog.message()}`);
    await dialog.dismiss();
  });
}

/** Provides a page served by nginx that fails the test on any violation, console error, uncaught error or dialog. */
export const test = base.extend<{monitoredPage: Page; problems: string[]}>({
  // eslint-disable-next-line no-empty-pattern
  problems: async ({}, use) => use([]),
  monitoredPage: async ({page, problems}, use) => {
    await watchProblems(page, problems);
    await use(page);
    // Violations are reported in a separate task.
    await waitForIdle(page);
    expect(problems).toEqual([]);
  },
});

export {expect};
