import {arePackagesInstalled, run} from '../install.mjs';

const folder = 'scripts/diagrams';

/** Installs Mermaid with its ELK layout and svgo, which only drawing needs. Exits the process on failure. */
export function installDiagramPackages(): void {
  if (arePackagesInstalled({folder})) return;
  console.log('Installing Mermaid…');
  if (!run('npm', ['ci', '--prefix', folder, '--no-audit', '--no-fund'])) {
    process.exit(1);
  }
}
