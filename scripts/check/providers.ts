import path from 'node:path/posix';
import {existsSync} from 'node:fs';
import {providers} from '../../src/data/providers';
import {findingAt, type Finding} from './finding';
import type {SiteContent} from './siteContent';

const RECORDS = 'src/data/providers';
const PAGES = 'docs/get-started/tooling';

/** Finds records without a page or a `checked` date; tests/unit/providers.test.ts tests the format of summaries. */
function checkRecords(files: readonly string[], site: SiteContent): Finding[] {
  return providers
    .filter(({category}) => files.includes(`${RECORDS}/${category}.ts`))
    .flatMap(({id, category, checked}) => {
      const source = site.getSource(`${RECORDS}/${category}.ts`);
      const report = (rule: string, message: string): Finding =>
        findingAt(source, `'${id}'`, rule, message);
      const hasPage =
        existsSync(`${PAGES}/${id}.mdx`) ||
        existsSync(`${PAGES}/${id}/index.mdx`);
      const findings: Finding[] = [];
      if (!hasPage) {
        findings.push(
          report(
            'providers:page',
            `the provider "${id}" has no page → create ${PAGES}/${id}.mdx, or fix the id`,
          ),
        );
      }
      if (checked === undefined) {
        findings.push(
          report(
            'providers:checked',
            `"${id}" has not been checked → compare its networks with the provider's documentation, then add the date: checked: '2026-08'`,
          ),
        );
      }
      return findings;
    });
}

/** Finds `<ProviderFacts>` elements whose id differs from the provider page's. */
function checkProviderPages(
  files: readonly string[],
  site: SiteContent,
): Finding[] {
  const ids: ReadonlySet<string> = new Set(providers.map(({id}) => id));
  return files
    .filter((file) => file.startsWith(`${PAGES}/`))
    .flatMap((file) => {
      const text = site.getText(file);
      const pageId = path
        .relative(PAGES, file)
        .replace(/(?:\/index)?\.mdx$/, '');
      return [...text.matchAll(/<ProviderFacts\s+id=["'](.*?)["']/g)]
        .filter(([, id]) => id !== pageId)
        .map(({index, 1: id}) =>
          findingAt(
            {file, text},
            index,
            'providers:facts',
            ids.has(pageId)
              ? `<ProviderFacts> shows "${id}" on the page for "${pageId}" → write id="${pageId}"`
              : `${RECORDS} has no record for "${pageId}" → add it, and write id="${pageId}"`,
          ),
        );
    });
}

export function checkProviders(
  files: readonly string[],
  site: SiteContent,
): Finding[] {
  return [...checkRecords(files, site), ...checkProviderPages(files, site)];
}
