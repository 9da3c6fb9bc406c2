import type {LoadContext, Plugin} from '@docusaurus/types';
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';

/** The same as in docs/risk-disclosures. */
const contacts = ['mailto:security-report@linea.build', 'https://immunefi.com/bug-bounty/linea/information/'];

const file = '.well-known/security.txt';

/** security.txt (RFC 9116), valid for a year. */
export function formatSecurityTxt(site: string, now: Date): string {
  const expires = new Date(now);
  expires.setUTCFullYear(now.getUTCFullYear() + 1);
  return [
    ...contacts.map((contact) => `Contact: ${contact}`),
    `Expires: ${expires.toISOString().replace(/\.\d+Z$/, 'Z')}`,
    'Preferred-Languages: en',
    `Canonical: ${site}/${file}`,
    `Policy: ${site}/risk-disclosures#audits-and-bug-bounty`,
    '',
  ].join('\n');
}

/** Written by the build, so that it does not expire. */
export default function securityTxt({siteConfig}: LoadContext): Plugin {
  return {
    name: 'security-txt',
    async postBuild({outDir}) {
      const target = path.join(outDir, file);
      await mkdir(path.dirname(target), {recursive: true});
      await writeFile(target, formatSecurityTxt(siteConfig.url, new Date()));
    },
  };
}
