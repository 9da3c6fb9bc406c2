import type {LoadContext, Plugin} from '@docusaurus/types';
import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';

/** Where the risk disclosures ask for reports of vulnerabilities. */
const contacts = ['mailto:security-report@linea.build', 'https://immunefi.com/bug-bounty/linea/information/'];

const file = '.well-known/security.txt';

/** The text of security.txt (RFC 9116). It has to name a day until which it holds: a year after the build. */
export function securityText(site: string, now: Date): string {
  const expires = new Date(now);
  expires.setUTCFullYear(now.getUTCFullYear() + 1);
  return [
    ...contacts.map((contact) => `Contact: ${contact}`),
    // Whole seconds: the format of RFC 3339 that every reader of the file knows.
    `Expires: ${expires.toISOString().replace(/\.\d+Z$/, 'Z')}`,
    'Preferred-Languages: en',
    `Canonical: ${site}/${file}`,
    `Policy: ${site}/risk-disclosures#audits-and-bug-bounty`,
    '',
  ].join('\n');
}

/** Writes security.txt at build time, so that it never expires on a site that is being built. */
export default function securityTxt({siteConfig}: LoadContext): Plugin {
  return {
    name: 'security-txt',
    async postBuild({outDir}) {
      const target = path.join(outDir, file);
      await mkdir(path.dirname(target), {recursive: true});
      await writeFile(target, securityText(siteConfig.url, new Date()));
    },
  };
}
