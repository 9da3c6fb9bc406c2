import {existsSync} from 'node:fs';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import {unified} from 'unified';
import {expect, it} from 'vitest';
import abiList, {
  abiDownloads,
} from '../../../src/features/contracts/pages/abiList';
import errorTables from '../../../src/features/contracts/pages/errorTables';

const render = (component: string): string =>
  String(
    unified()
      .use(remarkParse)
      .use(remarkMdx)
      .use(remarkGfm)
      .use(errorTables)
      .use(abiList)
      .use(remarkStringify)
      .processSync(`Before.\n\n<${component} />`),
  );

it.each([
  ['ProtocolErrors', ['Selector', 'Error', 'Cause', 'Fix']],
  ['PanicCodes', ['Code', 'Meaning']],
])('a table stands at the place of <%s />', (component, columns) => {
  const [before, , header] = render(component).split('\n');
  expect(before).toBe('Before.');
  expect(header?.split(/ *\| */).slice(1, -1)).toEqual(columns);
});

it('other components stay', () => {
  expect(render('Other')).toBe('Before.\n\n<Other />\n');
});

it('the ABI files of the deployed contracts are listed for people and for machines', () => {
  const [before, , ...links] = render('AbiFiles').trim().split('\n');
  const getPaths = (text: string): string[] =>
    text.match(/\/abi\/[^"]+\.json/g) ?? [];
  const paths = getPaths(links.join('\n'));
  expect(before).toBe('Before.');
  expect(links[0]).toMatch(/^<AbiDownload contract="BridgedToken" /);
  expect(paths).toEqual(abiDownloads.map(({path}) => path));
  expect(paths.map((path) => existsSync(`static${path}`))).not.toContain(false);
  expect(abiDownloads).toContainEqual({
    title: 'ABI of TokenBridge 7.1',
    path: '/abi/tokenbridge/7.1.json',
    description:
      'plain JSON, described on /api/linea-smart-contracts/tokenbridge.',
  });
});

it('errors of the protocol link to their entries, and show names in their texts as code', () => {
  expect(render('ProtocolErrors')).toMatch(
    /^\| `0xc0a71b58` +\| \[`IsPaused`\]\(\/api\/linea-smart-contracts\/interfaces\/ipausemanager#error-ispaused\) .*`unPauseByExpiredType`/m,
  );
});

it('an error that several contracts declare links to each of them', () => {
  expect(render('ProtocolErrors')).toMatch(
    /`MessageDoesNotExistOrHasAlreadyBeenClaimed` in \[`IL1MessageManagerV1`\]\(\S+\) and \[`IL2MessageManagerV1`\]\(\S+\)/,
  );
});

it('panic codes are written as Solidity reports them', () => {
  expect(render('PanicCodes')).toMatch(
    /^\| `0x11` \| An arithmetic overflow or underflow/m,
  );
});
