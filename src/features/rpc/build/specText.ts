import document from '@metamask/api-specs';
import {readFileSync} from 'node:fs';
import {ethereumSpec} from './ethereumSpec';

/** What sources/ethereum.json has to be, from the installed package. */
export function specText(): string {
  const {name, version, license} = JSON.parse(readFileSync('node_modules/@metamask/api-specs/package.json', 'utf8')) as Record<string, string>;
  const source = {package: name ?? '', version: version ?? '', license: license ?? ''};
  return `${JSON.stringify(ethereumSpec(document, source), null, 1)}\n`;
}
