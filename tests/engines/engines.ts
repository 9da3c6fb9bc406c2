import {existsSync} from 'node:fs';
import {findInstalledChromium} from '../../scripts/chromium.mjs';

export const engineNames = ['Chromium', 'Firefox', 'WebKit'] as const;
export type EngineName = (typeof engineNames)[number];

/** Where a program may be, by the Debian package that contains it. */
const paths = {
  chromium: [findInstalledChromium() ?? ''],
  'firefox-esr': ['/usr/bin/firefox-esr', '/usr/bin/firefox'],
  'webkit2gtk-driver': ['/usr/bin/WebKitWebDriver'],
  xvfb: ['/usr/bin/Xvfb'],
};
type Package = keyof typeof paths;

const requiredPackages: Readonly<Record<EngineName, readonly Package[]>> = {
  Chromium: ['chromium'],
  Firefox: ['firefox-esr'],
  WebKit: ['webkit2gtk-driver', 'xvfb'],
};

const findInstalledPath = (name: Package): string | undefined =>
  paths[name].find((path) => existsSync(path));

/** Returns the Debian packages that an engine needs and that are not installed. */
export const findMissingPackages = (engine: EngineName): Package[] =>
  requiredPackages[engine].filter((name) => !findInstalledPath(name));

/** Returns the path of a package's program. Throws if it is not installed. */
export function getProgram(name: Package): string {
  const path = findInstalledPath(name);
  if (!path) throw new Error(`The package ${name} is not installed.`);
  return path;
}
