import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {VFile} from 'vfile';
import includeFiles, {
  findIncludeProblems,
} from '../../src/features/markdown/includeFiles';
import {parsePage} from '../../scripts/pages';

const url = '/files/nodes/create-jwt.sh';
const parse = (meta: string, content = '') =>
  parsePage('page.mdx', `Text.\n\n\`\`\`bash ${meta}\n${content}\`\`\`\n`).tree;

test('a block shows the download that it names', () => {
  const tree = parse(`title="create-jwt.sh" file="${url}"`);
  includeFiles()(tree, new VFile());
  expect(tree.children[1]).toMatchObject({
    type: 'code',
    value: readFileSync(`static${url}`, 'utf8').trimEnd(),
  });
});

test('other blocks stay as they are', () => {
  const tree = parse('title="file.sh"', 'ls\n');
  includeFiles()(tree, new VFile());
  expect(tree.children[1]).toMatchObject({value: 'ls'});
});

test.each([
  ['a file that does not exist', 'file="/files/nodes/none.sh"', ''],
  ['a file outside the downloads', 'file="/../package.json"', ''],
  ['content of its own', `file="${url}"`, 'ls\n'],
])('%s stops the build with its line', (_, meta, content) => {
  const tree = parse(meta, content);
  expect(findIncludeProblems(tree)).toMatchObject([{line: 3, column: 1}]);
  expect(() => includeFiles()(tree, new VFile({path: 'page.mdx'}))).toThrow(
    / → /,
  );
});
