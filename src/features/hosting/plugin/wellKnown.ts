import type {LoadContext, Plugin, PluginModule} from '@docusaurus/types';
import {copyFile, mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {lineaNetworks} from '../../../data/networks';
import {specificationFile} from '../../apiReference/options';
import type {MachineReadableFile} from '../../markdownExport/plugin/llmsTxt';

/** The Token API document that the build publishes. */
export const tokenApiFile: MachineReadableFile = {
  title: 'OpenAPI document of the Token API',
  path: '/token-api.yaml',
  description:
    'operations, parameters and responses, described on /api/token-api/reference.',
};

/** Formats the API catalog (RFC 9727) as a link set (RFC 9264): each API with its machine-readable description and its page. */
function formatApiCatalog(
  site: string,
  openRpcPath: string,
  abis: readonly MachineReadableFile[],
): string {
  const createEntry = (
    anchor: string,
    description: string,
    type: string,
    page: string,
  ): object => ({
    anchor,
    'service-desc': [{href: site + description, type}],
    'service-doc': [{href: site + page, type: 'text/html'}],
  });
  const networks = Object.values(lineaNetworks).map(({rpcUrl}) =>
    createEntry(rpcUrl, openRpcPath, 'application/json', '/api/reference'),
  );
  const contracts = {
    anchor: `${site}/api/linea-smart-contracts/linearollup`,
    'service-desc': abis.map(({path: file, title}) => ({
      href: site + file,
      type: 'application/json',
      title,
    })),
  };
  const tokenApi = createEntry(
    `${site}/api/token-api/reference`,
    tokenApiFile.path,
    'application/yaml',
    '/api/token-api/reference',
  );
  return `${JSON.stringify({linkset: [...networks, tokenApi, contracts]}, null, 2)}\n`;
}

/** The contacts listed in docs/risk-disclosures. */
const contacts = [
  'mailto:security-report@linea.build',
  'https://immunefi.com/bug-bounty/linea/information/',
];

/** Formats security.txt (RFC 9116), which is valid for a year. */
export function formatSecurityTxt(site: string, now: Date): string {
  const expires = new Date(now);
  expires.setUTCFullYear(now.getUTCFullYear() + 1);
  return [
    ...contacts.map((contact) => `Contact: ${contact}`),
    `Expires: ${expires.toISOString().replace(/\.\d+Z$/, 'Z')}`,
    'Preferred-Languages: en',
    `Canonical: ${site}/.well-known/security.txt`,
    `Policy: ${site}/risk-disclosures#audits-and-bug-bounty`,
    '',
  ].join('\n');
}

/** Writes the API catalog, security.txt (with a new expiry date in each build) and the Token API document. */
export default function wellKnown(
  openRpcPath: string,
  abis: readonly MachineReadableFile[],
): PluginModule {
  return ({siteDir, siteConfig: {url}}: LoadContext): Plugin => ({
    name: 'well-known',
    async postBuild({outDir}) {
      const folder = path.join(outDir, '.well-known');
      await mkdir(folder, {recursive: true});
      await writeFile(
        path.join(folder, 'api-catalog'),
        formatApiCatalog(url, openRpcPath, abis),
      );
      await writeFile(
        path.join(folder, 'security.txt'),
        formatSecurityTxt(url, new Date()),
      );
      await copyFile(
        path.join(siteDir, specificationFile),
        path.join(outDir, tokenApiFile.path),
      );
    },
  });
}
