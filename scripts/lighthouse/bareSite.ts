import {spawnSync} from 'node:child_process';
import {cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

const config = `module.exports = {
  title: 'Bare',
  url: 'https://bare.example',
  baseUrl: '/',
  trailingSlash: false,
  onBrokenLinks: 'ignore',
  onBrokenAnchors: 'ignore',
  markdown: {format: 'detect', hooks: {onBrokenMarkdownLinks: 'ignore', onBrokenMarkdownImages: 'ignore'}},
  future: {v4: true, faster: true},
  presets: [['classic', {docs: {routeBasePath: '/'}, blog: false}]],
  themeConfig: {navbar: {title: 'Bare', items: [{type: 'doc', docId: 'index', label: 'Docs'}]}},
};
`;

/**
 * Builds the site that the engine makes of the same texts with nothing of ours: its classic theme, and the Markdown twins of the
 * pages. Returns the folder; it has the routes whose page has a twin.
 */
export function buildBareSite(routes: readonly string[]): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'bare-site-'));
  for (const route of routes) {
    const name = route === '/' ? '/index' : route;
    const twin = path.join('build', `${name}.md`);
    if (existsSync(twin)) {
      const file = path.join(folder, 'docs', `${name}.md`);
      mkdirSync(path.dirname(file), {recursive: true});
      writeFileSync(file, `---\nslug: ${route}\n---\n\n${readFileSync(twin, 'utf8')}`);
    }
  }
  writeFileSync(path.join(folder, 'docusaurus.config.js'), config);
  writeFileSync(path.join(folder, 'package.json'), '{"private": true}\n');
  cpSync('static/img/favicon.svg', path.join(folder, 'static/favicon.svg'));
  symlinkSync(path.resolve('node_modules'), path.join(folder, 'node_modules'));
  const run = (command: string, ...args: readonly string[]): void => {
    const {status, stderr} = spawnSync(command, args, {cwd: folder, encoding: 'utf8', env: {...process.env, NODE_ENV: 'production'}});
    if (status !== 0) {
      throw new Error(`The bare site in ${folder} does not build: ${stderr}`);
    }
  };
  run('npx', 'docusaurus', 'build');
  run('npx', 'tsx', path.resolve('scripts/compress.mts'));
  return path.join(folder, 'build');
}
