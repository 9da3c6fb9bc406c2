// npm run site: installs what is missing, builds, serves on http://localhost:3000 (PORT changes it).
import {installPackages, run} from './install.mjs';

const port = process.env.PORT ?? '3000';
if (!/^\d+$/.test(port) || Number(port) < 1 || Number(port) > 65535) {
  console.error(`PORT is "${port}". Set it to a number from 1 to 65535, for example PORT=8080.`);
  process.exit(1);
}
installPackages({build: true});
if (!run('npm', ['run', 'build'])) {
  process.exit(1);
}
console.log(`\nThe site is at http://localhost:${port}\n`);
process.exit(run(process.execPath, ['node_modules/@docusaurus/core/bin/docusaurus.mjs', 'serve', '--no-open', '--port', port]) ? 0 : 1);
