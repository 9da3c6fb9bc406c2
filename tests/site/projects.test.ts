import {strFromU8, unzipSync} from 'fflate';
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, expect, test} from 'vitest';
import {parsePages} from '../../scripts/pages';
import {zipProject} from '../../scripts/samples/project';
import {tutorials as overviewTutorials} from '../../src/data/overviews';
import {assemble, countStages} from '../tutorials/project';
import {readPage} from './builtSite';

const parentFolder = mkdtempSync(path.join(tmpdir(), 'projects-'));
afterAll(() => rmSync(parentFolder, {recursive: true}));

const tutorials = parsePages('docs/learn').filter(
  ({file}) =>
    countStages(path.relative('docs/learn', file).replace(/\.mdx$/, '')) > 0,
);

test.each(
  tutorials.map((page) => ({page, name: path.basename(page.file, '.mdx')})),
)('the $name page links to the project that the tests run', ({page, name}) => {
  const route = `/${path.relative('docs', page.file).replace(/\.mdx$/, '')}`;
  expect(readPage(route)(`article a[href="${route}.zip"]`).length).toBe(
    overviewTutorials.some(({to}) => to === route) ? 3 : 1,
  );
  const zip = readFileSync(`build${route}.zip`);
  expect(
    zip.equals(zipProject(page) ?? Buffer.alloc(0)),
    'the archive must be reproducible',
  ).toBe(true);
  const files = new Map(
    Object.entries(unzipSync(zip)).map(([file, bytes]) => [
      file,
      strFromU8(bytes),
    ]),
  );
  const {files: testedFiles} = assemble(
    path.relative('docs/learn', page.file).replace(/\.mdx$/, ''),
    {parentFolder},
  );
  expect(testedFiles.size).toBeGreaterThan(5);
  for (const [file, text] of testedFiles) {
    expect(files.get(`${name}/${file}`), file).toBe(text);
  }
  // The tests omit workspace files.
  const untestedFiles = [...files.keys()].filter(
    (file) => !testedFiles.has(file.slice(name.length + 1)),
  );
  expect(
    untestedFiles.filter(
      (file) => !/^[\w-]+\/(?:package\.json|pnpm-workspace\.yaml)$/.test(file),
    ),
  ).toEqual([]);
});
