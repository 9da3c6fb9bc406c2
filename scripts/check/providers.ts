import path from 'node:path/posix';
import {existsSync} from 'node:fs';
import {providers} from '../../src/data/providers';
import {locate, type Finding} from './finding';
import type {SiteContent} from './siteContent';

const RECORDS = 'src/data/providers';
const PAGES = 'docs/get-started/tooling';

/** Finds records without a page or a `checked` date; tests/unit/providers.test.ts tests the format of summaries. */
function checkRecords(files: readonly string[], site: SiteContent): Finding[] {
  return providers
    .filter(({category}) => files.includes(`${RECORDS}/${category}.ts`))
    .flatMap(({id, category, checked}) => {
      const file = `${RECORDS}/${category}.ts`;
      const position = locate(
        site.getText(file),
        site.getText(file).indexOf(`'${id}'`),
      );
      const hasPage =
        existsSync(`${PAGES}/${id}.mdx`) ||
        existsSync(`${PAGES}/${id}/index.mdx`);
      return [
        ...(hasPage
          ? []
          : [
              {
                file,
                ...position,
                rule: 'providers:page',
                message: `the provider "${id}" has no page → create ${PAGES}/${id}.mdx, or fix the id`,
              },
            ]),
        ...(checked === undefined
          ? [
              {
                file,
                ...position,
                rule: 'providers:checked',
                message: `"${id}" has not been checked → compare its networks with the provider's documentation, then add the date: checked: '2026-08'`,
              },
            ]
          : []),
      ];
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
        .map(({index, 1: id}) => ({
          file,
          ...locate(text, index),
          rule: 'providers:facts',
          message: ids.has(pageId)
            ? `<ProviderFacts> shows "${id}" on the page for "${pageId}" → write id="${pageId}"`
            : `${RECORDS} has no record for "${pageId}" → add it, and write id="${pageId}"`,
        }));
    });
}

export function checkProviders(
  files: readonly string[],
  site: SiteContent,
): Finding[] {
  return [...checkRecords(files, site), ...checkProviderPages(files, site)];
}
