import {spawnSync} from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';

const PARTS = [
  'docs',
  'src',
  'scripts',
  'static',
  'openapi',
  'generated',
  'tests',
  'cspell.config.yaml',
  'docusaurus.config.ts',
  'package.json',
  'package-lock.json',
  'project-words.txt',
  'redirects.ts',
  'sidebars.ts',
  'tsconfig.json',
  'README.md',
  'CONTRIBUTING.md',
];
const guide = readFileSync('CONTRIBUTING.md', 'utf8');

/** Commands from the guide's code blocks. Blocks nested in Markdown examples are excluded. */
const commands = [
  ...guide
    .replace(/^````[^]+?^````$/gm, '')
    .matchAll(/^ *```bash\n([^]*?)^ *```$/gm),
].flatMap(([, block = '']) =>
  block
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean),
);

/** Commands that do not contact GitHub. */
const runnableCommands = commands.filter(
  (command) => !command.startsWith('git ') && !command.startsWith('cd '),
);

const copyFolder = mkdtempSync(path.join(tmpdir(), 'contributing-'));
afterAll(() => rmSync(copyFolder, {recursive: true, force: true}));
beforeAll(() => {
  for (const part of PARTS.filter((name) => existsSync(name))) {
    cpSync(part, path.join(copyFolder, part), {
      recursive: true,
      filter: (source) =>
        !/node_modules|[\\/]\.(?:work|sources)$|[\\/]\.docusaurus$|fixtures[\\/]\w+[\\/]build/.test(
          source,
        ),
    });
  }
  symlinkSync(
    path.resolve('node_modules'),
    path.join(copyFolder, 'node_modules'),
  );
}, 120_000);

const runShell = (
  command: string,
): {readonly status: number | null; readonly output: string} => {
  const {status, stdout, stderr} = spawnSync('bash', ['-c', command], {
    cwd: copyFolder,
    encoding: 'utf8',
    env: {...process.env, NODE_ENV: undefined, VITEST: undefined},
  });
  return {status, output: stdout + stderr};
};

test.each(runnableCommands)(
  'the command `%s` succeeds',
  (command) => {
    const {status, output} = runShell(command);
    expect(status, output).toBe(0);
  },
  120_000,
);

test('the check reports unfilled prompts, missing records and missing sidebar entries on new pages', () => {
  const {output} = runShell(
    'npm run --silent check -- --no-samples docs/get-started/how-to/send-a-message.mdx docs/get-started/tooling/oracles/acme-feeds.mdx docs/api/reference/linea-getblockweight.mdx docs/api/linea-smart-contracts/escrow.mdx',
  );
  const findings = [
    ...output.matchAll(/^docs\/\S*?([\w-]+)\.mdx:\d+:\d+ .*\[(.+)\]$/gm),
  ].map(([, page, rule]) => `${page} ${rule}`);
  expect(
    [...new Set(findings)].filter(
      (finding) => !finding.endsWith('style:open-prompt'),
    ),
    output,
  ).toEqual([
    'escrow structure:orphan',
    'escrow contracts:unknown',
    'linea-getblockweight structure:orphan',
    'linea-getblockweight components:props',
    'send-a-message structure:orphan',
    'acme-feeds structure:orphan',
    'acme-feeds style:sentence-case',
    'acme-feeds front-matter',
  ]);
  expect(output).toMatch(
    /^docs\/get-started\/tooling\/oracles\/acme-feeds\.mdx:1:1 .*mend `provider` in its front matter.* \[structure:orphan\]$/m,
  );
  expect(
    findings.filter((finding) => finding.endsWith('style:open-prompt')).length,
  ).toBeGreaterThan(20);
}, 120_000);

test('every script mentioned in the guides exists', () => {
  const {scripts} = JSON.parse(readFileSync('package.json', 'utf8')) as {
    scripts: Record<string, string>;
  };
  const mentionedScripts = [
    ...(guide + readFileSync('README.md', 'utf8')).matchAll(
      /npm run (?:--silent )?([\w:-]+)/g,
    ),
  ].map(([, name = '']) => name);
  expect(mentionedScripts.filter((name) => !(name in scripts))).toEqual([]);
});

test('the spelling check finds American spellings in British text', () => {
  const {stdout} = spawnSync(
    'npx',
    [
      'cspell',
      'lint',
      '--no-progress',
      '--show-suggestions',
      'stdin://docs/learn/page.mdx',
    ],
    {
      input: 'In the centre.\n\nIn the center, whose behavior they analyze.\n',
      encoding: 'utf8',
    },
  );
  expect(stdout.match(/(?<=mdx:)3:\d+ - .*/g)).toEqual([
    expect.stringMatching(/^3:8 - .*\(center\).*centre/),
    expect.stringMatching(/^3:22 - .*\(behavior\).*behaviour/),
    expect.stringMatching(/^3:36 - .*\(analyze\).*analyse/),
  ]);
});
