import {z} from 'zod';

const COLOR_MODES = ['light', 'dark'] as const;

/** A page's path, without characters that are special in Markdown or file systems. */
const routeSchema = z.string().regex(/^\/[\w/-]{0,150}$/);
const kilobytes = z.number().min(0).max(100_000).optional();

/** The output of the preview job. Contains only routes and numbers, because the pull request's code is untrusted. */
const schema = z.strictObject({
  changed: z.number().int().min(0).max(10_000),
  pages: z
    .array(
      z.strictObject({
        route: routeSchema,
        scriptBefore: kilobytes,
        script: kilobytes,
        totalBefore: kilobytes,
        total: kilobytes,
      }),
    )
    .max(12),
  lighthouse: z
    .array(
      z.strictObject({
        route: routeSchema,
        performance: z.number().min(0).max(100),
        blocking: z.number().min(0).max(1_000_000),
      }),
    )
    .max(5),
});

export type PreviewReport = z.infer<typeof schema>;

/** Parses a report; throws if it contains anything but routes and numbers. */
export const parseReport = (json: string): PreviewReport =>
  schema.parse(JSON.parse(json));

const getScreenshotName = (page: string, mode: string): string =>
  `${page.slice(1).replaceAll('/', '-') || 'home'}-${mode}.png`;

/** Returns the file names of a page's screenshots, one per colour mode. */
export const getScreenshotNames = (page: string): readonly string[] =>
  COLOR_MODES.map((mode) => getScreenshotName(page, mode));

const formatKilobytes = (value: number | undefined): string =>
  value === undefined ? '–' : value.toFixed(1);

/** Formats the pull request comment. `screenshotsUrl` is the URL of the folder with the screenshots. */
export function formatComment(
  {changed, pages, lighthouse}: PreviewReport,
  screenshotsUrl: string,
): string {
  return [
    `### Changed pages${changed > pages.length ? ` (${pages.length} of ${changed})` : ''}`,
    [
      '| Page | JavaScript before (KB) | JavaScript after (KB) | Total before (KB) | Total after (KB) |',
      '|---|---|---|---|---|',
      ...pages.map(
        (page) =>
          `| \`${page.route}\` | ${formatKilobytes(page.scriptBefore)} | ${formatKilobytes(page.script)} | ${formatKilobytes(page.totalBefore)} | ${formatKilobytes(page.total)} |`,
      ),
    ].join('\n'),
    ...pages.map(
      (page) =>
        `<details><summary><code>${page.route}</code></summary>\n\n${COLOR_MODES.map((mode) => `![${page.route}, ${mode} mode](${screenshotsUrl}/${getScreenshotName(page.route, mode)})`).join('\n')}\n\n</details>`,
    ),
    ...(lighthouse.length > 0
      ? [
          [
            '| Lighthouse (one run) | Performance | Blocking time (ms) |',
            '|---|---|---|',
            ...lighthouse.map(
              (page) =>
                `| \`${page.route}\` | ${page.performance} | ${Math.round(page.blocking)} |`,
            ),
          ].join('\n'),
        ]
      : []),
  ]
    .join('\n\n')
    .concat('\n');
}
