import ts from 'typescript';
import {readdirSync} from 'node:fs';
import path from 'node:path/posix';
import {literalOf} from '../edit/source';
import {nearest, placeIn, type Finding} from './finding';
import type {Site} from './site';

const RECORDS = 'src/data/providers';
const PAGES = 'docs/get-started/tooling';

interface ProviderRecord {
  readonly file: string;
  readonly at: number;
  readonly texts: ReadonlyMap<string, {readonly value: string; readonly at: number}>;
}

const stringsOf = (node: ts.ObjectLiteralExpression): ProviderRecord['texts'] =>
  new Map(node.properties.flatMap((property) =>
    ts.isPropertyAssignment(property) && ts.isStringLiteralLike(property.initializer)
      ? [[property.name.getText(), {value: property.initializer.text, at: property.initializer.getStart()}] as const]
      : []));

/** The records of all categories, as they stand in the files. */
function recordsOf(site: Site): ProviderRecord[] {
  const files = readdirSync(path.join(site.root, RECORDS)).filter((name) => site.exists(`${PAGES}/${name.replace(/\.ts$/, '')}/index.mdx`));
  return files.map((name) => `${RECORDS}/${name}`).flatMap((file) =>
    literalOf(site.text(file), ts.isArrayLiteralExpression).elements.filter(ts.isObjectLiteralExpression).map((node) => ({file, at: node.getStart(), texts: stringsOf(node)})));
}

/** Records of providers without a page or a check, and pages that show no record or another's. */
export function providerFindings(files: readonly string[], site: Site): Finding[] {
  const records = recordsOf(site);
  const ids = records.map(({texts}) => texts.get('id')?.value ?? '');
  const wrongRecords = records.filter(({file}) => files.includes(file)).flatMap(({file, at, texts}): Finding[] => {
    const {value: id = '', at: idAt = at} = texts.get('id') ?? {};
    const finding = (message: string, offset = at): Finding => ({file, ...placeIn(site.text(file), offset), message});
    const {value: summary = '', at: summaryAt = at} = texts.get('summary') ?? {};
    const checked = texts.get('checked');
    return [
      ...(site.exists(`${PAGES}/${id}.mdx`) || site.exists(`${PAGES}/${id}/index.mdx`) ? [] : [finding(`the provider "${id}" has no page → create ${PAGES}/${id}.mdx, or correct the id`, idAt)]),
      ...(summary.length > 20 && summary.length <= 110 && !summary.endsWith('.') ? [] : [finding(`the summary has ${summary.length} characters${summary.endsWith('.') ? ' and a full stop' : ''} → write 21 to 110, without a full stop`, summaryAt)]),
      ...(checked === undefined ? [finding(`nobody has checked "${id}" yet → hold the networks against the documentation of the provider, then add the month: checked: '2026-08'`)] : []),
      ...(checked === undefined || /^20\d\d-(?:0[1-9]|1[0-2])$/.test(checked.value) ? [] : [finding(`${checked.value} is no month → write it as 2026-08`, checked.at)]),
    ];
  });
  const wrongPages = files.filter((file) => file.startsWith('docs/') && file.endsWith('.mdx') && site.exists(file)).flatMap((file): Finding[] => {
    const text = site.text(file);
    const own = file.startsWith(`${PAGES}/`) ? path.relative(PAGES, file).replace(/(?:\/index)?\.mdx$/, '') : undefined;
    return [...text.matchAll(/<ProviderFacts\s+id=["'](.*?)["']/g)].flatMap(({1: id = '', index}) => {
      const finding = (message: string): Finding[] => [{file, ...placeIn(text, index), message}];
      if (own !== undefined && id !== own && ids.includes(own)) {
        return finding(`<ProviderFacts> shows "${id}" on the page of "${own}" → id="${own}"`);
      }
      if (!ids.includes(id)) {
        return finding(`${RECORDS} has no record "${id}" → id="${nearest(id, ids)}", or add the record`);
      }
      return own === undefined || id === own ? [] : finding(`${RECORDS} has no record "${own}" of this page, and it shows "${id}" → add the record, and write id="${own}"`);
    });
  });
  return [...wrongRecords, ...wrongPages];
}
