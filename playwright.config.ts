import {defineConfig} from '@playwright/test';

const port = Number(process.env.TEST_PORT ?? 4173);
const statesPort = port + 1;

export default defineConfig({
  testDir: 'tests/e2e',
  fullyParallel: true,
  workers: 2,
  // A machine that runs other tests at the same time can be ten times slower.
  timeout: 180_000,
  expect: {timeout: 30_000},
  forbidOnly: Boolean(process.env.CI),
  retries: process.env.CI ? 1 : 0,
  // On GitHub, annotates failures in the pull request.
  reporter: [
    ['list'],
    ...(process.env.GITHUB_ACTIONS ? [['github'] as const] : []),
    [
      'json',
      {
        outputFile:
          process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ??
          '.test-results/browser.json',
      },
    ],
  ],
  use: {
    baseURL: `http://localhost:${port}`,
    viewport: {width: 1366, height: 768},
    // Only offline.spec.ts allows service workers. In other tests, the site's worker would respond to requests that the test observes or blocks.
    serviceWorkers: 'block',
    // Tracing every test would take up a third of the run time. CI traces failed tests when it retries them; locally, use `--trace on`.
    trace: 'on-first-retry',
    // Even for failures only, Playwright takes a screenshot at the end of each test.
    screenshot: process.env.CI ? 'off' : 'only-on-failure',
    launchOptions: {
      // Readers see scrollbars, which take up space and can cover what is below them.
      ignoreDefaultArgs: ['--hide-scrollbars'],
      ...(process.env.CHROMIUM_PATH && {
        executablePath: process.env.CHROMIUM_PATH,
      }),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: [
    {
      command: `npx docusaurus serve --no-open --port ${port}`,
      url: `http://localhost:${port}/`,
      reuseExistingServer: !process.env.CI,
    },
    {
      command: `node tests/fixtures/serve.mjs ${statesPort}`,
      url: `http://localhost:${statesPort}/states/`,
      timeout: 180_000,
      reuseExistingServer: !process.env.CI,
    },
  ],
  metadata: {statesUrl: `http://localhost:${statesPort}`},
});
