import {existsSync, readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {parse} from 'yaml';
import sidebars from '../../sidebars';
import {tutorials} from '../../src/data/overviews';
import type {SidebarEntry} from '../../src/lib/routes';
import {getFrontMatterYaml} from '../../src/lib/text';

test.each(tutorials)(
  'the overview entry for "$title" matches its page',
  ({title, to, details}) => {
    const page = readFileSync(`docs${to}.mdx`, 'utf8');
    const minutes = [...page.matchAll(/\| (\d+) minutes \|$/gm)].reduce(
      (sum, [, stage]) => sum + Number(stage),
      0,
    );
    expect(page).toContain(`\ntitle: ${title}\n`);
    expect(details.Time).toBe(`${minutes} minutes`);
    expect(page).toContain(
      `\n**${details.Level}** · ${details.Time} · ${details.Tools} · [`,
    );
  },
);

/** Splits text into words without plural endings. */
const getWords = (text: string): string[] =>
  text
    .toLowerCase()
    .match(/[\w.]+/g)
    ?.map((word) => word.replace(/s$/, '')) ?? [];

test('a sidebar label is the page title, or the title with some words omitted', () => {
  const readLabels = (id: string): {title: string; label: string} => {
    const file =
      [`docs/${id}.mdx`, `docs/${id}/index.mdx`].find((path) =>
        existsSync(path),
      ) ?? '';
    const {title, sidebar_label: label = title} = parse(
      getFrontMatterYaml(readFileSync(file, 'utf8')),
    ) as {title: string; sidebar_label?: string};
    return {title, label};
  };
  const readItem = (item: SidebarEntry): {title: string; label: string} => {
    if (typeof item === 'string') return readLabels(item);
    if (item.type === 'doc') return {...readLabels(item.id), ...item};
    return item.type === 'category' && item.link?.type === 'doc'
      ? {...readLabels(item.link.id), label: item.label}
      : {title: '', label: ''};
  };
  const findDifferingLabels = (items: readonly SidebarEntry[]): string[] =>
    items.flatMap((item): string[] => {
      const {title, label} = readItem(item);
      const words = getWords(title);
      const isShortening = getWords(label).every(
        (word) =>
          words.includes(word) && words.splice(0, words.indexOf(word) + 1),
      );
      const nestedLabels =
        typeof item !== 'string' && item.type === 'category'
          ? findDifferingLabels(item.items as SidebarEntry[])
          : [];
      return [
        ...(isShortening || label === 'Overview' ? [] : [`${label}: ${title}`]),
        ...nestedLabels,
      ];
    });
  expect(
    Object.values(sidebars).flatMap((items) =>
      findDifferingLabels(items as SidebarEntry[]),
    ),
  ).toEqual([]);
});
