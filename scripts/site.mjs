// npm run site: installs missing packages, builds the site and serves it on http://localhost:3000 (set PORT to change the port).
import {installPackages, runPackage} from './install.mjs';

const port = process.env.PORT ?? '3000';
if (!/^\d+$/.test(port) || Number(port) < 1 || Number(port) > 65535) {
  console.error(
    `PORT is "${port}". Set it to a number from 1 to 65535, for example PORT=8080.`,
  );
  process.exit(1);
}
installPackages({buildOnly: true});
const status = await runPackage('npm', ['run', 'build']);
if (status !== 0) {
  process.exit(status);
}
console.log(`\nThe site is at http://localhost:${port}\n`);
process.exit(
  await runPackage('docusaurus', ['serve', '--no-open', '--port', port]),
);
